/** CRC-32 (IEEE 802.3) of some bytes, as an unsigned number. */
export const crc32 = (bytes: Uint8Array): number => ~remainder(bytes) >>> 0;

/** Every save waits for this loop. No code follows it: V8 would fall back to slow code there, each time. */
function remainder(bytes: Uint8Array): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return crc;
}

const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
