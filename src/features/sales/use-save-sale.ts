import { useRef, useState } from 'react';
import type { CommandResult } from '../../client/port-types.ts';
import { stepForCorrection } from '../../domain/sales/cash-rounding.ts';
import { checkSale, type SaleDraft, type SaleError } from '../../domain/sales/check-sale.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { today } from '../../ui/words/date-words.ts';
import { fieldOf, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { saleFromForm, type SaleMeans } from './sale-from-form.ts';

type SaveResult = CommandResult<'sales.add'> | CommandResult<'sales.edit'>;
export type SaleRefusal = SaleError | Extract<SaveResult, { ok: false }>['error'];

/** Check and save the form; the first refusal stays until the next try. Pressed twice, it saves once. [SAL-1, SAL-11] */
export function useSaveSale(
  form: SaleForm,
  act: (act: SaleFormAct) => void,
  means: SaleMeans,
  run: (sale: SaleDraft) => Promise<SaveResult>,
  onSaved: (id: string) => void,
) {
  const [refusal, setRefusal] = useState<SaleRefusal>();
  const saving = useRef(false);

  const check = (pay: SaleDraft['pay']) => {
    const now = { at: new Date().toISOString(), today: today() };
    const sale = saleFromForm(form, pay, { ...means, now });
    // A sale of last month may have been due last month.
    const soldOn = form.occurred_at === undefined ? now.today : localDay(new Date(form.occurred_at));
    return sale.ok
      ? checkSale(sale.value, {
          at: now.at,
          today: soldOn,
          cash_step: stepForCorrection(means.cash_step, form.rounded?.by),
        })
      : sale;
  };
  const refuse = (error: SaleRefusal) => {
    if ('line_id' in error) {
      act({ do: 'enter', line_id: error.line_id, field: 'field' in error ? fieldOf(error.field) : 'whole' });
    }
    setRefusal(error);
  };
  const save = async (pay: SaleDraft['pay']) => {
    if (saving.current) return;
    const sale = check(pay);
    if (!sale.ok) return refuse(sale.error);
    setRefusal(undefined);
    saving.current = true;
    try {
      const result = await run(sale.value);
      if (result.ok) onSaved(result.value.id);
      else refuse(result.error);
    } finally {
      saving.current = false;
    }
  };
  /** A press in the form: what is typed answers the refusal, looking at the field that it is of does not. */
  const change = (given: SaleFormAct) => {
    if (given.do !== 'enter') setRefusal(undefined);
    act(given);
  };
  return { save, check, refusal, setRefusal, change };
}
