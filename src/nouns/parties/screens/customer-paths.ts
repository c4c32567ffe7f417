export const CUSTOMERS = '/sales/customer';

/** Where one customer, or something of theirs, is. */
export const customerPath = (id: string, page?: 'edit' | 'statement' | 'payment' | 'merge'): string =>
  `${CUSTOMERS}?id=${id}${page ? `&page=${page}` : ''}`;

/** The word in the address for who else somebody may be. */
export const OTHER = 'other';

/** Where two customers that look like one are put together. [CUS-8] */
export const mergePath = (id: string, other: string): string => `${customerPath(id, 'merge')}&${OTHER}=${other}`;
