import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react';
import type { SaleDraft } from '../../domain/sales/check-sale.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { formFromSale, isSameForm } from './form-from-sale.ts';
import { afterAct, type SaleForm, type SaleFormAct } from './sale-form.ts';

const VERSION = 1;

/** A sale being changed: what it said when the form opened, and the form. */
interface Edit {
  seen: SaleDraft;
  form: SaleForm;
}

/**
 * The form of a sale that was saved before. Changes are kept as those of a new sale are. [SAL-10] As long as nothing was
 * changed it follows what the sale says.
 */
export function useEditedForm(key: string, sale: SaleDraft, currency: string) {
  const opened = (seen: SaleDraft): Edit => ({ seen, form: formFromSale(seen, currency) });
  const [edit, dispatch] = useReducer(
    (before: Edit, act: SaleFormAct | { do: 'open'; sale: SaleDraft }): Edit =>
      act.do === 'open' ? opened(act.sale) : { ...before, form: afterAct(before.form, act) },
    key,
    (kept) => (readDraft(kept, VERSION) as Edit | undefined) ?? opened(sale),
  );
  const changed = !isSameForm(edit.form, formFromSale(edit.seen, currency));
  useLayoutEffect(() => writeDraft(key, VERSION, changed ? edit : undefined), [key, edit, changed]);
  const isBehind = !changed && JSON.stringify(edit.seen) !== JSON.stringify(sale);
  useEffect(() => {
    if (isBehind) dispatch({ do: 'open', sale });
  }, [isBehind, sale]);
  const forget = useCallback(() => writeDraft(key, VERSION, undefined), [key]);
  const startAgain = useCallback(() => dispatch({ do: 'open', sale }), [sale]);
  return { ...edit, changed, act: dispatch as (act: SaleFormAct) => void, forget, startAgain };
}
