import { nothing } from '../../../contract/inputs/shape.ts';
import { oneRow, rowKey } from '../../../contract/inputs/sync.ts';
import { command } from '../../../data/command.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { dequal } from 'dequal/lite';
import { ok } from '../../../domain/result.ts';
import { type Book, type CollectionName, storeNamed } from '../../../store/book.ts';
import { keyOfRow } from '../../../store/journal.ts';
import { joinHistories } from '../../../store/histories.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import type { Row } from '../../../store/row-store.ts';
import { replicatedFields, saveAsPending } from '../../../store/save.ts';

/** Try to send at once. [SYN-6] */
export const sendNow = command({
  name: 'sync.sendNow',
  input: nothing,
  run: (deps) => {
    deps.session$.value?.sync.sendNow();
    return Promise.resolve(ok(null));
  },
});

/**
 * Make a refused record pending again; of two versions, the local one is then applied on top of the server's. [SYN-8]
 */
export const sendAgain = command({
  name: 'sync.sendAgain',
  input: oneRow,
  needs: 'sign-in',
  run: async ({ session, book }, input) => {
    const store = storeNamed(book, input.collection as CollectionName);
    await book.exclusive(async () => {
      const copy = await book.upkeep.copies.get(input.id);
      const key = copy ? keyOfRow(copy.collection, copy.mine) : input.id;
      const before = (await store.find([key])).get(key);
      if (!before) return;
      const after = copy ? withMyChanges(before, copy.mine) : before;
      await saveAsPending(book, store, [{ before, after }]);
      if (copy) await letGoOf(book, copy.key);
    });
    session.sync.sendNow();
    return ok(null);
  },
});

/** A row with the local changes only, without overwriting what others have changed since. */
function withMyChanges(row: Row, mine: Row): Row {
  const [here, base] = [replicatedFields(mine), mine.sync_base];
  const changed: Row = { ...row };
  for (const name of new Set([...Object.keys(here), ...Object.keys(base ?? {})])) {
    if (name === 'rev' || (base && dequal(base[name], here[name]))) continue;
    if (name === 'history') changed[name] = joinHistories(base?.[name], here[name], row[name]);
    else if (here[name] === undefined) delete changed[name];
    else changed[name] = here[name];
  }
  if ('newest_first' in row) changed['newest_first'] = newestFirst(String(changed['occurred_at']));
  return changed;
}

/** Discard the local one of two versions: the server's is stored already. [SYN-26] */
export const keepTheirs = command({
  name: 'sync.keepTheirs',
  input: rowKey,
  needs: 'sign-in',
  run: async ({ book }, { id }) => {
    await book.exclusive(() => letGoOf(book, id));
    return ok(null);
  },
});

/** The user has decided about a copy; remove it from the journal too, or a wiped book would restore it. [SYN-22] */
async function letGoOf({ upkeep, journal }: Book, key: string): Promise<void> {
  await upkeep.copies.delete(key);
  journal?.append([{ t: 'decided', key }]);
}

/** Everything that this device holds for this person, readable by another program. [SHL-8] */
export const exportDevice = command({
  name: 'device.export',
  input: nothing,
  needs: 'sign-in',
  run: async ({ deps, book }) => {
    const exported_at = deps.now().toISOString();
    const json = JSON.stringify(
      { format: 'flockbook-device-export', version: 1, exported_at, ...(await contents(book)) },
      null,
      1,
    );
    return ok({ filename: `flockbook-${localDay(new Date(exported_at))}.json`, json });
  },
});

async function contents(book: Book): Promise<Record<string, unknown>> {
  const collections: Record<string, unknown> = {};
  for (const { name, collection } of book.stores)
    collections[name] = (await collection.find().exec()).map((document) => document.toMutableJSON());
  return {
    uid: book.uid,
    collections,
    copies: await book.upkeep.copies.toArray(),
    unreadable: await book.upkeep.unreadable.toArray(),
  };
}
