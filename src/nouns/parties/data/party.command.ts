import type { CommandResult } from '../../../contract/port.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { customerPromise, partyDraft, partyMerge } from '../../../contract/inputs/parties.ts';
import { idAndArchived } from '../../../contract/inputs/shape.ts';
import { command, type BusinessWork } from '../../../data/command.ts';
import { checkParty, type PartyDraft, type PartyContext } from '../../../domain/parties/check-party.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { archivedAs } from '../../../store/edits.ts';
import { saveAsPending } from '../../../store/save.ts';
import { storedThings } from '../../../store/stored-things.ts';
import { mergedInto } from './merged-people.ts';
import { CUSTOMERS, newParty, SUPPLIERS, withTyped, type PartyDoc, type PartySide } from './party-side.ts';

type Work = BusinessWork;

const contextOf = ({ deps, open: { country, settings } }: Work): PartyContext => ({
  currency: settings.currency,
  country,
  today: localDay(deps.now()),
});

/** Add a party. Idempotent: its id is part of the input. [CUS-2, CUS-3, VEN-1] */
const adds =
  (side: PartySide) =>
  async (work: Work, draft: PartyDraft): Promise<CommandResult<'customers.add'>> => {
    const { deps, open, book } = work;
    const checked = checkParty(side.side, draft, contextOf(work));
    if (!checked.ok) return checked;
    const { id, name } = checked.value;
    const device_id = await deps.device.ensure('device_id', deps.newId);
    return book.exclusive(async () => {
      const known = (await side.store(book).find([id])).get(id);
      if (known) return ok({ id, name: known.name });
      const maker = { business_id: open.business.id, uid: book.uid, device_id, at: deps.now().toISOString() };
      await saveAsPending(book, side.store(book), [{ after: newParty(side, checked.value, maker) }]);
      return ok({ id, name });
    });
  };

/** Change the document of a party, given the right to. */
async function changeParty<E extends { type: string } = never>(
  side: PartySide,
  work: Work,
  id: string,
  change: (before: PartyDoc) => Result<PartyDoc, E> | Promise<Result<PartyDoc, E>>,
): Promise<Result<{ id: string; name: string }, E | ChangeError>> {
  const fields = [...side.typed, 'archived', 'promised_on', 'merged_into'] as const;
  const changed = await changeRecord<PartyDoc, E>(work, { store: side.store(work.book), id, fields, change });
  return changed.ok ? ok({ id, name: changed.value.name }) : changed;
}
type ChangeError = Extract<CommandResult<'customers.archive'>, { ok: false }>['error'];

/** Change the data of a party. [CUS-2, CUS-4, VEN-4] */
const edits =
  (side: PartySide) =>
  (work: Work, draft: PartyDraft): Promise<CommandResult<'customers.edit'>> =>
    changeParty(side, work, draft.id, (before) => {
      const checked = checkParty(side.side, draft, { ...contextOf(work), storedPhone: before.phones?.[0] });
      return checked.ok ? ok(withTyped(side, before, checked.value)) : checked;
    });

/** Archive a party, or restore it; none of its records are deleted. [CUS-10, VEN-4, DOC-8] */
const archives =
  (side: PartySide) =>
  (work: Work, { id, archived }: { id: string; archived: boolean }): Promise<CommandResult<'customers.archive'>> =>
    changeParty(side, work, id, (before) => ok(archivedAs(before, archived)));

/**
 * Merge two parties: all records of `id` are listed under `into` from now on, while documents of both stay unchanged;
 * without `into` the merge is undone. [CUS-8, VEN-4]
 */
const merges =
  (side: PartySide) =>
  async (
    work: Work,
    { id, into }: { id: string; into: string | undefined },
  ): Promise<CommandResult<'customers.merge'>> => {
    const merged = await changeParty<{ type: 'SamePerson' } | { type: 'NotHere' }>(side, work, id, async (before) => {
      const after = mergedInto(before, into, await storedThings(side.store(work.book), before.business_id));
      if (after === 'same') return refuse({ type: 'SamePerson' });
      return after === 'not here' ? refuse({ type: 'NotHere' }) : ok(after);
    });
    return merged.ok ? ok({ id }) : merged;
  };

export const addCustomer = command({ name: 'customers.add', input: partyDraft, saves: 'record', needs: 'add_sales', run: adds(CUSTOMERS) }); // prettier-ignore
export const addSupplier = command({ name: 'suppliers.add', input: partyDraft, saves: 'record', needs: 'add_purchases', run: adds(SUPPLIERS) }); // prettier-ignore
export const editCustomer = command({ name: 'customers.edit', input: partyDraft, saves: 'record', needs: 'member', run: edits(CUSTOMERS) }); // prettier-ignore
export const editSupplier = command({ name: 'suppliers.edit', input: partyDraft, saves: 'record', needs: 'member', run: edits(SUPPLIERS) }); // prettier-ignore
export const archiveCustomer = command({ name: 'customers.archive', input: idAndArchived, needs: 'member', run: archives(CUSTOMERS) }); // prettier-ignore
export const archiveSupplier = command({ name: 'suppliers.archive', input: idAndArchived, needs: 'member', run: archives(SUPPLIERS) }); // prettier-ignore
export const mergeCustomers = command({ name: 'customers.merge', input: partyMerge, needs: 'member', run: merges(CUSTOMERS) }); // prettier-ignore
export const mergeSuppliers = command({ name: 'suppliers.merge', input: partyMerge, needs: 'member', run: merges(SUPPLIERS) }); // prettier-ignore

/**
 * Record the day by which a customer promised to pay, or that there is no promise any more. [DEB-4] Errors: a day that
 * has passed.
 */
export const promiseOfCustomer = command({
  name: 'customers.promise',
  input: customerPromise,
  needs: 'member',
  run: (work, { id, promised_on }) =>
    changeParty<{ type: 'DayPassed' }>(CUSTOMERS, work, id, ({ promised_on: _before, ...rest }) => {
      if (promised_on === undefined) return ok(rest);
      return promised_on < localDay(work.deps.now()) ? refuse({ type: 'DayPassed' }) : ok({ ...rest, promised_on });
    }),
});
