export const SUPPLIERS = '/suppliers';

/** Where one supplier, or something of theirs, is. */
export const supplierPath = (id: string, page?: 'edit' | 'statement' | 'payment' | 'merge'): string =>
  `${SUPPLIERS}?id=${id}${page ? `&page=${page}` : ''}`;
