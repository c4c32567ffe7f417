import { LOSS_REASONS } from '../../../../schemas/choices.ts';
import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import type { HistoryRow, ItemPage } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { plainAmount } from '../../../domain/money/plain-amount.ts';
import { checkEntry, type EntryContent, type EntryDraft, type LossReason } from '../../../domain/stock/check-entry.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notCorrectedWords } from '../../../ui/feedback/not-corrected-words.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { alone, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
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
  const { run, busy } = useCommand('shop.correctEntry');
  const kept = useDraft('entry', { id: `right.${draft.id}`, mode: 'edit' });
  const [typed, setTyped] = useKept<TypedAmount>(kept, 'typed', () => typedAs(draft.qty, countUnits(item)));
  const [content, setContent] = useKept(kept, 'content', draft.content);
  const [worth, setWorth] = useKept(kept, 'worth', () => (draft.content.kind === 'opening' ? plainAmount(draft.content.value, currency) : '')); // prettier-ignore
  const [day, setDay] = useKept(kept, 'day', () => (row.day === today() ? '' : row.day), alone);
  const [note, setNote] = useKept(kept, 'note', draft.note ?? '');
  const [responsible, setResponsible] = useKept(kept, 'responsible', draft.responsible ?? '');
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const saving = useRef(false);
  const isCount = content.kind === 'count';
  const qty = typedQuantity(typed.qty, countUnits(item)[typed.unit]!.factor);
  const words = refusal && (isNotThere(refusal) ? notCorrectedWords(refusal) : shopErrorWords(refusal));
  const isOfQuantity = fieldOf(refusal) === 'qty';
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(undefined);
      set(value);
    };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const at = timeNow().toISOString();
    const right: EntryDraft = {
      ...draft,
      qty,
      content: content.kind === 'opening' ? { ...content, value: typedMoney(worth, currency) } : content,
      occurred_at: day === '' ? at : onDay(day, at, { atEnd: isCount }),
      note,
      responsible,
    };
    const checked = checkEntry(right, { at, currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run({ entry: right, reason });
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      told(oldDayWords(right.occurred_at));
      onSaved();
    } finally {
      saving.current = false;
    }
  };
  return (
    <form className={classes.sheet} onSubmit={(event) => void submit(event)} noValidate aria-label={t`Put it right`}>
      <DraftNote draft={kept} />
      <WhatHappened content={content} onChange={change(setContent)} />
      <QuantityField item={item} amount={typed} error={isOfQuantity ? words : undefined} onChange={change(setTyped)} />
      {isCount && Number.isSafeInteger(qty) && <Difference row={row} qty={qty} amount={amount} />}
      {content.kind === 'opening' && (
        <MoneyInput
          label={t`Worth of all of it, ${currency}`}
          currency={currency}
          value={worth}
          error={refusal?.type === 'ValueWrong' || refusal?.type === 'ComesToTooMuch' ? words : undefined}
          onType={change(setWorth)}
        />
      )}
      <DayChoice label={t`Day`} value={day} until={until} at={row.at} atEnd={isCount} onChange={change(setDay)} />
      {content.kind === 'loss' && (
        <TextInput
          label={t`Who minded it?`}
          maxLength={80}
          autoComplete="off"
          value={responsible}
          onChange={(event) => change(setResponsible)(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t`Note`}
        maxLength={500}
        value={note}
        error={refusal?.type === 'NoteNeeded' && words}
        onChange={(event) => change(setNote)(event.currentTarget.value)}
      />
      <TextInput
        label={t`Why is it put right? (if you like)`}
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => change(setReason)(event.currentTarget.value)}
      />
      {refusal && !isOfQuantity && <ErrorNote>{words}</ErrorNote>}
      <Button type="submit" h={56} fz={18} loading={busy}>
        <Trans>Save what is right</Trans>
      </Button>
    </form>
  );
}

const isNotThere = (refusal: ShopRefusal): refusal is Extract<ShopRefusal, { type: 'NotHere' | 'Voided' }> =>
  refusal.type === 'NotHere' || refusal.type === 'Voided';

/** In the largest unit that gives a whole number, else in the smallest. */
function typedAs(qty: number, units: ReturnType<typeof countUnits>): TypedAmount {
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
