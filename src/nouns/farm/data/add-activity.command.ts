import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { ActivityContent, ActivityDraft } from '../../../domain/activities/activity-draft.ts';
import { checkActivity, type KnownOfFlock } from '../../../domain/activities/check-activity.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { productOf } from '../../../domain/health/withdrawal.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { stretchOf } from '../../../domain/time/stretch.ts';
import type { Book } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { itemStateOf } from '../../../books/read/item-books.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { Row, RowStore } from '../../../store/row-store.ts';
import { mayDo, type OpenBusiness } from '../../../data/session.ts';
import { doneOnDay, headsOnDay } from './known-on-day.ts';
import { withdrawalAt } from './withdrawal-at.ts';
import { worksIn } from './seen-flocks.ts';

/** Record what happened in a flock. Its id arrives with it, so running it twice is running it once. [ACT-1..7, ACT-10, DAT-4] */
export const addActivity = command({
  name: 'farm.addActivity',
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const { now } = deps;
    if (!mayRecord(open, draft)) return refuse({ type: 'NotAllowed' });
    const moment = now();
    const occurred_at = draft.occurred_at ?? moment.toISOString();
    const day = localDay(new Date(occurred_at));
    const ledger = await firstValueFrom(session.ledger$);
    const store = book.farm_activities;
    return book.exclusive(async () => {
      if ((await store.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const known = ledger
        ? await knownOf(ledger.db, book, { business: open.business.id, farm: draft.farm_id, day })
        : {};
      const material = await materialOf(book.raw_materials, draft.content);
      const product = productOf(draft.content);
      const when = stretchOf({ occurred_at, created_at: moment.toISOString() });
      const withdrawal = product && (await withdrawalAt(book, ledger?.db, { farm: draft.farm_id, product, when }));
      const expired = ledger && (await allExpired(ledger.db, draft.content, day));
      const isOwner = open.member.role === 'owner';
      const checked = checkActivity(draft, {
        at: moment.toISOString(),
        ...known,
        label: material,
        withdrawal,
        expired,
        isOwner,
      });
      if (!checked.ok) return checked;
      await saveNewFact(deps, book, store, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at,
        content: () => ({
          farm_id: draft.farm_id,
          session: draft.session,
          performed_by: book.uid,
          ...withWithdrawal(draft.content, material),
          ...(draft.photo && { photo: draft.photo }),
          ...(draft.voice && { voice: draft.voice }),
          ...(draft.note?.trim() && { note: draft.note.trim().slice(0, 500) }),
        }),
      });
      return ok({ id: draft.id });
    });
  },
});

/** With the right to, or as an attendant in the flocks that are theirs. [ACT-10, PPL-3] */
function mayRecord(open: OpenBusiness, { farm_id, content }: ActivityDraft): boolean {
  const { role, status } = open.member;
  if (role !== 'attendant') return mayDo(open, 'add_farm_activities');
  const flocks = content.kind === 'transfer' ? [farm_id, content.to_farm_id] : [farm_id];
  return status === 'active' && flocks.every((id) => worksIn(open, id));
}

/** By the books: on the day of a big sale its hens of the morning count. [FLK-6, MSG-12] */
async function knownOf(
  db: LedgerDatabase,
  book: Book,
  { business, farm, day }: { business: string; farm: string; day: string },
): Promise<KnownOfFlock> {
  const birds = await headsOnDay(db, farm, day);
  if (birds === undefined) return {};
  const { eggs } = await doneOnDay(book, business, farm, day);
  return { heads: birds.most_heads, eggs };
}

const materialOf = async (store: RowStore<Row<RawMaterial>>, content: ActivityContent) =>
  'raw_material_id' in content ? (await store.find([content.raw_material_id])).get(content.raw_material_id) : undefined;

/** The last day on which any of a medicine or vaccine in stock was good, when none of it is good on a day. [RAW-4] */
async function allExpired(db: LedgerDatabase, content: ActivityContent, day: string): Promise<string | undefined> {
  if (content.kind !== 'medication' && content.kind !== 'vaccination') return undefined;
  const layers = (await itemStateOf(db, content.raw_material_id))?.layers.filter(({ qty }) => qty > 0) ?? [];
  const last = layers
    .map(({ expiry = ALWAYS_GOOD }) => expiry)
    .sort()
    .at(-1);
  return last !== undefined && last < day ? last : undefined;
}

/** Later than any expiry: a batch without one does not expire. */
const ALWAYS_GOOD = '~';

/** A treatment forbids for a while what the label of the material says. [VET-1] */
function withWithdrawal(content: ActivityContent, material: RawMaterial | undefined): ActivityContent {
  if ((content.kind !== 'medication' && content.kind !== 'vaccination') || !material) return content;
  const { withdrawal_meat_days, withdrawal_egg_days, never_in_lay } = material;
  return {
    ...(withdrawal_meat_days !== undefined && { withdrawal_meat_days }),
    ...(withdrawal_egg_days !== undefined && { withdrawal_egg_days }),
    ...(never_in_lay !== undefined && { never_in_lay }),
    ...content,
  };
}
