import type { Row, RowStore } from './row-store.ts';

/** Rows that were written here after this local_seq was given, from the storage itself; read from an index. [SYN-2] */
export async function rowsBeyond(store: RowStore, localSeq: number): Promise<Row[]> {
  const states = ['pending', 'rejected', 'synced'] as const;
  return (await Promise.all(states.map((state) => store.writtenAfter(state, localSeq)))).flat();
}
