import { type Result, ok, refuse } from '../../../domain/result.ts';
import type { CommandError } from '../../../contract/port.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { purchaseEdit } from '../../../contract/inputs/purchases.ts';
import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import type { PurchaseLine } from '../../../../schemas/purchase.schema.ts';
import { checkPurchase, purchaseTotal, type PurchaseDraft } from '../../../domain/purchases/check-purchase.ts';
import { clashesWithSentBack } from '../../../domain/purchases/check-purchase-return.ts';
import { draftOfPurchase, payOfPurchase } from '../../../domain/purchases/draft-of-purchase.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { whatFollowed } from '../../sales/data/what-followed.ts';
import { changedFields, withAccepted, withoutContent } from '../../../store/edits.ts';
import { mergeFields } from '../../../store/merge.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { voidStored } from '../../../data/void-fact.ts';
import type { PurchaseDoc } from '../../../store/book.ts';
import { sentBackOf } from './returnable.ts';
import { PURCHASE_CONTENT, purchaseContent, type PurchaseContent } from './purchase-content.ts';

/**
 * Change a purchase; a refused one is then pending again. An accepted purchase keeps its payment and records the change
 * in its history. [RTE-46, SYN-25] `seen` is the purchase as it was when the form opened: only the fields that the user
 * changed are changed.
 */
export const editPurchase = command({
  name: 'purchases.edit',
  input: purchaseEdit,
  saves: 'record',
  needs: 'member',
  run: async (work, { draft, seen, reason }) => {
    const { deps, session, open, book } = work;
    const at = deps.now().toISOString();
    const ledger = await firstValueFrom(session.ledger$);
    const change = async (before: PurchaseDoc): Promise<Result<PurchaseDoc, CommandError<'purchases.edit'>>> => {
      const { goods } = before;
      const isOneKind = goods !== 'both' && draft.lines.every(({ item_kind }) => item_kind === goods);
      if (!isOneKind || before.kind !== 'purchase') return refuse({ type: 'NotAllowed' });
      if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
      const wanted = withEdits(before, draft, seen);
      if (!wanted) return refuse({ type: 'ChangedMeanwhile' });
      const { occurred_at = before.occurred_at } = wanted;
      const { currency } = open.settings;
      const checked = checkPurchase(wanted, { at, today: localDay(new Date(occurred_at)), currency });
      if (!checked.ok) return checked;
      const { due_date: _due, ...made } = purchaseContent(wanted, occurred_at);
      const due = wanted.due_date === undefined ? {} : { due_date: wanted.due_date };
      const content = withAccepted<PurchaseContent>(before, { ...made, ...due });
      const hasOtherLines = changedFields<PurchaseContent>(before, content, ['lines']).length > 0;
      const back = hasOtherLines ? await sentBackOf(book, ledger?.db, before.id) : [];
      if (clashesWithSentBack(wanted, back.flatMap(({ lines }) => lines))) return refuse({ type: 'WentBack' }); // prettier-ignore
      return ok({ ...withoutContent(before, PURCHASE_CONTENT), ...content, newest_first: newestFirst(occurred_at) }); // prettier-ignore
    };
    const edited = await changeRecord<PurchaseDoc, CommandError<'purchases.edit'>>(work, {
      store: book.purchases,
      id: draft.id,
      fields: PURCHASE_CONTENT,
      reason,
      change,
    });
    return edited.ok ? ok({ id: draft.id }) : edited;
  },
});

/** Void a wrong purchase. [DOC-7] */
export const voidPurchase = command({
  name: 'purchases.void',
  input: idAndReason,
  needs: 'member',
  run: async (work, input) => {
    const ledger = await firstValueFrom(work.session.ledger$);
    return voidStored(work, 'purchases', {
      ...input,
      isOne: ({ goods }) => goods !== 'both',
      async hindrance() {
        const { returns } = await whatFollowed(ledger?.db, input.id);
        return returns.length > 0 ? ({ type: 'HasReturns', count: returns.length } as const) : undefined;
      },
    });
  },
});

/** The user's edits applied to the current purchase; undefined when both changed the same field. */
function withEdits(before: PurchaseDoc, draft: PurchaseDraft, seen: PurchaseDraft): PurchaseDraft | undefined {
  const accepted = before.rev > 0;
  const here = draftOfPurchase(before);
  const mine: PurchaseDraft = {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...unseenOf(seen.lines.find(({ line_id }) => line_id === line.line_id)),
      ...line,
    })),
    ...(accepted && { pay: here.pay, due_date: draft.due_date ?? seen.due_date }),
  };
  const { merged, conflicts } = mergeFields({ ...seen, ...(accepted && { pay: here.pay }) }, { ...mine }, { ...here });
  if (conflicts.length > 0) return undefined;
  const wanted = merged as unknown as PurchaseDraft;
  return accepted
    ? { ...wanted, pay: payOfPurchase({ ...before, due_date: wanted.due_date }, purchaseTotal(wanted)) }
    : wanted;
}

/** Fields of a line that no form shows: they stay. */
function unseenOf(line: PurchaseLine | undefined): Partial<PurchaseLine> {
  const {
    batch_no: _batch,
    expiry: _expiry,
    discount: _off,
    tax_rate: _rate,
    tax_inclusive: _in,
    ...rest
  } = line ?? {};
  return rest;
}
