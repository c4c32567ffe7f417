import type { CollectionName } from '../../store/book.ts';
import { selectedPath } from '../../data/followed-collections.ts';
import type { RowStore } from '../../store/row-store.ts';
import { noteWhole } from '../../store/upkeep-store.ts';
import { applyRows, leaveSelection } from './apply-rows.ts';
import { keyOf } from '../paths.ts';
import { keepOpen, type Following, type PullDeps } from './pull.ts';
import type { ServerRow } from '../remote.ts';

/** Documents of one collection of a business that match a boolean field. */
export interface Selection {
  readonly businessId: string;
  readonly path: string;
  readonly where: { readonly field: string; readonly is: boolean };
}

/**
 * Listen to a selection that documents enter and leave, such as the open flocks. A selection is small and read whole
 * each time: a document that left while no listener was open is not in it, and cannot be requested any more. [SYN-35]
 */
export function followSelection(
  deps: PullDeps,
  name: CollectionName,
  { businessId, path, where }: Selection,
): Following {
  const { book, remote } = deps;
  const store = book[name] as unknown as RowStore;
  const collection = selectedPath(path, where);
  const apply = (rows: readonly ServerRow[]) => applyRows(book, name, rows, deps.inFlight, deps.clock);
  const leave = (ids: readonly string[]) => leaveSelection(book, name, ids, where);
  const leaveAllBut = async (held: ReadonlySet<string>) => {
    const selector = { business_id: { $eq: businessId }, [where.field]: { $eq: where.is } };
    const here = await store.collection.find({ selector }).exec();
    await leave(here.map((document) => document.primary as string).filter((id) => !held.has(id)));
  };
  return keepOpen(deps, collection, (events) => {
    const held = new Set<string>();
    let whole = false;
    const listener = remote.listenCollection({ path, where }, 0, {
      ...events,
      rows(rows) {
        for (const row of rows) held.add(keyOf(name, row.path));
        events.inOrder(apply)(rows);
      },
      left: (paths) => events.inOrder(() => leave(paths.map((one) => keyOf(name, one))))([]),
      heard() {
        if (!whole) events.inOrder(() => leaveAllBut(held).then(() => noteWhole(book.upkeep, collection)))([]);
        whole = true;
        events.heard();
      },
    });
    return Promise.resolve(listener);
  });
}
