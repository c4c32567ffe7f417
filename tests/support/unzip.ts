import { inflateRawSync } from 'node:zlib';

const [DIRECTORY_ENTRY, END] = [0x02014b50, 0x06054b50];

/** The files of a zip archive as texts, by name: read from its central directory, as other programs do. */
export function unzipped(archive: Buffer): Map<string, string> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [named, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [number, number, number]; // prettier-ignore
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(from, from + size);
    files.set(archive.toString('utf8', at + 46, at + 46 + named), (method === 0 ? packed : inflateRawSync(packed)).toString('utf8')); // prettier-ignore
    at += 46 + named + extra + comment;
  }
  return files;
}
