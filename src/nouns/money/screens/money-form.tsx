import type { MoneyMethod } from '../../../../schemas/choices.ts';
import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../../contract/account.ts';
import type { MoneyPage, MoneyRow } from '../../../contract/money.ts';
import { useCommand } from '../../../client/use-command.ts';
import { isTaxBefore, movesByPhone, type MoneyDraft, type MoneyMove } from '../../../domain/money/check-money.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
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
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

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
  const isCount = move === 'counted';
  const draft = useDraft('money', { id: wrong?.id ?? move, mode: wrong ? 'edit' : 'new' });
  const form = useDraftForm(draft, {
    initial: () => formOf(wrong, currency),
    alone: ['id', 'method', 'to', 'day'],
    save: (values) => {
      const money = draftOf(values, move, currency);
      return wrong ? putting.run({ draft: money, reason: values.reason }) : adding.run(money);
    },
    onSaved: () => {
      tell();
      void navigate(back, { replace: true });
    },
    fieldOf: ({ type }) => FIELD_OF[type],
    words: moneyErrorWords,
  });
  const { values, input, refusal } = form;
  const amount = typedMoney(values.typed, currency);
  const held = page.boxes?.find((box) => box.method === values.method)?.held ?? 0;
  const isCompared =
    isCount && !wrong && values.day === '' && page.boxes !== undefined && values.typed !== '' && Number.isSafeInteger(amount); // prettier-ignore
  return (
    <Screen title={moveWords(move)} description={t`Money beside sales and spending.`} back={back} form flush>
      {wrong && <ClosedNote day={wrong.day} business={business} />}
      <DraftForm form={form} className={classes.form} save={wrong && <Trans>Save what is right</Trans>}>
        {isTaxBefore(move) ? (
          <p>
            <Trans>
              What was open with the tax office when this book began. It moves no money, and stands in the tax report.
            </Trans>
          </p>
        ) : (
          <Places
            label={isCount ? t`What do you count?` : move === 'moved' ? t`From` : t`Where?`}
            currency={currency}
            {...input('method')}
          />
        )}
        {move === 'moved' && (
          <div>
            <Places label={t`To`} currency={currency} {...input('to')} />
            {refusal?.type === 'SamePlace' && <FieldError>{moneyErrorWords(refusal)}</FieldError>}
          </div>
        )}
        <MoneyInput
          label={isCount ? t`So much is there, ${currency}` : t`Amount, ${currency}`}
          currency={currency}
          {...input('typed')}
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
        {movesByPhone({ move, method: values.method }) && (
          <TextInput
            label={t`Transaction number`}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            {...input('reference')}
          />
        )}
        <DayChoice label={t`Day`} until={locked_until} at={wrong?.at} atEnd={isCount} {...input('day')} />
        <TextInput label={t`Note, if you like`} maxLength={500} autoComplete="off" {...input('note')} />
        {wrong && <TextInput label={t`Why is it put right?`} maxLength={200} autoComplete="off" {...input('reason')} />}
      </DraftForm>
    </Screen>
  );
}

/** The form as typed. */
interface MoneyValues {
  readonly id: string;
  readonly method: MoneyMethod;
  readonly to: MoneyMethod;
  readonly typed: string;
  readonly reference: string;
  readonly note: string;
  /** '' for today. */
  readonly day: string;
  readonly reason: string;
}

const FIELD_OF: Readonly<Partial<Record<MoneyRefusal['type'], keyof MoneyValues>>> = {
  AmountAboveZero: 'typed',
  CountWrong: 'typed',
  NumberTooLong: 'typed',
  SamePlace: 'to',
  ReferenceNeeded: 'reference',
  ReasonMissing: 'reason',
};

const formOf = (wrong: MoneyRow | undefined, currency: string): MoneyValues => ({
  id: wrong?.id ?? newDocumentId(),
  method: wrong?.method ?? 'cash',
  to: wrong?.to ?? 'bank',
  typed: wrong ? typedAmountOf(wrong.amount, currency) : '',
  reference: wrong?.reference ?? '',
  note: wrong?.note ?? '',
  day: wrong === undefined || wrong.day === today() ? '' : wrong.day,
  reason: '',
});

function draftOf(values: MoneyValues, move: MoneyMove, currency: string): MoneyDraft {
  const { id, method, to, typed, reference, note, day } = values;
  return {
    id,
    move,
    method,
    ...(move === 'moved' && { to }),
    amount: typedMoney(typed, currency),
    ...(movesByPhone({ move, method }) && { reference }),
    ...(day !== '' && { occurred_at: onDay(day, timeNow().toISOString(), { atEnd: move === 'counted' }) }),
    ...(note.trim() !== '' && { note }),
  };
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
