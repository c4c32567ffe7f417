import { LOSS_REASONS } from '../../../../schemas/choices.ts';
import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryRow, ItemPage } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { plainAmount } from '../../../domain/money/plain-amount.ts';
import { type EntryContent, type EntryDraft, type LossReason } from '../../../domain/stock/check-entry.ts';
import { ok } from '../../../domain/result.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { notCorrectedWords } from '../../../ui/feedback/not-corrected-words.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { oldDayWords, today } from '../../../ui/words/date-words.ts';
import { lossWords } from '../../../ui/words/stock-words.ts';
import { countUnits, QuantityField, type TypedAmount } from '../../purchases/shared/quantity-field.tsx';
import classes from '../shared/item-page.module.css';
import { fieldOf, shopErrorWords, type ShopRefusal } from '../shared/shop-error-words.ts';

interface CorrectEntryProps {
  page: ItemPage;
  /** The wrong entry. */
  draft: EntryDraft;
  row: HistoryRow;
  amount: (qty: number) => string;
  currency: string;
  onSaved: () => void;
}

/**
 * Form to correct a stock entry: quantity, reason or recipient, day. For a count it shows the resulting difference.
 * [SHP-25]
 */
export function CorrectEntry({ page: { item }, draft, row, amount, currency, onSaved }: CorrectEntryProps) {
  const { t } = useLingui();
  const told = useSavedToast();
  const until = useBusiness()?.locked_until;
  const { run } = useCommand('shop.correctEntry');
  const units = countUnits(item);
  const form = useDraftForm(useDraft('entry', { id: `right.${draft.id}`, mode: 'edit' }), {
    initial: () => formOf(draft, row, units, currency),
    alone: ['day'],
    save: async (values) => {
      const entry = entryOf(values, draft, units, currency);
      const saved = await run({ entry, reason: values.reason });
      return saved.ok ? ok(entry.occurred_at) : saved;
    },
    onSaved: (at) => {
      told(oldDayWords(at));
      onSaved();
    },
    fieldOf: fieldOfEntry,
    words: (refusal) => (isNotThere(refusal) ? notCorrectedWords(refusal) : shopErrorWords(refusal)),
  });
  const { values, input, change } = form;
  const { content } = values;
  const isCount = content.kind === 'count';
  const qty = quantityOf(values, units);
  return (
    <DraftForm form={form} className={classes.sheet} label={t`Put it right`} save={<Trans>Save what is right</Trans>}>
      <WhatHappened content={content} onChange={(next) => change({ content: next })} />
      <QuantityField
        item={item}
        amount={{ qty: values.qty, unit: values.unit }}
        error={input('qty').error}
        onChange={change}
      />
      {isCount && Number.isSafeInteger(qty) && <Difference row={row} qty={qty} amount={amount} />}
      {content.kind === 'opening' && (
        <MoneyInput label={t`Worth of all of it, ${currency}`} currency={currency} {...input('worth')} />
      )}
      <DayChoice label={t`Day`} until={until} at={row.at} atEnd={isCount} {...input('day')} />
      {content.kind === 'loss' && (
        <TextInput label={t`Who minded it?`} maxLength={80} autoComplete="off" {...input('responsible')} />
      )}
      <TextInput label={t`Note`} maxLength={500} {...input('note')} />
      <TextInput
        label={t`Why is it put right? (if you like)`}
        maxLength={200}
        autoComplete="off"
        {...input('reason')}
      />
    </DraftForm>
  );
}

type Units = ReturnType<typeof countUnits>;

/** The entry as typed. */
interface EntryForm extends TypedAmount {
  readonly content: EntryContent;
  readonly worth: string;
  /** '' for today. */
  readonly day: string;
  readonly note: string;
  readonly responsible: string;
  readonly reason: string;
}

const formOf = (draft: EntryDraft, row: HistoryRow, units: Units, currency: string): EntryForm => ({
  ...typedAs(draft.qty, units),
  content: draft.content,
  worth: draft.content.kind === 'opening' ? plainAmount(draft.content.value, currency) : '',
  day: row.day === today() ? '' : row.day,
  note: draft.note ?? '',
  responsible: draft.responsible ?? '',
  reason: '',
});

const quantityOf = ({ qty, unit }: TypedAmount, units: Units): number => typedQuantity(qty, units[unit]!.factor);

function entryOf(form: EntryForm, draft: EntryDraft, units: Units, currency: string) {
  const { content, worth, day, note, responsible } = form;
  const at = timeNow().toISOString();
  return {
    ...draft,
    qty: quantityOf(form, units),
    content: content.kind === 'opening' ? { ...content, value: typedMoney(worth, currency) } : content,
    occurred_at: day === '' ? at : onDay(day, at, { atEnd: content.kind === 'count' }),
    note,
    responsible,
  };
}

function fieldOfEntry(refusal: ShopRefusal): keyof EntryForm | undefined {
  if (fieldOf(refusal) === 'qty') return 'qty';
  if (refusal.type === 'ValueWrong' || refusal.type === 'ComesToTooMuch') return 'worth';
  return refusal.type === 'NoteNeeded' ? 'note' : undefined;
}

const isNotThere = (refusal: ShopRefusal): refusal is Extract<ShopRefusal, { type: 'NotHere' | 'Voided' }> =>
  refusal.type === 'NotHere' || refusal.type === 'Voided';

/** In the largest unit that gives a whole number, else in the smallest. */
function typedAs(qty: number, units: Units): TypedAmount {
  const whole = units.findIndex(({ factor }) => factor > 1 && qty > 0 && qty % factor === 0);
  const unit = whole < 0 ? units.findIndex(({ factor }) => qty % factor === 0) : whole;
  const at = Math.max(unit, 0);
  return { qty: String(qty / units[at]!.factor), unit: at };
}

interface WhatHappenedProps {
  content: EntryContent;
  onChange: (content: EntryContent) => void;
}

/** Reason of a loss; for use, gifts and finds the kind itself. */
function WhatHappened({ content, onChange }: WhatHappenedProps) {
  const { t } = useLingui();
  if (content.kind === 'count' || content.kind === 'opening') return null;
  if (content.kind === 'loss')
    return (
      <ChoiceChips
        label={t`What happened?`}
        visibleLabel
        wrap
        options={LOSS_REASONS.map((value) => ({ value, label: lossWords(value) }))}
        value={content.reason}
        onChange={(reason: LossReason) => onChange({ ...content, reason })}
      />
    );
  const options = [
    { value: 'business', label: t`Used in the business`, means: { kind: 'internal_use', used_for: 'business' } },
    { value: 'household', label: t`Used at home`, means: { kind: 'internal_use', used_for: 'household' } },
    { value: 'gift', label: t`Given away`, means: { kind: 'gift' } },
    { value: 'found', label: t`Found`, means: { kind: 'found' } },
  ] as const;
  return (
    <ChoiceChips
      label={t`What happened`}
      wrap
      options={options}
      value={content.kind === 'internal_use' ? content.used_for : content.kind}
      onChange={(value) => onChange(options.find((one) => one.value === value)!.means)}
    />
  );
}

/** The difference of the corrected count from the book, and the earlier difference. */
function Difference({ row: { counted = 0, moved }, qty, amount }: Pick<CorrectEntryProps, 'row' | 'amount'> & { qty: number }) {
  const book = counted - moved;
  const signed = (by: number) => (by > 0 ? `+${amount(by)}` : amount(by));
  return (
    <p role="status">
      <Trans>
        The book had {amount(book)}. Difference: {signed(qty - book)}, it was {signed(moved)}.
      </Trans>
    </p>
  );
} // prettier-ignore
