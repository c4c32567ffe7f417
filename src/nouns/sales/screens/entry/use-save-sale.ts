import { useRef, useState } from 'react';
import type { CommandResult } from '../../../../contract/port.ts';
import { stepForCorrection } from '../../../../domain/sales/cash-rounding.ts';
import { checkSale, type SaleDraft, type SaleError } from '../../../../domain/sales/check-sale.ts';
import type { FarPrice } from '../../../../domain/money/far-price.ts';
import { useAsked } from '../../../../ui/feedback/use-asked.ts';
import { farPriceWords } from '../../../../ui/words/far-price-words.ts';
import { localDay } from '../../../../domain/time/local-day.ts';
import { today } from '../../../../ui/words/date-words.ts';
import { farPricesOf } from './known-of-line.ts';
import { useKnownItems } from './use-known-items.ts';
import { fieldOf, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { saleFromForm, type SaleMeans } from './sale-from-form.ts';
import { timeNow } from '../../../../domain/time/now.ts';

type SaveResult = CommandResult<'sales.add'> | CommandResult<'sales.edit'>;
export type SaleRefusal = SaleError | Extract<SaveResult, { ok: false }>['error'];

/**
 * Check and save the form; the first refusal is shown until the next try. Prices far from known ones are asked about
 * first. Idempotent: a second press saves nothing more. [SAL-1, SAL-11, MSG-8]
 */
export function useSaveSale(
  form: SaleForm,
  act: (act: SaleFormAct) => void,
  means: SaleMeans,
  run: (sale: SaleDraft) => Promise<SaveResult>,
  onSaved: (sold: { id: string; occurred_at?: string | undefined }) => void,
) {
  const [refusal, setRefusal] = useState<SaleRefusal>();
  const { items } = useKnownItems(form);
  const { asked, mayGoOn, forget } = useAsked<FarPrice>();
  const saving = useRef(false);

  const check = (pay: SaleDraft['pay']) => {
    const now = { at: timeNow().toISOString(), today: today() };
    const sale = saleFromForm(form, pay, { ...means, now });
    // A sale of last month may have been due last month.
    const soldOn = form.occurred_at === undefined ? form.day || now.today : localDay(new Date(form.occurred_at));
    return sale.ok
      ? checkSale(sale.value, {
          at: now.at,
          today: soldOn,
          currency: means.currency,
          cash_step: stepForCorrection(means.cash_step, form.rounded?.by),
          kept_rounding: means.isPaid ? form.rounded?.by : undefined,
        })
      : sale;
  };
  const refuse = (error: SaleRefusal) => {
    if ('line_id' in error) {
      act({ do: 'enter', line_id: error.line_id, field: 'field' in error ? fieldOf(error.field) : 'whole' });
    }
    setRefusal(error);
  };
  /** True when no warning is due, or it was seen already. [MSG-8] */
  const ask = () => mayGoOn(farPricesOf(form, items, means.currency));
  const save = async (pay: SaleDraft['pay']) => {
    if (saving.current) return;
    const sale = check(pay);
    if (!sale.ok) return refuse(sale.error);
    setRefusal(undefined);
    if (!ask()) return;
    saving.current = true;
    try {
      const result = await run(sale.value);
      if (result.ok) onSaved({ id: result.value.id, occurred_at: sale.value.occurred_at });
      else refuse(result.error);
    } finally {
      saving.current = false;
    }
  };
  /** A press in the form: typing clears the refusal, moving to its field does not. */
  const change = (given: SaleFormAct) => {
    if (given.do !== 'enter') {
      setRefusal(undefined);
      // Customer and payment do not affect the price warning.
      if (given.do !== 'set') forget();
    }
    act(given);
  };
  const words = asked.map((one) => farPriceWords(one, means.currency));
  return { save, check, ask, asked: words, refusal, setRefusal, change };
}
