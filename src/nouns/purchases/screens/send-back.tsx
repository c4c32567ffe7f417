import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { PurchasePage } from '../../../contract/purchases.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDayAfter } from '../../../domain/time/on-day.ts';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import {
  checkPurchaseReturn,
  notSentBack,
  sentBackLines,
  type ReturnablePurchase,
} from '../../../domain/purchases/check-purchase-return.ts';
import { maxBack, usualBack } from '../../../domain/sales/check-return.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { PayMethodChoice } from '../../payments/shared/pay-method.tsx';
import { SendBackLines } from './send-back-lines.tsx';
import { sendBackErrorWords, type SendBackRefusal } from './send-back-words.ts';
import { purchasePath } from '../../stock/shared/shop-paths.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

interface SendBackProps {
  page: PurchasePage;
  of: ReturnablePurchase;
  currency: string;
}

/** Return of a purchase's goods to the supplier, with the refund. [PUR-8] */
export function SendBack({ page, of, currency }: SendBackProps) {
  const { t } = useLingui();
  const kept = useDraft('send-back', { id: page.id });
  const [id] = useKept(kept, 'id', newDocumentId);
  const [typed, setTyped] = useKept<Readonly<Record<string, string>>>(kept, 'typed', {});
  // The usual refund is proposed until the user types.
  const [typedBack, setTypedBack] = useKept<string | undefined>(kept, 'back', undefined);
  const [paying, setPaying] = useKept<{ method: PayMethod; reference: string }>(kept, 'paying', {
    method: 'cash',
    reference: '',
  });
  const [note, setNote] = useKept(kept, 'note', '');
  const [day, setDay] = useKept(kept, 'day', '', alone);
  const until = useBusiness()?.locked_until;
  const [refusal, setRefusal] = useState<SendBackRefusal>();
  const ref = useFaultFocus(refusal);
  const { run, busy } = useCommand('purchases.return');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const saving = useRef(false);
  const left = notSentBack(of);
  const lines = page.lines.flatMap(({ line_id, factor }) => {
    const text = typed[line_id]?.trim() ?? '';
    return text === '' ? [] : [{ line_id, qty: typedQuantity(text, factor) }];
  });
  const isWithin = lines.every(({ line_id, qty }) => qty <= (left.get(line_id) ?? 0));
  const total = isWithin ? sentBackLines(of, lines).total : 0;
  const most = maxBack(total, of);
  const usual = usualBack(total, of, of.purchase.vendor_id !== undefined);
  const back = typedBack === undefined ? usual : typedBack.trim() === '' ? 0 : typedMoney(typedBack, currency);
  const rest = total - back;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const reference = paying.method === 'cash' ? '' : paying.reference.trim();
    const pay_back = { amount: back, method: paying.method, ...(reference && { reference }) };
    const at = timeNow().toISOString();
    const occurred_at = day === '' ? undefined : onDayAfter(day, of.came_at, at);
    const draft = { id, of_purchase_id: page.id, lines, note, occurred_at, ...(back !== 0 && { pay_back }) };
    const checked = checkPurchaseReturn(draft, of, at);
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(draft);
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      tell(oldDayWords(occurred_at));
      void navigate(purchasePath(page), { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const words = refusal && sendBackErrorWords(refusal, page, currency);
  const isMoney = refusal?.type === 'TooMuchBack' || refusal?.type === 'GiveAllBack';
  const isReference = refusal?.type === 'ReferenceNeeded';
  const ofLine = refusal && 'line_id' in refusal ? { line_id: refusal.line_id, words: words! } : undefined;
  return (
    <Screen
      title={t`Send goods back`}
      description={t`Write down what goes back to the supplier.`}
      subtitle={[page.vendor?.name, page.purchase_no].filter(Boolean).join(' · ')}
      back={purchasePath(page)}
      form
      flush
    >
      <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <DraftNote draft={kept} />
        <SendBackLines
          lines={page.lines}
          left={left}
          typed={typed}
          error={ofLine}
          onType={(part) => {
            setRefusal(undefined);
            setTyped((before) => ({ ...before, ...part }));
          }}
        />
        <p className={classes.sum}>
          <Trans>Worth, {currency}</Trans>
          <strong>
            <Money amount={total} currency={currency} total />
          </strong>
        </p>
        {most > 0 && (
          <MoneyInput
            label={t`Money they give back, ${currency}`}
            description={t`At most ${formatAmount(most, currency)}`}
            value={typedBack ?? (usual > 0 ? typedAmountOf(usual, currency) : '')}
            error={isMoney ? words : undefined}
            onChange={(text) => {
              setRefusal(undefined);
              setTypedBack(text);
            }}
            currency={currency}
          />
        )}
        {back > 0 && (
          <PayMethodChoice
            currency={currency}
            {...paying}
            error={isReference ? words : undefined}
            onChange={(part) => {
              setRefusal(undefined);
              setPaying((before) => ({ ...before, ...part }));
            }}
          />
        )}
        {rest > 0 && page.vendor && (
          <p className={classes.quiet} role="status">
            <Trans>
              {formatAmount(rest, currency)} is taken off what we owe {page.vendor.name}.
            </Trans>
          </p>
        )}
        <DayChoice
          label={t`Day`}
          value={day}
          onChange={(on) => {
            setRefusal(undefined);
            setDay(on);
          }}
          min={page.day}
          until={until}
        />
        <TextInput
          label={t`Why it goes back`}
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {refusal && !ofLine && !isReference && !(isMoney && most > 0) && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save the return</Trans>
        </Button>
      </form>
    </Screen>
  );
}
