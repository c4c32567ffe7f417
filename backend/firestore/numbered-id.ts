/** The number of an id such as __id7__, as Datastore assigns them: 64 bits, never 0; undefined for every other id. */
export function numberOfId(id: string): bigint | undefined {
  const digits = /^__id(-?[1-9]\d{0,18})__$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : undefined;
}
