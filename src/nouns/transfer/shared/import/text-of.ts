import { analyse } from 'chardet';

/** A character that occurs in binary files, but not in tables. */
const NOTHING = '\u0000';
/** Part of a file that is examined for its encoding. Units: bytes. */
const LOOKED_AT = 100_000;

/**
 * A file as text: by its byte order mark, else as UTF-8, else as UTF-16 when half of its bytes are zero, else in the
 * legacy encoding that its bytes resemble. Undefined when it is not text.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  const label = markOf(bytes) ?? wideOf(bytes);
  const text = label === undefined ? plain(bytes) : new TextDecoder(label).decode(bytes);
  return text.includes(NOTHING) ? undefined : text;
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Without a byte order mark: every other byte of ASCII letters is zero. */
function wideOf(bytes: Uint8Array): string | undefined {
  const part = bytes.subarray(0, 400);
  const empty = (from: 0 | 1) => part.filter((byte, at) => at % 2 === from && byte === 0).length;
  const many = part.length / 4;
  if (part.length < 4) return undefined;
  if (empty(1) >= many && empty(0) === 0) return 'utf-16le';
  return empty(0) >= many && empty(1) === 0 ? 'utf-16be' : undefined;
}

function plain(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldLetters(bytes.subarray(0, LOOKED_AT))).decode(bytes);
  }
}

/** Accented letters as a Mac encodes them; in the Windows encoding these codes are not used for letters. */
const OF_MAC = new Set([0x88, 0x8d, 0x8e, 0x8f, 0x90, 0x9d]);
/** In Latin scripts most letters are ASCII; below the minimum number of other letters no guess is possible. */
const [MAX_SHARE, FEW] = [0.3, 8];

/** The legacy encoding: Windows or Mac where most letters are ASCII, else the most similar one. */
function oldLetters(bytes: Uint8Array): string {
  const high = bytes.filter((byte) => byte >= 0x80);
  const plainOnes = bytes.filter((byte) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)).length;
  if (high.length < FEW || high.length <= MAX_SHARE * (high.length + plainOnes)) {
    const ofMac = high.filter((byte) => OF_MAC.has(byte)).length;
    return ofMac > high.filter((byte) => byte >= 0xc0).length ? 'macintosh' : 'windows-1252';
  }
  return analyse(bytes).map(({ name }) => name).find(isReadable) ?? 'windows-1252';
} // prettier-ignore

function isReadable(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'utf-8';
  } catch {
    return false;
  }
}
