/** Whether the input is the digits of a barcode rather than a name. [SHP-14] */
export const isBarcode = (typed: string): boolean => /^\d{6,}$/.test(typed.trim());
