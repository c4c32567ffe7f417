import { activityCorrection, activityDraft } from '../../../contract/inputs/farm.ts';
import { type BusinessWork, command } from '../../../data/command.ts';
import { correctFact, factContent } from '../../../data/correct-fact.ts';
import { firstValueFrom } from 'rxjs';
import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { ActivityContent, ActivityDraft } from '../../../domain/activities/activity-draft.ts';
import { type ActivityError, checkActivity, type KnownOfFlock } from '../../../domain/activities/check-activity.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
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
import { treatmentsOf } from './flock-records.ts';
import { withdrawalAt } from './withdrawal-at.ts';
import { worksIn } from './seen-flocks.ts';

/** Record an activity in a flock. Idempotent: its id is part of the input. [ACT-1..7, ACT-10, DAT-4] */
export const addActivity = command({
  name: 'farm.addActivity',
  input: activityDraft,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const { now } = deps;
    if (!mayRecord(open, draft)) return refuse({ type: 'NotAllowed' });
    const occurred_at = draft.occurred_at ?? now().toISOString();
    const ledger = await firstValueFrom(session.ledger$);
    const store = book.farm_activities;
    return book.exclusive(async () => {
      if ((await store.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const checked = await checkedContent({ deps, open, book }, ledger?.db, draft);
      if (!checked.ok) return checked;
      await saveNewFact(deps, book, store, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at,
        content: () => ({ performed_by: book.uid, ...checked.value }),
      });
      return ok({ id: draft.id });
    });
  },
});

/**
 * Correct an activity of any day: flock, day, round and all fields of its kind. The kind and the performer stay.
 * [ACT-20, DOC-20]
 */
export const correctActivity = command({
  name: 'farm.correctActivity',
  input: activityCorrection,
  saves: 'record',
  needs: 'member',
  run: async (work, { draft, reason }) => {
    const ledger = await firstValueFrom(work.session.ledger$);
    const corrected = await correctFact<FarmActivity, ActivityError | { type: 'NotAllowed' }>(work, 'farm_activities', {
      id: draft.id,
      reason,
      change: async (before) => {
        if (before.kind !== draft.content.kind) return refuse({ type: 'NotAllowed' });
        const content = withCourse(draft.content, before);
        const checked = await checkedContent(work, ledger?.db, { ...draft, content }, before);
        if (!checked.ok) return checked;
        return ok({ occurred_at: draft.occurred_at, content: { performed_by: before.performed_by, ...checked.value } });
      },
    });
    if (corrected.ok) await followCourse(work, ledger?.db, { ...draft, became: corrected.value.id });
    return corrected;
  },
});

/** A dose that ends a course still ends it after a correction. [VET-4] */
function withCourse(content: ActivityContent, before: FarmActivity): ActivityContent {
  if (content.kind !== 'medication' || before.kind !== 'medication' || before.finishes === undefined) return content;
  const { open_course: _open, days: _days, ...dose } = content;
  return { ...dose, finishes: before.finishes };
}

/** Let the dose that ended the course of the corrected record end its replacement. [VET-4] */
async function followCourse(
  work: BusinessWork,
  db: LedgerDatabase | undefined,
  { id, farm_id, became }: { id: string; farm_id: string; became: string },
): Promise<void> {
  if (!db || became === id) return;
  const ends = (await treatmentsOf(db, work.book, farm_id)).filter((one) => one.voided_at === undefined && 'finishes' in one && one.finishes === id); // prettier-ignore
  for (const end of ends)
    await correctFact<FarmActivity>(work, 'farm_activities', {
      id: end.id,
      reason: '',
      change: (dose) => ok({ occurred_at: dose.occurred_at, content: { ...factContent(dose), finishes: became } }),
    });
}

/**
 * Checked content of the record. Errors: those of the form; `before` is the record that it replaces, whose quantities
 * no longer count.
 */
async function checkedContent(
  { deps, open, book }: Pick<BusinessWork, 'deps' | 'open' | 'book'>,
  db: LedgerDatabase | undefined,
  draft: ActivityDraft,
  before?: FarmActivity,
): Promise<Result<object, ActivityError>> {
  const moment = deps.now().toISOString();
  const occurred_at = draft.occurred_at ?? moment;
  const day = localDay(new Date(occurred_at));
  const known = db ? await knownOf(db, book, { business: open.business.id, farm: draft.farm_id, day, before }) : {};
  const material = await materialOf(book.raw_materials, draft.content);
  const product = productOf(draft.content);
  const when = stretchOf({ occurred_at, created_at: before?.created_at ?? moment });
  const withdrawal = product && (await withdrawalAt(book, db, { farm: draft.farm_id, product, when }));
  const expired = db && (await allExpired(db, draft.content, day));
  const isOwner = open.member.role === 'owner';
  const checked = checkActivity(draft, { at: moment, ...known, label: material, withdrawal, expired, isOwner });
  if (!checked.ok) return checked;
  return ok({
    farm_id: draft.farm_id,
    session: draft.session,
    ...withWithdrawal(draft.content, material),
    ...(draft.photo && { photo: draft.photo }),
    ...(draft.voice && { voice: draft.voice }),
    ...(draft.note?.trim() && { note: draft.note.trim().slice(0, 500) }),
  });
}

/** True with the right to, or for an attendant in their own flocks. [ACT-10, PPL-3] */
function mayRecord(open: OpenBusiness, { farm_id, content }: ActivityDraft): boolean {
  const { role, status } = open.member;
  if (role !== 'attendant') return mayDo(open, 'add_farm_activities');
  const flocks = content.kind === 'transfer' ? [farm_id, content.to_farm_id] : [farm_id];
  return status === 'active' && flocks.every((id) => worksIn(open, id));
}

/** From the books: on the day of a big sale its hens of the morning count. [FLK-6, MSG-12] */
async function knownOf(
  db: LedgerDatabase,
  book: Book,
  { business, farm, day, before }: { business: string; farm: string; day: string; before: FarmActivity | undefined },
): Promise<KnownOfFlock> {
  const birds = await headsOnDay(db, farm, day);
  if (birds === undefined) return {};
  const { eggs } = await doneOnDay(book, business, farm, day, before?.id);
  return { heads: birds.most_heads, eggs };
}

const materialOf = async (store: RowStore<Row<RawMaterial>>, content: ActivityContent) =>
  'raw_material_id' in content ? (await store.find([content.raw_material_id])).get(content.raw_material_id) : undefined;

/** The latest expiry date of a medicine or vaccine in stock, when all of it has expired by a day. [RAW-4] */
async function allExpired(db: LedgerDatabase, content: ActivityContent, day: string): Promise<string | undefined> {
  if (content.kind !== 'medication' && content.kind !== 'vaccination') return undefined;
  const layers = (await itemStateOf(db, content.raw_material_id))?.layers.filter(({ qty }) => qty > 0) ?? [];
  const last = layers
    .map(({ expiry = ALWAYS_GOOD }) => expiry)
    .sort()
    .at(-1);
  return last !== undefined && last < day ? last : undefined;
}

/** Sorts after any expiry date: a batch without one does not expire. */
const ALWAYS_GOOD = '~';

/** Add the withdrawal periods on the material's label to a treatment. [VET-1] */
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
