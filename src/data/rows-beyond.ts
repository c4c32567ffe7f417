import { normalizeMangoQuery, prepareQuery, type RxCollection } from 'rxdb/plugins/core';
import type { Row, RowStore } from './row-store.ts';

/** Rows that were written here after this local_seq was given, from the storage itself; read from an index. [SYN-2] */
export async function rowsBeyond(store: RowStore, localSeq: number): Promise<Row[]> {
  const { jsonSchema } = (store.collection as RxCollection<Row>).schema;
  const found = await Promise.all(
    (['pending', 'rejected', 'synced'] as const).map((state) =>
      store.collection.storageInstance.query(
        prepareQuery(
          jsonSchema,
          normalizeMangoQuery(jsonSchema, {
            selector: { sync_state: { $eq: state }, local_seq: { $gt: localSeq } },
            sort: [{ sync_state: 'asc' }, { local_seq: 'asc' }],
          }),
        ),
      ),
    ),
  );
  return found.flatMap(({ documents }) => documents as unknown as Row[]);
}
