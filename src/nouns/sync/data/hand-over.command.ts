import { handOverOf, handOverText } from '../../../contract/inputs/sync.ts';
import { command } from '../../../data/command.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import * as v from 'valibot';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { refuse, ok } from '../../../domain/result.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { replicatedFields } from '../../../store/save.ts';
import type { Session } from '../../../data/session.ts';
import { unsentRows } from '../../../store/unsent-rows.ts';
import { takeIn, type Taken, type UnsentEntry } from './take-in.ts';

const FORMAT = 'flockbook-hand-over';

/** A hand-over file: every record that only one phone has. Fields of the records are checked separately. */
const handOverFile = v.looseObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  made_at: v.string(),
  from: v.looseObject({ uid: v.string(), name: v.string() }),
  records: v.array(
    v.looseObject({
      collection: v.string(),
      record: v.looseObject({ id: v.string(), business_id: v.string(), created_by: v.string(), rev: v.number() }),
      base: v.optional(v.looseObject({})),
      earlier: v.optional(v.array(v.looseObject({}))),
    }),
  ),
});

/**
 * All unsent records of this phone as one file, which another phone of the same business can take over. [SYN-28] With
 * `only`, a single record in any state. [SYN-25]
 */
export const handOver = command({
  name: 'sync.handOver',
  input: handOverOf,
  needs: 'sign-in',
  run: async ({ deps, session, book }, { only }) => {
    const made_at = deps.now().toISOString();
    const { uid, first_name } = session.me$.value;
    // A business created without a connection can only be created from this phone; its records are sent when the person
    // signs in.
    const { rows, copies } = await unsentRows(book);
    const unsent = [
      ...rows.map(({ store, row }) => ({ store, row, id: String(row['id']) })),
      ...copies.map(({ key, collection, mine }) => ({ store: collection, row: mine, id: key })),
    ];
    const isWanted = ({ store, row, id }: (typeof unsent)[number]) =>
      only ? store === only.collection && id === only.id : !isAwaitingApproval(row);
    const records = unsent
      .filter((one) => one.store !== 'workspace' && isWanted(one))
      .map(({ store, row }): UnsentEntry => ({
        collection: store,
        record: replicatedFields(row) as UnsentEntry['record'],
        base: row.sync_base,
        earlier: row.sync_earlier,
      }));
    const json = JSON.stringify(
      { format: FORMAT, version: 1, made_at, from: { uid, name: first_name }, records },
      null,
      1,
    );
    const what = only && records[0] ? `${only.collection}-${String(records[0].record['id'])}` : 'unsent';
    return ok({ filename: `flockbook-${what}-${localDay(new Date(made_at))}.json`, json, count: records.length });
  },
});

/**
 * Take over the records of a hand-over file as if they had been written on this phone; idempotent. [SYN-28] Only the
 * owner may bring in records written by others; every user may bring in those they wrote on another phone.
 */
export const takeOver = command({
  name: 'sync.takeOver',
  input: handOverText,
  needs: 'sign-in',
  run: async ({ deps, session, book }, { json }) => {
    const file = v.safeParse(handOverFile, parsed(json));
    if (!file.success) return refuse({ type: 'NotAHandOver' });
    const at = deps.now().toISOString();
    const counts = { taken: 0, known: 0, asked: 0, unreadable: 0, 'not-here': 0, 'not-allowed': 0 };
    await book.exclusive(async () => {
      const roles = await rolesOf(session);
      for (const entry of file.output.records) {
        const taken: Taken | 'not-allowed' = mayTake(session, roles, entry.record)
          ? await takeIn(book, entry, { at })
          : 'not-allowed';
        counts[taken]++;
      }
    });
    session.sync.sendNow();
    return ok({ from: file.output.from.name, made_at: file.output.made_at, ...counts });
  },
});

/** This person's role in each business that is open to them on this phone. */
async function rolesOf({ book }: Session): Promise<Map<string, string>> {
  const locks = new Set((await book.upkeep.locks.toArray()).map(({ business_id }) => business_id));
  const members = await book.workspace.collection.find({ selector: { doc_kind: 'members' } }).exec();
  return new Map(
    members
      .map(
        (document) => document.toMutableJSON() as { path: string; business_id: string; role: string; status: string },
      )
      .filter(({ path, business_id }) => path === workspacePath.member(business_id, book.uid))
      .filter(({ business_id, status }) => status === 'active' && !locks.has(business_id))
      .map(({ business_id, role }) => [business_id, role]),
  );
}

const mayTake = (
  { book }: Session,
  roles: ReadonlyMap<string, string>,
  record: { business_id: string; created_by: string; rev: number },
): boolean => {
  const role = roles.get(record.business_id);
  return role === 'owner' || (role !== undefined && (record.created_by === book.uid || record.rev > 0));
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
