/* Just enough of the ZIP format to open what spreadsheets write: entries by their central directory, stored or deflated. */

const [END_OF_ARCHIVE, ENTRY] = [0x06054b50, 0x02014b50];
/** Of an entry unpacked: no sheet that is read here is larger, and a bomb is. Units: bytes. */
const MOST_BYTES = 100_000_000;

/** Opens the files of an archive by name, each when it is asked for; undefined when these bytes are no archive. */
export function openZip(bytes: Uint8Array): ((name: string) => Promise<string | undefined>) | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_ARCHIVE) end -= 1;
  if (end < 0) return undefined;
  const entries = new Map<string, { at: number; packed: number; deflated: boolean }>();
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
    const [named, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number]; // prettier-ignore
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named));
    const deflated = view.getUint16(at + 10, true) === 8;
    entries.set(name, { at: view.getUint32(at + 42, true), packed: view.getUint32(at + 20, true), deflated });
    at += 46 + named + extra + comment;
  }
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    // The names in front of the bytes may be longer than those of the directory.
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.slice(start, start + entry.packed);
    return new TextDecoder().decode(entry.deflated ? await inflated(packed) : packed);
  };
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_BYTES) throw new RangeError('the archive holds too much');
  }
  const whole = new Uint8Array(length);
  parts.reduce((place, part) => (whole.set(part, place), place + part.length), 0);
  return whole;
}
