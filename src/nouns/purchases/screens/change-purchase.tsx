import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PurchasePage } from '../../../contract/purchases.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { FarPrice } from '../../../domain/money/far-price.ts';
import { checkPurchase, purchaseTotal, type PurchaseDraft } from '../../../domain/purchases/check-purchase.ts';
import { payOfPurchase } from '../../../domain/purchases/draft-of-purchase.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useAsked } from '../../../ui/feedback/use-asked.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { packOf, unitsOfMaterial } from '../../stock/shared/material-form.ts';
import { formFromPurchase, wrongItem, purchaseFromForm, type PurchaseForm } from './purchase-form.ts';
import { askPrices } from './ask-prices.ts';
import { PurchaseSum } from './purchase-sum.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchasePaying, PurchaseTerms } from './purchase-terms.tsx';
import { farPriceWords } from '../../../ui/words/far-price-words.ts';
import { shopErrorWords, type ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import { purchasePath } from '../../stock/shared/shop-paths.ts';
import { totalOf } from './total-of.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { timeNow } from '../../../domain/time/now.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

interface ChangePurchaseProps {
  page: PurchasePage;
  stock: readonly StockRow[];
  currency: string;
}

/** A saved purchase in the form. An accepted purchase keeps its payment. [RTE-46, SYN-25] */
export function ChangePurchase({ page, stock, currency }: ChangePurchaseProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run, busy } = useCommand('purchases.edit');
  const adding = useCommand('shop.addItem');
  const addingMaterial = useCommand('materials.add');
  // Its content when the form opened: only fields changed in the form are changed.
  const kept = useDraft('purchase', { id: page.id, mode: 'seen' });
  const [seen] = useKept(kept, 'seen', page.draft, alone);
  const [form, setForm] = useKept<PurchaseForm>(kept, 'form', () => formOf(page.draft, stock, currency), isOtherPurchase);
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const ref = useFaultFocus(refusal);
  const { asked, mayGoOn, forget } = useAsked<FarPrice>();
  const saving = useRef(false);
  const change = (part: Partial<PurchaseForm>) => {
    setRefusal(undefined);
    forget();
    setForm((before) => ({ ...before, ...part }));
  };
  const startAgain = () => {
    kept.throwAway();
    setRefusal(undefined);
  };
  const refuse = (error: ShopRefusal) => {
    setRefusal(error);
    if ('line_id' in error) setForm((before) => ({ ...before, open: error.line_id }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const now = timeNow();
    const { draft: typed, items, materials } = purchaseFromForm(form, currency, now);
    const draft = asChanged(typed, seen, page);
    const { occurred_at = now.toISOString() } = draft;
    const bought = localDay(new Date(occurred_at));
    const wrong = wrongItem(form, currency);
    if (wrong) return refuse(wrong);
    const checked = checkPurchase(draft, { at: now.toISOString(), today: bought, currency });
    if (!checked.ok) return refuse(checked.error);
    setRefusal(undefined);
    saving.current = true;
    try {
      if (!mayGoOn(await askPrices(draft, items))) return;
      for (const item of items) {
        const added = await adding.run(item);
        if (!added.ok) return refuse(added.error);
      }
      for (const material of materials) {
        const added = await addingMaterial.run(material);
        if (!added.ok) return refuse(added.error);
      }
      const result = await run({ draft, seen, reason: reason.trim() || undefined });
      if (!result.ok) return refuse(result.error);
      kept.forget();
      saved();
      void navigate(purchasePath(page), { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const total = totalOf(form, currency);
  const fields = { form, currency, refusal, onChange: change };
  return (
    <Screen title={t`Edit purchase`} description={t`Change a purchase that was saved before.`} subtitle={page.purchase_no} back={purchasePath(page)} form flush>
      <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <DraftNote draft={kept} />
        <PurchaseLines goods={page.goods === 'shop' ? 'shop' : 'raw_material'} {...fields} />
        <PurchaseTerms {...fields} />
        <PurchaseSum form={form} currency={currency} />
        {page.accepted ? (
          <p className={classes.quiet}>
            <Trans>Paid at once: {formatAmount(page.initial_payment?.amount ?? 0, currency)}. That stays as it is.</Trans>
          </p>
        ) : (
          <PurchasePaying {...fields} total={total} />
        )}
        {page.accepted && (
          <TextInput
            label={t`Why is it changed?`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {refusal && (
          <ErrorNote>
            {shopErrorWords(refusal)}
            {refusal.type === 'ChangedMeanwhile' && (
              <Button variant="default" h={48} mt="xs" fullWidth onClick={startAgain}>
                <Trans>Show what it says now</Trans>
              </Button>
            )}
          </ErrorNote>
        )}
        <AskedNote words={asked.map((one) => farPriceWords(one, currency))} />
        <Button type="submit" h={56} fz={18} loading={busy}>
          {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save changes</Trans>}
        </Button>
      </form>
    </Screen>
  );
} // prettier-ignore

function formOf(draft: PurchaseDraft, stock: readonly StockRow[], currency: string): PurchaseForm {
  return formFromPurchase(draft, currency, (id) => {
    const item = stock.find((row) => row.id === id);
    return item && { base_unit: item.base_unit, units: item.kind === 'material' ? unitsOfMaterial(packOf(item)) : item.sell_units.map(({ label, factor }) => ({ label, factor })) };
  });
} // prettier-ignore

/** True when a purchase was changed; which of its lines is expanded does not count. */
const isOtherPurchase = ({ open: _open, ...form }: PurchaseForm, { open: _from, ...from }: PurchaseForm): boolean =>
  JSON.stringify(form) !== JSON.stringify(from);

/** Fields that are not in the form stay unchanged. */
function asChanged(typed: PurchaseDraft, seen: PurchaseDraft, { accepted, initial_payment }: PurchasePage): PurchaseDraft {
  const draft = {
    ...typed,
    ...(typed.transport_method && seen.transport_method && { transport_method: seen.transport_method }),
    ...(seen.tax_recoverable !== undefined && { tax_recoverable: seen.tax_recoverable }),
    ...(accepted && seen.due_date !== undefined && { due_date: seen.due_date }),
  };
  const due = { due_date: draft.due_date };
  return accepted ? { ...draft, pay: payOfPurchase({ initial_payment, ...due }, purchaseTotal(draft)) } : draft;
} // prettier-ignore
