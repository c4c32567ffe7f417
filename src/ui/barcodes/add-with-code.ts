/** Path of the form that adds an item for an unknown barcode. [SHP-14] */
export const addWithCodePath = (code: string): string => `/shop/add?stock=here&code=${encodeURIComponent(code)}`;
