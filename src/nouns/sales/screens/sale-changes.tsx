import { useLingui, Trans } from '@lingui/react/macro';
import { useState, useCallback, useEffect } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { SaleView } from '../../../contract/sales.ts';
import { useCommand } from '../../../client/use-command.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { PayAndSave } from './entry/pay-and-save.tsx';
import { SaleEntry } from './entry/sale-entry.tsx';
import type { OpenOption } from './entry/sale-options.tsx';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { OLDER, olderKey } from './entry/use-sale-form.ts';
import { useSavedSale } from './use-saved-sale.tsx';
import { useSaveSale } from './entry/use-save-sale.ts';
import type { SaleDraft } from '../../../domain/sales/check-sale.ts';
import { formFromSale, isSameForm } from './entry/form-from-sale.ts';
import { afterAct, type SaleForm, type SaleFormAct } from './entry/sale-form.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatAmount } from '../../../domain/money/currency.ts';
import { paidFirst } from '../../../domain/sales/first-payments.ts';
import { payOf } from '../../../domain/sales/draft-of-sale.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { AskedPrices } from './entry/asked-prices.tsx';
import { taxOf, totalOf } from './entry/sale-from-form.ts';
import { SaleTotal } from './entry/sale-total.tsx';
import { saleErrorWords } from './sale-words.ts';
import classes from './entry/add-sale.module.css';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';

interface SaleChangesProps {
  view: SaleView;
  uid: string;
  business: BusinessView;
}

/**
 * The form over a saved sale. An accepted sale keeps its payment; otherwise payment is asked as for a new one. [SAL-39]
 */
export function SaleChanges({ view, uid, business }: SaleChangesProps) {
  const { t } = useLingui();
  const { currency } = business;
  const { sale, accepted, sale_no } = view;
  const { run, busy } = useCommand('sales.edit');
  const { kept, form, seen, act } = useEditedForm(olderKey(uid, business.id, sale.id), sale, currency);
  const edit = (draft: typeof sale) => run({ draft, seen, reason: form.reason });
  // The payment of an accepted sale stays: it is not rounded again.
  const means = { currency, isPaid: accepted, ...(!accepted && { cash_step: business.habits.cash_step }) };
  const saving = useSaveSale(form, act, means, edit, useSavedSale(kept.forget));
  const [part, setPart] = useState(false);
  const [option, setOption] = useState<OpenOption>();
  const when = form.occurred_at === undefined ? '' : whenWords(form.occurred_at);
  const common = { form, busy, saving };
  return (
    <Screen
      title={t`Edit sale`}
      description={t`Change a sale that was saved before.`}
      subtitle={t`No. ${sale_no} · ${when}`}
      back={view.sync === 'rejected' ? '/settings/8' : '/sales/view/0'}
      form
      flush
    >
      <DraftNote draft={kept} apart />
      <SaleEntry
        business={business}
        form={form}
        accepted={accepted}
        refusal={saving.refusal}
        quiet={part || saving.refusal?.type === 'ChangedMeanwhile'}
        option={option}
        onOption={setOption}
        history={<Changes entries={view.history} currency={currency} />}
        act={saving.change}
      >
        {accepted ? (
          <SaveChanges
            {...common}
            currency={currency}
            paid={view.paid_first}
            onStartAgain={() => {
              saving.setRefusal(undefined);
              kept.throwAway();
            }}
          />
        ) : (
          <PayAndSave {...common} means={means} part={part} onPart={setPart} onOption={setOption} act={saving.change} />
        )}
      </SaleEntry>
    </Screen>
  );
}

/** A sale being changed: its content when the form opened, and the form. */
interface Edit {
  seen: SaleDraft;
  form: SaleForm;
}

/**
 * The form of a saved sale. Changes are stored like those of a new sale. [SAL-10] While nothing is changed it follows
 * the stored sale.
 */
function useEditedForm(key: string, sale: SaleDraft, currency: string) {
  const opened = (seen: SaleDraft): Edit => ({ seen, form: formFromSale(seen, currency) });
  const older = { key, version: OLDER, values: (edit: unknown) => ({ edit }) };
  const kept = useDraft('sale', { id: sale.id, mode: 'seen', older });
  const isChanged = ({ seen, form }: Edit) => !isSameForm(form, formFromSale(seen, currency));
  const [edit, setEdit] = useKept(kept, 'edit', () => opened(sale), isChanged);
  const act = useCallback(
    (given: SaleFormAct) => setEdit(({ seen, form }) => ({ seen, form: afterAct(form, given) })),
    [setEdit],
  );
  const changed = isChanged(edit);
  const isBehind = !changed && JSON.stringify(edit.seen) !== JSON.stringify(sale);
  useEffect(() => {
    if (isBehind) setEdit({ seen: sale, form: formFromSale(sale, currency) });
  }, [isBehind, sale, currency, setEdit]);
  return { ...edit, kept, act };
}

interface SaveChangesProps {
  form: SaleForm;
  currency: string;
  busy: boolean;
  saving: ReturnType<typeof useSaveSale>;
  paid: SaleView['paid_first'];
  onStartAgain: () => void;
}

/** The total beside the payment, which stays, and the button that saves the changes. [SAL-39] */
function SaveChanges({
  form,
  currency,
  busy,
  saving,
  paid: [initial_payment, ...more_payments],
  onStartAgain,
}: SaveChangesProps) {
  const goods = totalOf(form, currency);
  const total = form.rounded?.of === goods ? goods + form.rounded.by : goods;
  const { refusal, asked, save } = saving;
  const first = { initial_payment, ...(more_payments.length > 0 && { more_payments }) };
  return (
    <>
      {refusal?.type === 'ChangedMeanwhile' && (
        <ErrorNote>
          {saleErrorWords(refusal)}
          <Button variant="default" h={48} mt="xs" fullWidth onClick={onStartAgain}>
            <Trans>Show what it says now</Trans>
          </Button>
        </ErrorNote>
      )}
      <AskedPrices words={asked} />
      <SaleTotal total={total} tax={taxOf(form, currency)} items={form.lines.length} currency={currency}>
        <PaidWords paid={paidFirst(first)} total={total} currency={currency} />
      </SaleTotal>
      <Button fullWidth h={56} fz={18} loading={busy} onClick={() => void save(payOf(first, total))}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save changes</Trans>}
      </Button>
    </>
  );
}

/** The payment stays: shows the resulting open amount or overpayment. [SAL-39] */
function PaidWords({ paid, total, currency }: { paid: number; total: number; currency: string }) {
  const amount = formatAmount(paid, currency);
  const difference = formatAmount(Math.abs(total - paid), currency);
  const tone = paid > total ? 'look' : undefined;
  return (
    <span className={classes.paid} data-tone={tone} role="status">
      {paid > total ? (
        <>
          <IconAlertTriangle size={18} aria-hidden />
          <Trans>
            Paid {amount}: {difference} too much
          </Trans>
        </>
      ) : paid === total ? (
        <Trans>Paid {amount}: all of it</Trans>
      ) : (
        <Trans>
          Paid {amount}: {difference} left to pay
        </Trans>
      )}
    </span>
  );
}
