import { firstValueFrom } from 'rxjs';
import type { RoleName } from '../../../schemas/workspace.schema.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommonError, EditError } from '../../contract/pieces.ts';
import type { Row, RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo, type OpenBusiness } from '../session.ts';

/* Adding and changing what has a stock: items of the shop and materials of the farm alike. */

/** A stored thing with a name. */
export type ThingRow<Draft> = Row<Draft & { business_id: string; created_by: string; archived?: boolean | undefined }>;

interface Context<Draft extends { base_unit: string }> {
  readonly others: readonly { readonly id: string; readonly name: string; readonly archived?: boolean | undefined }[];
  /** What it is counted in stays once it has moved. [SHP-3] */
  readonly fixedUnit?: Draft['base_unit'] | undefined;
  readonly currency: string;
}

interface Draftable {
  readonly id: string;
  readonly name: string;
  readonly base_unit: string;
}

/** One kind of things: where they are, who may, what a person types, and what is right. */
export interface ThingKind<Draft extends Draftable, Refusal> {
  readonly collection: 'shop' | 'raw_materials';
  readonly rights: { readonly add: RoleName; readonly edit: RoleName };
  readonly fields: readonly (keyof Draft & string)[];
  readonly check: (draft: Draft, context: Context<Draft>) => Result<Draft, Refusal>;
}

/** Add one without any stock yet. */
export async function addThing<Draft extends Draftable, Refusal>(
  deps: Deps,
  kind: ThingKind<Draft, Refusal>,
  draft: Draft,
): Promise<Result<{ id: string }, Refusal | CommonError>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, kind.rights.add)) return refuse({ type: 'NotAllowed' });
  return session.book.exclusive(async () => {
    const checked = await checkNewThings(kind, session.book, open, [draft]);
    if (!checked.ok) return checked;
    await saveNewThings(deps, kind, session.book, open.business.id, checked.value);
    return ok({ id: draft.id });
  });
}

/** Checks things that are to be added together, also against each other; what is stored already is left out. Call it inside `book.exclusive`. */
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

/** Stores things that were checked. Call it inside `book.exclusive`. */
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

/** Correct one. */
export const editThing = <Draft extends Draftable, Refusal>(
  deps: Deps,
  kind: ThingKind<Draft, Refusal>,
  draft: Draft,
): Promise<Result<{ id: string }, Refusal | EditError | CommonError>> =>
  changeThing<Draft, Refusal>(deps, kind, draft.id, async (before, context) => {
    const checked = kind.check(draft, await context());
    if (!checked.ok) return checked;
    // What was left empty now is gone.
    const rest = Object.fromEntries(Object.entries(before).filter(([name]) => !kind.fields.some((field) => field === name))); // prettier-ignore
    return ok({ ...rest, ...checked.value } as ThingRow<Draft>);
  });

/** Put one out of the lists, or back; nothing of it is deleted. [DOC-8] */
export const archiveThing = <Draft extends Draftable>(
  deps: Deps,
  kind: ThingKind<Draft, unknown>,
  { id, archived }: { id: string; archived: boolean },
): Promise<Result<{ id: string }, EditError | CommonError>> =>
  changeThing<Draft, never>(deps, kind as ThingKind<Draft, never>, id, ({ archived: _before, ...rest }) =>
    Promise.resolve(ok((archived ? { ...rest, archived } : rest) as ThingRow<Draft>)),
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

async function changeThing<Draft extends Draftable, Refusal>(
  { session$, now }: Deps,
  kind: ThingKind<Draft, Refusal>,
  id: string,
  change: (
    before: ThingRow<Draft>,
    context: () => Promise<Context<Draft>>,
  ) => Promise<Result<ThingRow<Draft>, Refusal>>,
): Promise<Result<{ id: string }, Refusal | EditError | CommonError>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const { book } = session;
  const ledger = await firstValueFrom(session.ledger$);
  const store = storeOf<Draft>(kind, book);
  const edited = await book.exclusive(async (): Promise<Result<{ id: string }, Refusal | EditError | CommonError>> => {
    const before = (await store.find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' });
    if (!mayEdit(open, before, kind.rights) || isWithOwner(before)) return refuse({ type: 'NotAllowed' });
    const changing = await change(before, async () => ({
      others: await thingsOf(kind, book, open.business.id),
      currency: open.settings.currency,
      ...((await ledger?.db.levels.get(itemEntity(id))) && { fixedUnit: before.base_unit }),
    }));
    if (!changing.ok) return changing;
    const after = changing.value;
    const changed = changedFields<object>(before, after, [...kind.fields, 'archived'] as never[]);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, store, [{ before, after: { ...after, ...history } }]);
    return ok({ id });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
