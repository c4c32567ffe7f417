import { archivedAs, withoutContent } from '../../../store/edits.ts';
import { changeRecord } from '../../../data/change-record.ts';
import type { BusinessWork } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { Book } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import type { CommonError, EditError } from '../../../contract/pieces.ts';
import type { Row, RowStore } from '../../../store/row-store.ts';
import { saveAsPending } from '../../../store/save.ts';
import { type OpenBusiness } from '../../../data/session.ts';

/* Adding and changing goods with a stock: items of the shop and materials of the farm alike. */

/** A stored thing with a name. */
export type ThingRow<Draft> = Row<Draft & { business_id: string; created_by: string; archived?: boolean | undefined }>;

interface Context<Draft extends { base_unit: string }> {
  readonly others: readonly { readonly id: string; readonly name: string; readonly archived?: boolean | undefined }[];
  /** Set once it has moved: its base unit is fixed. [SHP-3] */
  readonly fixedUnit?: Draft['base_unit'] | undefined;
  readonly currency: string;
}

interface Draftable {
  readonly id: string;
  readonly name: string;
  readonly base_unit: string;
}

/** One kind of things: collection, rights, typed fields, and checks. */
export interface ThingKind<Draft extends Draftable, Refusal> {
  readonly collection: 'shop' | 'raw_materials';
  readonly fields: readonly (keyof Draft & string)[];
  readonly check: (draft: Draft, context: Context<Draft>) => Result<Draft, Refusal>;
}

/** Add a thing without stock. */
export async function addThing<Draft extends Draftable, Refusal>(
  { deps, book, open }: BusinessWork,
  kind: ThingKind<Draft, Refusal>,
  draft: Draft,
): Promise<Result<{ id: string }, Refusal>> {
  return book.exclusive(async () => {
    const checked = await checkNewThings(kind, book, open, [draft]);
    if (!checked.ok) return checked;
    await saveNewThings(deps, kind, book, open.business.id, checked.value);
    return ok({ id: draft.id });
  });
}

/**
 * Check things that are to be added together, also against each other; stored ones are left out. Call it inside
 * `book.exclusive`.
 */
export async function checkNewThings<Draft extends Draftable, Refusal>(
  kind: ThingKind<Draft, Refusal>,
  book: Book,
  { business, settings: { currency } }: OpenBusiness,
  drafts: readonly Draft[],
): Promise<Result<readonly Draft[], Refusal>> {
  if (drafts.length === 0) return ok([]);
  const others: { id: string; name: string; archived?: boolean | undefined }[] = await thingsOf(
    kind,
    book,
    business.id,
  );
  const checked: Draft[] = [];
  for (const draft of drafts) {
    if (others.some(({ id }) => id === draft.id)) continue;
    const one = kind.check(draft, { others, currency });
    if (!one.ok) return one;
    others.push(one.value);
    checked.push(one.value);
  }
  return ok(checked);
}

/** Store checked things. Call it inside `book.exclusive`. */
export async function saveNewThings<Draft extends Draftable>(
  { device, newId, now }: Pick<Deps, 'device' | 'newId' | 'now'>,
  kind: ThingKind<Draft, unknown>,
  book: Book,
  business_id: string,
  drafts: readonly Draft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const device_id = await device.ensure('device_id', newId);
  const made = { business_id, created_at: now().toISOString(), created_by: book.uid, device_id, rev: 0 };
  await saveAsPending(book, storeOf(kind, book), drafts.map((draft) => ({ after: { ...made, ...draft } as unknown as ThingRow<Draft> }))); // prettier-ignore
}

/** Correct a thing. */
export const editThing = <Draft extends Draftable, Refusal extends { type: string }>(
  work: BusinessWork,
  kind: ThingKind<Draft, Refusal>,
  draft: Draft,
): Promise<Result<{ id: string }, Refusal | EditError | CommonError>> =>
  changeThing<Draft, Refusal>(work, kind, draft.id, async (before, context) => {
    const checked = kind.check(draft, await context());
    if (!checked.ok) return checked;
    // Fields that are empty now are removed.
    return ok({ ...withoutContent(before, kind.fields), ...checked.value } as ThingRow<Draft>);
  });

/** Archive a thing, or restore it; none of its records are deleted. [DOC-8] */
export const archiveThing = <Draft extends Draftable>(
  work: BusinessWork,
  kind: ThingKind<Draft, unknown>,
  { id, archived }: { id: string; archived: boolean },
): Promise<Result<{ id: string }, EditError | CommonError>> =>
  changeThing<Draft, never>(work, kind as ThingKind<Draft, never>, id, (before) =>
    Promise.resolve(ok(archivedAs(before, archived))),
  );

const storeOf = <Draft extends Draftable>({ collection }: Pick<ThingKind<Draft, unknown>, 'collection'>, book: Book) =>
  book[collection] as unknown as RowStore<ThingRow<Draft>>;

async function thingsOf<Draft extends Draftable>(
  kind: Pick<ThingKind<Draft, unknown>, 'collection'>,
  book: Book,
  businessId: string,
): Promise<ThingRow<Draft>[]> {
  const found = await book[kind.collection].collection.find({ selector: { business_id: { $eq: businessId } } }).exec();
  return found.map((one) => one.toMutableJSON() as unknown as ThingRow<Draft>);
}

/** Change a thing as `change` returns it; checks the right, and reports a concurrent change of the same field. */
export async function changeThing<Draft extends Draftable, Refusal extends { type: string }>(
  work: BusinessWork,
  kind: ThingKind<Draft, Refusal>,
  id: string,
  change: (
    before: ThingRow<Draft>,
    context: () => Promise<Context<Draft>>,
  ) => Promise<Result<ThingRow<Draft>, Refusal>>,
): Promise<Result<{ id: string }, Refusal | EditError | CommonError>> {
  const { session, book, open } = work;
  const ledger = await firstValueFrom(session.ledger$);
  const edited = await changeRecord<ThingRow<Draft>, Refusal>(work, {
    store: storeOf<Draft>(kind, book),
    id,
    fields: [...kind.fields, 'archived'] as (keyof ThingRow<Draft> & string)[],
    change: (before) =>
      change(before, async () => ({
        others: await thingsOf(kind, book, open.business.id),
        currency: open.settings.currency,
        ...((await ledger?.db.levels.get(itemEntity(id))) && { fixedUnit: before.base_unit }),
      })),
  });
  return edited.ok ? ok({ id }) : edited;
}
