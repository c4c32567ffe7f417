import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { SaleToReturn } from '../../../contract/sales.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDayAfter } from '../../../domain/time/on-day.ts';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import {
  checkReturn,
  returnedLines,
  usualBack,
  type ReturnedLine,
  maxBack,
  type CheckedReturn,
} from '../../../domain/sales/check-return.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Keypad } from '../../../ui/numbers/keypad.tsx';
import { afterReturnAct, emptyReturn, readReturn, type ReturnAct } from './return-form.ts';
import { ReturnLines } from './return-lines.tsx';
import { returnErrorWords, type ReturnRefusal } from './return-words.ts';
import classes from './entry/add-sale.module.css';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { PayMethodChoice } from '../../payments/shared/pay-method.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept, useKeptReducer } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

interface ReturnSaleProps {
  sale: SaleToReturn;
  currency: string;
  onSaved: (back: { occurred_at?: string | undefined }) => void;
}

/** Returned goods, their further use, and the refund. [SAL-33, SAL-49, PAY-11] */
export function ReturnSale({ sale, currency, onSaved }: ReturnSaleProps) {
  const { t } = useLingui();
  const kept = useDraft('return', { id: sale.id });
  const [id] = useKept(kept, 'id', newDocumentId);
  const [form, act] = useKeptReducer(
    kept,
    'form',
    afterReturnAct,
    () => emptyReturn(sale.sale.lines.find(({ line_id }) => sale.left[line_id])?.line_id),
    ({ lines }) => Object.keys(lines).length > 0,
  );
  // The usual refund is proposed until the user types.
  const [typedBack, setTypedBack] = useKept<string | undefined>(kept, 'back', undefined);
  const [method, setMethod] = useKept<PayMethod>(kept, 'method', 'cash', alone);
  const [reference, setReference] = useKept(kept, 'reference', '');
  const [note, setNote] = useKept(kept, 'note', '');
  const [day, setDay] = useKept(kept, 'day', '', alone);
  const until = useBusiness()?.locked_until;
  const [refusal, setRefusal] = useState<ReturnRefusal>();
  const { run, busy } = useCommand('sales.return');
  const saving = useRef(false);
  const read = readReturn(form, sale);
  const lines = read.filter((line): line is ReturnedLine => 'qty' in line);
  const isWithin = lines.every(({ line_id, qty }) => qty <= (sale.left[line_id] ?? 0));
  const worth = returnedLines(sale, isWithin ? lines : []);
  const usual = usualBack(worth.total, sale, sale.sale.customer_id !== undefined);
  const back = typedBack === undefined ? usual : typedMoney(typedBack.trim() === '' ? '0' : typedBack, currency);
  const change = (given: ReturnAct) => {
    setRefusal(undefined);
    act(given);
  };
  const save = async () => {
    if (saving.current) return;
    const unread = read.find((line) => 'fault' in line);
    if (unread) return setRefusal({ type: unread.fault, line_id: unread.line_id });
    const paid = reference.trim();
    const pay_back = { amount: back, method, ...(paid && method !== 'cash' && { reference: paid }) };
    const at = timeNow().toISOString();
    const occurred_at = day === '' ? undefined : onDayAfter(day, sale.left_at, at);
    const draft = { id, of_sale_id: sale.id, lines, note, occurred_at, ...(back !== 0 && { pay_back }) };
    const checked = checkReturn(draft, sale, at);
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(draft);
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      onSaved({ occurred_at });
    } finally {
      saving.current = false;
    }
  };
  const words = refusal && returnErrorWords(refusal, sale, currency);
  const ofLine = refusal && 'line_id' in refusal ? { line_id: refusal.line_id, words: words! } : undefined;
  const isMoney = refusal?.type === 'TooMuchBack' || refusal?.type === 'GiveAllBack';
  const isReference = refusal?.type === 'ReferenceNeeded';
  return (
    <div className={classes.page}>
      <div className={classes.goods}>
        <DraftNote draft={kept} />
        <ReturnLines form={form} sale={sale} error={ofLine} act={change} onEnter={() => void save()} />
        <Keypad
          special={{ key: '000', name: t`Three noughts` }}
          onKey={(key) => change({ do: 'key', key })}
          next={{ label: t`Save`, onPress: () => void save() }}
        />
      </div>
      <div className={classes.money}>
        <ReturnMoney
          sale={sale}
          currency={currency}
          worth={worth}
          typed={typedBack ?? (usual > 0 ? typedAmountOf(usual, currency) : '')}
          back={back}
          method={method}
          reference={reference}
          amountError={isMoney ? words : undefined}
          referenceError={isReference ? words : undefined}
          onType={(text) => {
            setRefusal(undefined);
            setTypedBack(text);
          }}
          onMethod={(part) => {
            if (part.method) setMethod(part.method);
            if (part.reference !== undefined) setReference(part.reference);
          }}
        />
        <DayChoice
          label={t`Day`}
          value={day}
          onChange={(on) => {
            setRefusal(undefined);
            setDay(on);
          }}
          min={localDay(new Date(sale.left_at))}
          until={until}
        />
        <TextInput
          label={t`Why it came back`}
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {refusal && !ofLine && !isMoney && !isReference && <ErrorNote>{words}</ErrorNote>}
        <div className={classes.save}>
          <Button fullWidth h={56} fz={18} loading={busy} onClick={() => void save()}>
            {back > 0 ? <Trans>Save, give {formatAmount(back, currency)} back</Trans> : <Trans>Save the return</Trans>}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ReturnMoneyProps {
  sale: SaleToReturn;
  currency: string;
  /** Value of the returned goods. Units: minor units. */
  worth: CheckedReturn;
  typed: string;
  /** The refund. Units: minor units. */
  back: number;
  method: PayMethod;
  reference: string;
  amountError: string | undefined;
  referenceError: string | undefined;
  onType: (text: string) => void;
  onMethod: (part: { method?: PayMethod; reference?: string }) => void;
}

/** Value of the returned goods, the part refunded in money, and the use of the rest. [PAY-11] */
function ReturnMoney(props: ReturnMoneyProps) {
  const { sale, currency, worth, typed, back, method, reference, amountError, referenceError, onType, onMethod } =
    props;
  const { t } = useLingui();
  const { total, delivery_fee, rounding } = worth;
  const most = maxBack(total, sale);
  const rest = total - back;
  const name = sale.customer_name;
  const amount = formatAmount(rest, currency);
  return (
    <>
      <p className={classes.worth}>
        <span>
          <Trans>Worth, {currency}</Trans>
        </span>
        <b>
          <Money amount={total} currency={currency} total />
        </b>
      </p>
      {delivery_fee !== undefined && (
        <p className={classes.rest}>
          <Trans>Of it for the delivery: {formatAmount(delivery_fee, currency)}</Trans>
        </p>
      )}
      {rounding !== undefined && (
        <p className={classes.rest}>
          <Trans>Of it for the rounding: {formatAmount(rounding, currency)}</Trans>
        </p>
      )}
      {most > 0 && (
        <MoneyInput
          label={t`Money given back`}
          description={t`At most ${formatAmount(most, currency)}`}
          value={typed}
          error={amountError}
          onChange={onType}
          currency={currency}
        />
      )}
      {back > 0 && (
        <PayMethodChoice
          currency={currency}
          method={method}
          reference={reference}
          error={referenceError}
          onChange={onMethod}
        />
      )}
      {rest > 0 && name !== undefined && (
        <p className={classes.rest} role="status">
          {sale.balance > 0 ? (
            <Trans>
              {amount} is taken off what {name} owes.
            </Trans>
          ) : (
            <Trans>
              {amount} stays with you as credit for {name}.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}
