import { type Result, ok, refuse } from '../../../domain/result.ts';
import type { CommandError } from '../../../contract/port.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { saleEdit } from '../../../contract/inputs/sales.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { checkSale, moneyOf, type SaleDraft } from '../../../domain/sales/check-sale.ts';
import { draftOfSale, payOf } from '../../../domain/sales/draft-of-sale.ts';
import { clashesWithReturns } from '../../../domain/sales/check-return.ts';
import { stepForCorrection } from '../../../domain/sales/cash-rounding.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { leftAt } from '../../../domain/sales/left-at.ts';
import type { SaleDoc } from '../../../store/book.ts';
import { changedFields, withAccepted, withoutContent } from '../../../store/edits.ts';
import { mergeFields } from '../../../store/merge.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { birdsWithheld } from './birds-withheld.ts';
import { returnsOf } from './returnable.ts';
import { SALE_CONTENT, saleContent, type SaleContent } from './sale-content.ts';

/** Fields of a sale on which its returns depend. */
const MONEY: ReadonlySet<string> = new Set<keyof SaleContent>(['lines', 'order_discount', 'delivery_fee', 'rounding']);

/**
 * Change a sale; a refused one is then pending again. An accepted sale keeps its payment and records the change in its
 * history. [RTE-21, SYN-25, SAL-39] `seen` is the sale as it was when the form opened: only the fields that the user
 * changed are changed. Saving it unchanged writes nothing, but sends a refused one again.
 */
export const editSale = command({
  name: 'sales.edit',
  input: saleEdit,
  saves: 'record',
  needs: 'member',
  run: async (work, { draft, seen, reason }) => {
    const { deps, session, open, book } = work;
    const at = deps.now().toISOString();
    const ledger = await firstValueFrom(session.ledger$);
    const change = async (before: SaleDoc): Promise<Result<SaleDoc, CommandError<'sales.edit'>>> => {
      // A return is frozen. [SAL-33]
      if (before.kind !== 'sale') return refuse({ type: 'NotAllowed' });
      if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
      const wanted = withEdits(before, draft, seen);
      if (!wanted) return refuse({ type: 'ChangedMeanwhile' });
      const { occurred_at = before.occurred_at } = wanted;
      // An earlier rounding stays, regardless of the present step.
      const cash_step = stepForCorrection(open.settings.cash_step, before.rounding);
      const { currency } = open.settings;
      const kept_rounding = before.rev > 0 ? before.rounding : undefined;
      const today = localDay(new Date(occurred_at));
      const checked = checkSale(wanted, { at, today, currency, cash_step, kept_rounding });
      if (!checked.ok) return checked;
      const leaving = before.status === 'order' ? [] : wanted.lines;
      const when = leftAt({ ...before, occurred_at });
      const withheld = await birdsWithheld(session, { open, lines: leaving, when, standing: before.lines });
      if (withheld) return refuse(withheld);
      const { due_date: _due, ...made } = saleContent(wanted, occurred_at);
      const due = wanted.due_date === undefined ? {} : { due_date: wanted.due_date };
      const content = withAccepted<SaleContent>(before, { ...made, ...due });
      const isOfMoney = changedFields<SaleContent>(before, content, SALE_CONTENT).some((field) => MONEY.has(field));
      if (isOfMoney && clashesWithReturns(wanted, await returnsOf(book, ledger?.db, before.id)))
        return refuse({ type: 'CameBack' });
      const channel = wanted.delivery ? 'delivery' : before.channel;
      return ok({ ...withoutContent(before, SALE_CONTENT), ...content, channel, newest_first: newestFirst(occurred_at) }); // prettier-ignore
    };
    const edited = await changeRecord<SaleDoc, CommandError<'sales.edit'>>(work, {
      store: book.sales,
      id: draft.id,
      fields: SALE_CONTENT,
      reason,
      keepsWas: true,
      change,
    });
    return edited.ok ? ok({ id: edited.value.id, sale_no: edited.value.sale_no }) : edited;
  },
});

/** The user's edits applied to the current sale; undefined when both changed the same field. */
function withEdits(before: SaleDoc, draft: SaleDraft, seen: SaleDraft): SaleDraft | undefined {
  const accepted = before.rev > 0;
  const here = draftOfSale(before);
  const mine: SaleDraft = {
    ...draft,
    // A form does not contain every field of a line.
    lines: draft.lines.map((line) => ({ ...seen.lines.find(({ line_id }) => line_id === line.line_id), ...line })),
    ...(accepted && { pay: here.pay, due_date: draft.due_date ?? seen.due_date }),
  };
  const { merged, conflicts } = mergeFields({ ...seen, ...(accepted && { pay: here.pay }) }, { ...mine }, { ...here });
  if (conflicts.length > 0) return undefined;
  const wanted = merged as unknown as SaleDraft;
  const { total } = saleTotals(moneyOf(wanted), '');
  return accepted ? { ...wanted, pay: payOf({ ...before, due_date: wanted.due_date }, total) } : wanted;
}
