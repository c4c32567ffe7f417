/** Maximum length of a stored code; codes printed by a shop itself may be longer. */
export const MAX_BARCODE = 40;

/**
 * Whether two readings are of the same barcode. [SHP-14] Readers may return the 12 digits of a UPC as 13 with a leading
 * zero: trade numbers are compared without leading zeros.
 */
export const sameBarcode = (a: string, b: string): boolean => plainBarcode(a) === plainBarcode(b);

/** A barcode in its form for comparison. */
export const plainBarcode = (code: string): string => {
  const read = code.trim().slice(0, MAX_BARCODE);
  return /^\d{12,14}$/.test(read) ? read.replace(/^0+/, '') : read;
};
