/** An item keeps so much of a code; what a shop prints itself may be longer. */
export const MAX_BARCODE = 40;

/**
 * Whether two readings are of one barcode. [SHP-14]
 * Readers write the 12 digits of a UPC also as 13 with a nought before them: trade numbers are compared without leading noughts.
 */
export const sameBarcode = (a: string, b: string): boolean => plainBarcode(a) === plainBarcode(b);

/** A barcode as it is compared. */
export const plainBarcode = (code: string): string => {
  const read = code.trim().slice(0, MAX_BARCODE);
  return /^\d{12,14}$/.test(read) ? read.replace(/^0+/, '') : read;
};
