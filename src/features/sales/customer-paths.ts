export const CUSTOMERS = '/sales/customer';

/** Where one customer, or something of theirs, is. */
export const customerPath = (id: string, page?: 'edit' | 'statement' | 'payment'): string =>
  `${CUSTOMERS}?id=${id}${page ? `&page=${page}` : ''}`;
