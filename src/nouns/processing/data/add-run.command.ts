import { runCorrection, runDraft } from '../../../contract/inputs/processing.ts';
import { idAndReason } from '../../../contract/inputs/shape.ts';
import { type BusinessWork, command } from '../../../data/command.ts';
import { correctFact } from '../../../data/correct-fact.ts';
import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { checkRun, type RunDraft, type RunError } from '../../../domain/processing/check-run.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { stretchOf } from '../../../domain/time/stretch.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { birdsWithheld } from '../../sales/data/birds-withheld.ts';
import { voidStored } from '../../../data/void-fact.ts';

/** Record a production run. Idempotent: its id is part of the input. [RTE-37, PRC-2, DAT-4] */
export const addRun = command({
  name: 'processing.addRun',
  input: runDraft,
  saves: 'record',
  needs: 'add_production',
  run: async ({ deps, session, open, book }, draft) => {
    const moment = deps.now();
    const checked = checkRun(draft, { at: moment.toISOString(), currency: open.settings.currency });
    if (!checked.ok) return checked;
    const { id, occurred_at } = draft;
    const made = await book.exclusive(async (): Promise<CommandResult<'processing.addRun'>> => {
      const withheld = await meatWithheld({ session, open }, draft, moment.toISOString());
      if (withheld && !(await book.stock_entries.find([id])).has(id)) return refuse(withheld);
      await saveNewFact(deps, book, book.stock_entries, {
        id,
        business_id: open.business.id,
        occurred_at,
        kind: 'run',
        content: ({ tag, count }) => contentOf(draft, runNo(tag, count)),
      });
      return ok({ id });
    });
    if (made.ok) session.sync.sendNow();
    return made;
  },
});

/** Correct a production run: kind, inputs, outputs, fee, note and day. Its number stays. [PRC-20, DOC-20] */
export const correctRun = command({
  name: 'processing.correctRun',
  input: runCorrection,
  saves: 'record',
  needs: 'member',
  run: (work, { draft, reason }) =>
    correctFact<StockEntry, RunError | { type: 'NotAllowed' }>(work, 'stock_entries', {
      id: draft.id,
      reason,
      change: async (before) => {
        if (before.kind !== 'production') return refuse({ type: 'NotAllowed' });
        const at = work.deps.now().toISOString();
        const checked = checkRun(draft, { at, currency: work.open.settings.currency });
        if (!checked.ok) return checked;
        const withheld = await meatWithheld(work, draft, before.created_at, before.inputs);
        if (withheld) return refuse(withheld);
        const { occurred_at } = draft;
        return ok({ occurred_at, content: contentOf(draft, before.run_no, before.extra_costs) });
      },
    }),
});

/**
 * Birds under a withdrawal period must not become meat either; the owner may override this with a reason. Birds dressed
 * already are not affected. [VET-5]
 */
function meatWithheld(
  { session, open }: Pick<BusinessWork, 'session' | 'open'>,
  { inputs, note, occurred_at }: RunDraft,
  created_at: string,
  standing?: RunDraft['inputs'],
): ReturnType<typeof birdsWithheld> {
  const why = note?.trim();
  const lines = inputs.map((line) => ({ ...line, ...(why && { override_reason: why }) }));
  const when = stretchOf({ occurred_at: occurred_at ?? created_at, created_at });
  return birdsWithheld(session, { open, lines, when, ...(standing && { standing }) });
}

type Run = Extract<StockEntry, { kind: 'production' }>;

/** Content of a run. Costs that its form does not contain, such as a debt to a supplier, stay. */
function contentOf({ type, inputs, outputs, fee, note }: RunDraft, run_no: string, costs: Run['extra_costs'] = []) {
  const [first, ...more] = costs;
  const asked = first && isAsked(first) ? first : undefined;
  const stay = asked ? more : costs;
  const said = note?.trim().slice(0, 500);
  const extra_costs = [...(fee ? [{ ...asked, line_id: asked?.line_id ?? newDocumentId(), ...fee }] : []), ...stay];
  return {
    kind: 'production',
    run_no,
    type,
    inputs: [...inputs],
    outputs: [...outputs],
    ...(extra_costs.length > 0 && { extra_costs }),
    ...(said && { note: said }),
  } satisfies Partial<StockEntry>;
}

/** The form of a run has a single fee that is paid at once. */
const isAsked = ({ method }: NonNullable<Run['extra_costs']>[number]): boolean =>
  method !== undefined && method !== 'credit_note';

/** `<device tag>-R<number of the record on its phone>`, unique without a server. [PRC-2] */
const runNo = (tag: string, count: number): string => `${tag}-R${String(count).padStart(4, '0')}`;

/** Void a wrong run: its inputs are back in stock, its outputs are not. [RUL-16] */
export const voidRun = command({
  name: 'processing.voidRun',
  input: idAndReason,
  needs: 'member',
  run: (work, input) =>
    voidStored(work, 'stock_entries', {
      ...input,
      isOne: ({ kind }) => kind === 'production',
    }),
});
