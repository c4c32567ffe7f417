import { zipSync, type Zippable } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * `zip` of fflate as `write-excel-file` calls it, in place of fflate's own: that starts a worker from a blob for each file above 160 KB,
 * which the security policy forbids, and never answers. A year of a farm is zipped in a part of a second.
 */
export const zip = (files: Zippable, answer: (fault: null, archive: Uint8Array<ArrayBuffer>) => void): void =>
  answer(null, zipSync(files));
