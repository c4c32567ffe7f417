import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBox, IconPencil, IconShoppingCart, IconTrashX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ItemPage } from '../../../contract/stock.ts';
import { itemPath, lossesPath } from '../shared/shop-paths.ts';
import classes from '../shared/item-page.module.css';
import type { EntryContent } from '../../../domain/stock/check-entry.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { countUnits, isAmount, QuantityField, type TypedAmount } from '../../purchases/shared/quantity-field.tsx';
import { fieldOf, shopErrorWords } from '../shared/shop-error-words.ts';
import { useSaveEntry } from './use-save-entry.ts';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { isSaid, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

/** Actions on one item. */
export function ItemActions({ page }: { page: ItemPage }) {
  const [isOpen, setOpen] = useState(false);
  const { item, may_add, may_buy, may_edit } = page;
  if (!may_add && !may_buy && !may_edit) return null;
  const isMaterial = item.kind === 'material';
  const add = isMaterial ? `/farm/add/raw_materials?category=${encodeURIComponent(item.category ?? '')}` : '/shop/add';
  const edit = isMaterial ? `/farm/view/0/raw_material/edit/${item.id}` : `${itemPath(item.id)}?do=edit`;
  const look = { variant: 'default', h: 48, px: 'xs' } as const;
  return (
    <div className={classes.actions}>
      {may_add && (
        <>
          <Button component={Link} to={lossesPath(item.id)} leftSection={<IconTrashX size={20} aria-hidden />} {...look}>
            <Trans>Losses</Trans>
          </Button>
          <Button leftSection={<IconBox size={20} aria-hidden />} onClick={() => setOpen(true)} {...look}>
            {isMaterial ? <Trans>Count or use</Trans> : <Trans>Used, found</Trans>}
          </Button>
        </>
      )}
      {may_buy && (
        <Button component={Link} to={add} leftSection={<IconShoppingCart size={20} aria-hidden />} {...look}>
          <Trans>Stock in</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={edit} leftSection={<IconPencil size={20} aria-hidden />} {...look}>
          {isMaterial ? <Trans>Edit material</Trans> : <Trans>Edit item</Trans>}
        </Button>
      )}
      <EntrySheet page={page} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
} // prettier-ignore

interface EntrySheetProps {
  page: ItemPage;
  opened: boolean;
  onClose: () => void;
}

/** Form for own use, gifts or finds: a stock entry from an item's page. [SHP-6] */
function EntrySheet({ page, opened, onClose }: EntrySheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>What happened to it?</Trans>} onClose={onClose}>
      {opened && <EntryForm page={page} onSaved={onClose} />}
    </Sheet>
  );
}

type What = 'count' | 'business' | 'household' | 'gift' | 'found';

const CONTENT: Readonly<Record<What, EntryContent>> = {
  count: { kind: 'count' },
  business: { kind: 'internal_use', used_for: 'business' },
  household: { kind: 'internal_use', used_for: 'household' },
  gift: { kind: 'gift' },
  found: { kind: 'found' },
};

function EntryForm({ page, onSaved }: { page: ItemPage; onSaved: () => void }) {
  const { t } = useLingui();
  const { item } = page;
  // The shop is counted along its shelves; a feed store item by item.
  const isMaterial = item.kind === 'material';
  const kept = useDraft('entry', { id: item.id });
  const [what, setWhat] = useKept<What>(kept, 'what', isMaterial ? 'count' : 'business', alone);
  const [amount, setAmount] = useKept<TypedAmount>(kept, 'amount', { qty: '', unit: 0 }, isAmount);
  const [note, setNote] = useKept<string>(kept, 'note', '', isSaid);
  const { save, ofDay, busy, refusal, asked, clear } = useSaveEntry(page, kept, onSaved);
  const ref = useFaultFocus(refusal);
  const isOfQuantity = fieldOf(refusal) === 'qty';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { factor } = countUnits(item)[amount.unit]!;
    void save({ item_id: item.id, qty: typedQuantity(amount.qty, factor), content: CONTENT[what], note });
  };
  return (
    <form ref={ref} className={classes.sheet} onSubmit={submit} noValidate>
      <DraftNote draft={kept} />
      <ChoiceChips
        label={t`What happened`}
        wrap
        options={[
          ...(isMaterial ? [{ value: 'count', label: t`Counted: so much is there` } as const] : []),
          { value: 'business', label: t`Used in the business` },
          { value: 'household', label: t`Used at home` },
          { value: 'gift', label: t`Given away` },
          { value: 'found', label: t`Found` },
        ]}
        value={what}
        onChange={(next) => {
          clear();
          setWhat(next);
        }}
      />
      <QuantityField
        item={item}
        amount={amount}
        error={isOfQuantity && refusal ? shopErrorWords(refusal) : undefined}
        onChange={(next) => {
          clear();
          setAmount(next);
        }}
      />
      <DayChoice label={t`Day`} atEnd={what === 'count'} {...ofDay} />
      <TextInput
        label={t`Note`}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {refusal && !isOfQuantity && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
      <AskedNote words={asked} />
      <Button type="submit" h={56} fz={18} loading={busy}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  );
}
