import type { ImportRow } from '../../../domain/imports/import-row.ts';
import type { PartyDraft } from '../../../domain/parties/check-party.ts';
import { planPeople, type KnownPerson } from '../../../domain/imports/plan-people.ts';
import { editCustomer, editSupplier } from '../../parties/data/party.command.ts';
import { CUSTOMERS, newParty, SUPPLIERS } from '../../parties/data/party-side.ts';
import { saveAsPending } from '../../../store/save.ts';
import { storedThings } from '../../../store/stored-things.ts';
import { changeEach, draftsOf, todayOf, type Importer, type Importing } from './importer.ts';

/** Import customers or suppliers. [CUS-7, VEN-3, IMP-1] */
export function importPeople(
  kind: 'customers' | 'suppliers',
  { goesOn, deps, book, open, onKnown, style, date_form }: Importer,
  rows: readonly ImportRow[],
): Importing<PartyDraft> {
  const business_id = open.business.id;
  const { country, settings: { currency } } = open; // prettier-ignore
  const side = kind === 'customers' ? CUSTOMERS : SUPPLIERS;
  const look = async () => {
    const known: readonly KnownPerson[] = await storedThings(side.store(book), business_id);
    return planPeople(kind, rows, { known, currency, country, today: todayOf(deps), date_form, style, onKnown }); // prettier-ignore
  };
  const add = async () => {
    const device_id = await deps.device.ensure('device_id', deps.newId);
    const plan = await book.exclusive(async () => {
      // Decide again on the stored data: a party may have been added since the preview, or the same file imported.
      const decided = await look();
      if (!(await goesOn())) return undefined;
      const maker = { business_id, uid: book.uid, device_id, at: deps.now().toISOString() };
      const drafts = draftsOf(decided, 'new').map((draft) => ({ ...draft, id: deps.newId() }));
      await saveAsPending(book, side.store(book), drafts.map((draft) => ({ after: newParty(side, draft, maker) }))); // prettier-ignore
      return decided;
    });
    if (!plan) return undefined;
    const edit = kind === 'customers' ? editCustomer : editSupplier;
    return changeEach(plan, async (draft) => (await edit(deps, draft)).ok);
  };
  return { look, add };
}
