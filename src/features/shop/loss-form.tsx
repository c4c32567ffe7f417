import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { LOSS_REASONS } from '../../../schemas/stock-entry.schema.ts';
import type { ItemPage } from '../../contract/stock.ts';
import { useBusiness } from '../../client/use-session.ts';
import { offered } from '../../domain/business/word-lists.ts';
import type { LossReason } from '../../domain/stock/check-entry.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { AskedNote } from '../../ui/feedback/asked-note.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { lossWords } from '../../ui/words/stock-words.ts';
import { LossPhotoField } from './loss-photo.tsx';
import { countUnits, QuantityField, type TypedAmount } from './quantity-field.tsx';
import { fieldOf, shopErrorWords } from './shop-error-words.ts';
import { useSaveEntry } from './use-save-entry.ts';
import formClasses from './shop-form.module.css';
import { typedQuantity } from '../../ui/numbers/typed-number.ts';

/** Before a reason in the shop's own words. */
const OWN = 'own:';

/** How much is gone, why, and who minded it; another reason needs words. [RTE-24, SHP-8] */
export function LossForm({ page, me }: { page: ItemPage; me: string }) {
  const { t } = useLingui();
  const { item, batches } = page;
  const [amount, setAmount] = useState<TypedAmount>({ qty: '', unit: 0 });
  const { off = [], own = [] } = useBusiness()?.words.loss_reasons ?? {};
  const [chosen, setChosen] = useState<string>(() => offered(LOSS_REASONS, { off })[0]!);
  const ownReason = chosen.startsWith(OWN) ? chosen.slice(OWN.length) : undefined;
  const reason = ownReason === undefined ? (chosen as LossReason) : 'other';
  const [responsible, setResponsible] = useState(me);
  const [batch, setBatch] = useState('');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState('');
  const { save, busy, refusal, asked, clear } = useSaveEntry(page, () => {
    setAmount({ ...amount, qty: '' });
    setNote('');
    setPhoto('');
  });
  if (!page.may_add) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { factor } = countUnits(item)[amount.unit]!;
    const content = {
      kind: 'loss',
      reason,
      ...(batch && { batch_no: batch }),
      ...(photo && { photo: { path: photo } }),
    } as const;
    void save({
      item_id: item.id,
      qty: typedQuantity(amount.qty, factor),
      content,
      responsible,
      note: [ownReason, note.trim()].filter(Boolean).join(': '),
    });
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
        options={[
          ...offered(LOSS_REASONS, { off }).map((value) => ({ value: value as string, label: lossWords(value) })),
          ...own.map((word) => ({ value: OWN + word, label: word })),
        ]}
        value={chosen}
        onChange={(value) => {
          clear();
          setChosen(value);
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
          label={chosen === 'other' ? t`What happened, in words` : t`Note`}
          maxLength={500}
          value={note}
          error={refusal?.type === 'NoteNeeded' && words}
          onChange={(event) => {
            clear();
            setNote(event.currentTarget.value);
          }}
        />
      </div>
      <LossPhotoField path={photo} onChange={setPhoto} />
      {refusal && !isOfQuantity && refusal.type !== 'NoteNeeded' && <ErrorNote>{words}</ErrorNote>}
      <AskedNote words={asked} />
      <Button type="submit" h={56} fz={18} loading={busy}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save the loss</Trans>}
      </Button>
    </form>
  );
}
