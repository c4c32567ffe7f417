import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { LOSS_REASONS } from '../../../schemas/stock-entry.schema.ts';
import type { ItemPage } from '../../client/port-types.ts';
import type { LossReason } from '../../domain/stock/check-entry.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { lossWords } from '../../ui/words/stock-words.ts';
import { countUnits, QuantityField, type TypedAmount } from './quantity-field.tsx';
import { fieldOf, shopErrorWords } from './shop-error-words.ts';
import { typedQuantity } from './typed-numbers.ts';
import { useSaveEntry } from './use-save-entry.ts';
import formClasses from './shop-form.module.css';

/** How much is gone, why, and who minded it; another reason needs words. [RTE-24, SHP-8] */
export function LossForm({ page, me }: { page: ItemPage; me: string }) {
  const { t } = useLingui();
  const { item, batches } = page;
  const [amount, setAmount] = useState<TypedAmount>({ qty: '', unit: 0 });
  const [reason, setReason] = useState<LossReason>('breakage');
  const [responsible, setResponsible] = useState(me);
  const [batch, setBatch] = useState('');
  const [note, setNote] = useState('');
  const { save, busy, refusal, clear } = useSaveEntry(() => {
    setAmount({ ...amount, qty: '' });
    setNote('');
  });
  if (!page.may_add) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { factor } = countUnits(item)[amount.unit]!;
    const content = { kind: 'loss', reason, ...(batch && { batch_no: batch }) } as const;
    void save({ item_id: item.id, qty: typedQuantity(amount.qty, factor), content, responsible, note });
  };
  const words = refusal && shopErrorWords(refusal);
  const isOfQuantity = fieldOf(refusal) === 'qty';
  const named = batches.flatMap((one) => one.batch ?? []);
  return (
    <form className={formClasses.card} onSubmit={submit} noValidate aria-label={t`Write down a loss`}>
      <QuantityField
        item={item}
        amount={amount}
        error={isOfQuantity ? words : undefined}
        onChange={(next) => {
          clear();
          setAmount(next);
        }}
      />
      <ChoiceChips
        label={t`What happened?`}
        visibleLabel
        wrap
        options={LOSS_REASONS.map((value) => ({ value, label: lossWords(value) }))}
        value={reason}
        onChange={(value) => {
          clear();
          setReason(value);
        }}
      />
      {named.length > 0 && (
        <ChoiceChips
          label={t`From which batch?`}
          visibleLabel
          wrap
          options={[{ value: '', label: t`Not known` }, ...named.map((value) => ({ value, label: value }))]}
          value={batch}
          onChange={setBatch}
        />
      )}
      <div className={formClasses.two}>
        <TextInput
          label={t`Who minded it?`}
          maxLength={80}
          autoComplete="off"
          value={responsible}
          onChange={(event) => setResponsible(event.currentTarget.value)}
        />
        <TextInput
          label={reason === 'other' ? t`What happened, in words` : t`Note`}
          maxLength={500}
          value={note}
          error={refusal?.type === 'NoteNeeded' && words}
          onChange={(event) => {
            clear();
            setNote(event.currentTarget.value);
          }}
        />
      </div>
      {refusal && !isOfQuantity && refusal.type !== 'NoteNeeded' && <ErrorNote>{words}</ErrorNote>}
      <Button type="submit" h={56} fz={18} loading={busy}>
        <Trans>Save the loss</Trans>
      </Button>
    </form>
  );
}
