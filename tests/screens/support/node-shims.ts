import { deflateSync as deflateRaw, inflateSync as inflateRaw, unzlibSync } from 'fflate';

/*
 * The parts of Node used by the backend's code, as far as a page needs them: names for its data. None of our rules uses
 * hashing.
 */

export const randomUUID = (): string => crypto.randomUUID();

/** Bytes whose text form is as suitable for a name as that of Node's Buffer. */
export function randomBytes(count: number): { toString(encoding?: string): string } {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return { toString: () => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

export const deflateRawSync = (bytes: Uint8Array) => Buffer.from(deflateRaw(bytes));
export const inflateRawSync = (packed: Uint8Array) => Buffer.from(inflateRaw(packed));
export const inflateSync = (packed: Uint8Array) => Buffer.from(unzlibSync(packed));

const missing = (): never => {
  throw new Error('this is not there in a page');
};
export { missing as createHash, missing as crc32, missing as scrypt, missing as timingSafeEqual };
