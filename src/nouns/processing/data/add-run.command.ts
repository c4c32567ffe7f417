import { command } from '../../../data/command.ts';
import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { checkRun } from '../../../domain/processing/check-run.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { stretchOf } from '../../../domain/time/stretch.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { birdsWithheld } from '../../sales/data/birds-withheld.ts';
import { voidStored } from '../../../data/void-fact.ts';

/** Record what was made of what. Its id arrives with it, so running it twice is running it once. [RTE-37, PRC-2, DAT-4] */
export const addRun = command({
  name: 'processing.addRun',
  saves: 'record',
  needs: 'add_production',
  run: async ({ deps, session, open, book }, draft) => {
    const moment = deps.now();
    const checked = checkRun(draft, { at: moment.toISOString(), currency: open.settings.currency });
    if (!checked.ok) return checked;
    const { id, type, inputs, outputs, fee, occurred_at } = draft;
    const note = draft.note?.trim().slice(0, 500);
    const made = await book.exclusive(async (): Promise<CommandResult<'processing.addRun'>> => {
      // Birds that medicine forbids to sell are no meat either; the owner may say why all the same. [VET-5]
      const lines = inputs.map((line) => ({ ...line, ...(note && { override_reason: note }) }));
      const at = moment.toISOString();
      const when = stretchOf({ occurred_at: occurred_at ?? at, created_at: at });
      const withheld = await birdsWithheld(session, { open, lines, when });
      if (withheld && !(await book.stock_entries.find([id])).has(id)) return refuse(withheld);
      await saveNewFact(deps, book, book.stock_entries, {
        id,
        business_id: open.business.id,
        occurred_at,
        content: ({ tag, device_seq }) =>
          ({
            kind: 'production',
            run_no: runNo(tag, device_seq),
            type,
            inputs: [...inputs],
            outputs: [...outputs],
            ...(fee && { extra_costs: [{ line_id: newDocumentId(), ...fee }] }),
            ...(note && { note }),
          }) satisfies Partial<StockEntry>,
      });
      return ok({ id });
    });
    if (made.ok) session.sync.sendNow();
    return made;
  },
});

/** `<device tag>-R<number of the record on its phone>`, unique without a server. [PRC-2] */
const runNo = (tag: string, deviceSeq: number): string => `${tag}-R${String(deviceSeq).padStart(4, '0')}`;

/** Take a run that is wrong out of the book: what went in is there again, what came out is not. [RUL-16] */
export const voidRun = command({
  name: 'processing.voidRun',
  needs: 'member',
  run: (work, input) =>
    voidStored(work, 'stock_entries', {
      ...input,
      isOne: ({ kind }) => kind === 'production',
    }),
});
