/** Where an item is added whose barcode no item has. [SHP-14] */
export const addWithCodePath = (code: string): string => `/shop/add?stock=here&code=${encodeURIComponent(code)}`;
