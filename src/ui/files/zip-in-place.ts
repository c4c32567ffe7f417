import { unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

/*
 * `zip` and `unzip` in the interface that the Excel writer and reader expect from fflate. fflate's own start a worker
 * from a blob for each file above 160 KB, which the security policy forbids, and never answer. A year of a farm is
 * zipped in a fraction of a second.
 */

export const zip = (files: Zippable, answer: (fault: null, archive: Uint8Array<ArrayBuffer>) => void): void =>
  answer(null, zipSync(files));

export function unzip(archive: Uint8Array, answer: (fault: unknown, files: Unzipped) => void): void {
  let files: Unzipped;
  try {
    files = unzipSync(archive);
  } catch (fault) {
    return answer(fault, {});
  }
  answer(null, files);
}
