import { deflateRawSync } from 'node:zlib';

/** An archive of some texts, every second one compressed, as written by other programs. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [i, [name, text]] of Object.entries(files).entries()) {
    const bytes = Buffer.from(text);
    const packed = i % 2 === 0 ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    head.writeUInt16LE(4, 28); // extra bytes in the local header only
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(i % 2 === 0 ? 8 : 0, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), Buffer.alloc(4), packed);
    entries.push(entry, Buffer.from(name));
    at += 34 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(at, 16);
  return Uint8Array.from(Buffer.concat([...parts, ...entries, end]));
}
