/** The page of an item: its figures and its history. [RTE-25] */
export const itemPath = (id: string): string => `/shop/stock_history/${id}`;
export const lossesPath = (id: string): string => `/shop/losses/${id}`;
export const purchasePath = (id: string): string => `/purchases/view/${id}`;
