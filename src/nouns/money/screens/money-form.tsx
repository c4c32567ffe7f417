import type { MoneyMethod } from '../../../../schemas/choices.ts';
import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../../contract/account.ts';
import type { MoneyPage, MoneyRow } from '../../../contract/money.ts';
import { useCommand } from '../../../client/use-command.ts';
import {
  checkMoney,
  isTaxBefore,
  movesByPhone,
  type MoneyDraft,
  type MoneyMove,
} from '../../../domain/money/check-money.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { ErrorNote, FieldError } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';
import { today } from '../../../ui/words/date-words.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { moveWords } from '../shared/move-words.ts';
import { differenceWords, moneyErrorWords, type MoneyRefusal } from './money-words.ts';
import classes from './money.module.css';
import { methodOptions } from '../../../ui/words/method-words.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { alone, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

interface MoneyFormProps {
  move: MoneyMove;
  /** The record being corrected. [PAY-21] */
  wrong: MoneyRow | undefined;
  page: MoneyPage;
  business: BusinessView;
  back: string;
}

/** Amount, place, and day. A count is shown beside the booked balance. [PAY-15, PAY-16] */
export function MoneyForm({ move, wrong, page, business, back }: MoneyFormProps) {
  const { currency, locked_until } = business;
  const { t } = useLingui();
  const navigate = useNavigate();
  const tell = useSavedToast();
  const adding = useCommand('money.add');
  const putting = useCommand('money.correct');
  const kept = useDraft('money', { id: wrong?.id ?? move, mode: wrong ? 'edit' : 'new' });
  const [id] = useKept(kept, 'id', () => wrong?.id ?? newDocumentId());
  const [method, setMethod] = useKept<MoneyMethod>(kept, 'method', wrong?.method ?? 'cash', alone);
  const [to, setTo] = useKept<MoneyMethod>(kept, 'to', wrong?.to ?? 'bank', alone);
  const [typed, setTyped] = useKept(kept, 'typed', wrong ? typedAmountOf(wrong.amount, currency) : '');
  const [reference, setReference] = useKept(kept, 'reference', wrong?.reference ?? '');
  const [note, setNote] = useKept(kept, 'note', wrong?.note ?? '');
  const [day, setDay] = useKept(kept, 'day', wrong === undefined || wrong.day === today() ? '' : wrong.day, alone);
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<MoneyRefusal>();
  const saving = useRef(false);
  const isCount = move === 'counted';
  const amount = typedMoney(typed, currency);
  const held = page.boxes?.find((box) => box.method === method)?.held ?? 0;
  const isCompared =
    isCount && !wrong && day === '' && page.boxes !== undefined && typed !== '' && Number.isSafeInteger(amount);
  const words = refusal && moneyErrorWords(refusal);
  const errorOf = (...types: MoneyRefusal['type'][]) => (refusal && types.includes(refusal.type) ? words : undefined);
  const needsReference = movesByPhone({ move, method });
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(undefined);
      set(value);
    };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const now = timeNow().toISOString();
    const draft: MoneyDraft = {
      id,
      move,
      method,
      ...(move === 'moved' && { to }),
      amount,
      ...(needsReference && { reference }),
      ...(day !== '' && { occurred_at: onDay(day, now, { atEnd: isCount }) }),
      ...(note.trim() !== '' && { note }),
    };
    const checked = checkMoney(draft, { at: now, currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await (wrong ? putting.run({ draft, reason }) : adding.run(draft));
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      tell();
      void navigate(back, { replace: true });
    } finally {
      saving.current = false;
    }
  };
  return (
    <Screen title={moveWords(move)} description={t`Money beside sales and spending.`} back={back} form flush>
      {wrong && <ClosedNote day={wrong.day} business={business} />}
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <DraftNote draft={kept} />
        {isTaxBefore(move) ? (
          <p>
            <Trans>
              What was open with the tax office when this book began. It moves no money, and stands in the tax report.
            </Trans>
          </p>
        ) : (
          <Places
            label={isCount ? t`What do you count?` : move === 'moved' ? t`From` : t`Where?`}
            value={method}
            currency={currency}
            onChange={change(setMethod)}
          />
        )}
        {move === 'moved' && (
          <div>
            <Places label={t`To`} value={to} currency={currency} onChange={change(setTo)} />
            {refusal?.type === 'SamePlace' && <FieldError>{words}</FieldError>}
          </div>
        )}
        <MoneyInput
          label={isCount ? t`So much is there, ${currency}` : t`Amount, ${currency}`}
          currency={currency}
          value={typed}
          error={errorOf('AmountAboveZero', 'CountWrong', 'NumberTooLong')}
          onType={change(setTyped)}
        />
        {isCompared && (
          <p role="status" className={classes.said} data-look={amount !== held || undefined}>
            <Trans>
              The book says {formatAmount(held, currency)}: {differenceWords(amount - held, currency)}
            </Trans>
          </p>
        )}
        {wrong?.difference !== undefined && Number.isSafeInteger(amount) && (
          <p role="status" className={classes.said}>
            <Trans>
              The book said {formatAmount(wrong.amount - wrong.difference, currency)}:{' '}
              {differenceWords(amount - wrong.amount + wrong.difference, currency)}
            </Trans>
          </p>
        )}
        {needsReference && (
          <TextInput
            label={t`Transaction number`}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            value={reference}
            error={errorOf('ReferenceNeeded')}
            onChange={(event) => change(setReference)(event.currentTarget.value)}
          />
        )}
        <DayChoice
          label={t`Day`}
          value={day}
          until={locked_until}
          at={wrong?.at}
          atEnd={isCount}
          onChange={change(setDay)}
        />
        <TextInput
          label={t`Note, if you like`}
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={(event) => change(setNote)(event.currentTarget.value)}
        />
        {wrong && (
          <TextInput
            label={t`Why is it put right?`}
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={refusal?.type === 'ReasonMissing' && words}
            onChange={(event) => change(setReason)(event.currentTarget.value)}
          />
        )}
        {refusal && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={adding.busy || putting.busy}>
          {wrong ? <Trans>Save what is right</Trans> : <Trans>Save</Trans>}
        </Button>
      </form>
    </Screen>
  );
}

interface PlacesProps {
  label: string;
  value: MoneyMethod;
  currency: string;
  onChange: (method: MoneyMethod) => void;
}

function Places({ label, value, currency, onChange }: PlacesProps) {
  return (
    <ChoiceChips label={label} visibleLabel wrap options={methodOptions(currency)} value={value} onChange={onChange} />
  );
}
