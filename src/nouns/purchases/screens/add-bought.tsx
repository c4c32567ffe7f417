import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { checkPurchase } from '../../../domain/purchases/check-purchase.ts';
import type { FarPrice } from '../../../domain/money/far-price.ts';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useAsked } from '../../../ui/feedback/use-asked.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { today } from '../../../ui/words/date-words.ts';
import {
  emptyPurchaseForm,
  isEmptyLine,
  wrongItem,
  purchaseFromForm,
  type Goods,
  type PurchaseForm,
} from './purchase-form.ts';
import { askPrices } from './ask-prices.ts';
import { PurchaseSum } from './purchase-sum.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchasePaying, PurchaseTerms } from './purchase-terms.tsx';
import { farPriceWords } from '../../../ui/words/far-price-words.ts';
import { shopErrorWords, type ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import { totalOf } from './total-of.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { timeNow } from '../../../domain/time/now.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

/** Version of drafts that older versions of the app stored. */
const OLDER = 2;

const hasLines = ({ lines }: PurchaseForm): boolean => lines.some((line) => !isEmptyLine(line));

interface AddBoughtProps {
  goods: Goods;
  /** For materials: the likely category of a new one. */
  category?: string | undefined;
  currency: string;
  memory: string;
  /** Path to open after saving. */
  to: string;
}

/** A purchase: its lines, supplier, transport cost, and payment. [RTE-23, RTE-27, PUR-1] */
export function AddBought({ goods, category, currency, memory, to }: AddBoughtProps) {
  const navigate = useNavigate();
  const saved = useSavedToast();
  const undo = useUndo('purchases.void', goods === 'raw_material' ? 'edit_raw_materials' : 'edit_purchases');
  const { run, busy } = useCommand('purchases.add');
  // Twenty lines take long to type: they survive a reload or a crash.
  const kept = useDraft('bought', { id: goods, older: { key: memory, version: OLDER, values: (form) => ({ form }) } });
  const [form, setForm] = useKept<PurchaseForm>(
    kept,
    'form',
    () => emptyPurchaseForm(newDocumentId(), newDocumentId(), goods),
    hasLines,
  );
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const ref = useFaultFocus(refusal);
  const { asked, mayGoOn, forget } = useAsked<FarPrice>();
  const saving = useRef(false);
  const isTyped = hasLines(form);
  const change = useCallback(
    (part: Partial<PurchaseForm>) => {
      setRefusal(undefined);
      forget();
      setForm((before) => ({ ...before, ...part }));
    },
    [forget, setForm],
  );
  const refuse = (error: ShopRefusal) => {
    setRefusal(error);
    if ('line_id' in error) setForm((before) => ({ ...before, open: error.line_id }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const now = timeNow();
    const { draft, items, materials } = purchaseFromForm(form, currency, now);
    const wrong = wrongItem(form, currency);
    if (wrong) return refuse(wrong);
    const checked = checkPurchase(draft, { at: now.toISOString(), today: today(), currency });
    if (!checked.ok) return refuse(checked.error);
    setRefusal(undefined);
    saving.current = true;
    try {
      if (!mayGoOn(await askPrices(draft, items))) return;
      const result = await run({ draft, items, materials });
      if (!result.ok) return refuse(result.error);
      kept.forget();
      saved(undefined, undo?.(draft.id));
      void navigate(to, { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const total = totalOf(form, currency);
  const fields = { form, currency, refusal, onChange: change };
  return (
    <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      <PurchaseLines goods={goods} category={category} {...fields} />
      {isTyped && (
        <>
          <PurchaseTerms {...fields} />
          <PurchaseSum form={form} currency={currency} />
          <PurchasePaying {...fields} total={total} />
        </>
      )}
      {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
      <AskedNote words={asked.map((one) => farPriceWords(one, currency))} />
      <Button type="submit" h={56} fz={18} loading={busy} disabled={!isTyped}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save the purchase</Trans>}
      </Button>
    </form>
  );
}
