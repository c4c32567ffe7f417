import { analyse } from 'chardet';

/** Bytes of no text at all, which tables do not have. */
const NOTHING = '\u0000';
/** So much of a file tells in which letters it is written. Units: bytes. */
const LOOKED_AT = 100_000;

/**
 * A file as text: by the mark at its start, else UTF-8, else UTF-16 when half of it is empty, else the letters of older programs that its bytes look
 * like. Undefined when it is no text.
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

/** Without a mark: every other byte of plain letters is empty. */
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

/** Accented letters as a Mac writes them; in the letters of Windows nobody has these. */
const OF_MAC = new Set([0x88, 0x8d, 0x8e, 0x8f, 0x90, 0x9d]);
/** In Latin letters most are plain ones; of so few others nothing can be told. */
const [MOST, FEW] = [0.3, 8];

/** In which letters older programs wrote: of Windows or a Mac where most letters are plain, else as it looks like. */
function oldLetters(bytes: Uint8Array): string {
  const high = bytes.filter((byte) => byte >= 0x80);
  const plainOnes = bytes.filter((byte) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)).length;
  if (high.length < FEW || high.length <= MOST * (high.length + plainOnes)) {
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
