import { useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode, type FormEvent } from 'react';
import type { BusinessView } from '../../../../contract/account.ts';
import { useBarcode } from '../../../../client/use-barcode.ts';
import { ScanButton } from '../../../../ui/barcodes/scan-button.tsx';
import { useKeyboardScanner } from '../../../../ui/barcodes/use-keyboard-scanner.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { BirdsStop } from './birds-stop.tsx';
import { CustomerRow } from './customer-row.tsx';
import { CustomerSheet } from './customer-sheet.tsx';
import { FindItemSheet } from './find-item-sheet.tsx';
import { ItemTiles } from './item-tiles.tsx';
import { LineWarnings } from './line-warnings.tsx';
import { LineNumbers } from './line-numbers.tsx';
import { activeLine, soldTo, type SaleForm, type SaleFormAct, type LineForm } from './sale-form.ts';
import { SaleLines } from '../sale-lines.tsx';
import { SaleOptions, type OpenOption } from './sale-options.tsx';
import { saleErrorWords } from '../sale-words.ts';
import { UnknownItem } from './unknown-item.tsx';
import { useKnownItems } from './use-known-items.ts';
import type { SaleRefusal } from './use-save-sale.ts';
import classes from './add-sale.module.css';
import { Button, TextInput } from '@mantine/core';
import { Sheet } from '../../../../ui/sheet.tsx';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import type { SellableItem } from '../../../../contract/sales.ts';
import type { ItemWithCode } from '../../../../contract/stock.ts';
import { itemWords } from '../../../../ui/words/items-in-words.ts';
import { typedAmountOf } from '../../../../ui/numbers/typed-text.ts';
import { rateOf, type Taxes } from '../../../../domain/tax/taxes.ts';
import { otherKey } from '../../../../domain/sales/other-key.ts';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

interface SaleEntryProps {
  business: BusinessView;
  form: SaleForm;
  /** The server has it: the payment is not asked any more, the reason of the change is. [SAL-39] */
  accepted?: boolean;
  refusal: SaleRefusal | undefined;
  /** True when the refusal is shown elsewhere. */
  quiet?: boolean;
  option: OpenOption;
  onOption: (option: OpenOption) => void;
  /** Earlier changes, below the form. */
  history?: ReactNode;
  act: (act: SaleFormAct) => void;
  /** The total and the save buttons. */
  children: ReactNode;
}

/** The form of a sale, new or saved: customer, items, quantities, and the save area. [RTE-15, RTE-21, SAL-9, SHP-14] */
export function SaleEntry({
  business,
  form,
  accepted,
  refusal,
  quiet,
  option,
  onOption,
  history,
  act,
  children,
}: SaleEntryProps) {
  const { t } = useLingui();
  const { currency, taxes } = business;
  const { tiles, items } = useKnownItems(form);
  useEffect(() => {
    const awaited = new Set(form.lines.flatMap(({ key, awaits_price }) => (awaits_price ? [key] : [])));
    const known = items.filter(({ key, last_price }) => last_price !== undefined && awaited.has(key));
    if (known.length > 0) act({ do: 'priced', lines: known.map((item) => lineFromItem(item, business)) });
  }, [items, form.lines, business, act]);
  const [sheet, setSheet] = useState<'customer' | 'find' | 'other'>();
  const close = () => setSheet(undefined);
  const [unknown, setUnknown] = useState<string>();
  const change = (made: SaleFormAct) => {
    // The next pick or scan answers the question about the unknown code.
    if (made.do === 'pick' || made.do === 'scan') setUnknown(undefined);
    act(made);
  };
  const read = useBarcode({
    found: (item) => change({ do: 'scan', line: lineFromItem(scannedItem(item, taxes), business) }),
    unknown: setUnknown,
  });
  useKeyboardScanner(read);
  const words = refusal && saleErrorWords(refusal);
  const about = refusal?.type;
  const ofLine = refusal && 'line_id' in refusal && 'field' in refusal ? { ...refusal, words: words ?? '' } : undefined;
  const active = activeLine(form);
  const isForbidden = refusal?.type === 'NotForSale' && refusal.line_id === active?.line_id;
  const withdrawal = isForbidden ? refusal.withdrawal : items.find(({ key }) => key === active?.key)?.withdrawal;
  const shownElsewhere =
    quiet ||
    ofLine ||
    isForbidden ||
    about === 'CustomerNeeded' ||
    (about === 'ReferenceNeeded' && option === 'method');
  return (
    <>
      <div className={classes.sale}>
        <div className={classes.what}>
          <CustomerRow
            customer={form.customer}
            currency={currency}
            error={about === 'CustomerNeeded' ? words : undefined}
            onChange={() => setSheet('customer')}
          />
          <ItemTiles
            items={tiles}
            activeKey={active?.key}
            currency={currency}
            onPick={(item) => change({ do: 'pick', line: lineFromItem(item, business) })}
            onFind={() => setSheet('find')}
            onOther={() => setSheet('other')}
            scan={items.some(({ item_kind }) => item_kind === 'shop') && <ScanButton onCode={read} />}
          />
          <SaleLines
            form={form}
            currency={currency}
            onEnter={(line_id) => act({ do: 'enter', line_id, field: 'whole' })}
            onRemove={(line_id) => act({ do: 'remove', line_id })}
          />
          <SaleOptions
            form={form}
            currency={currency}
            units={business.default_units === 'dozen' ? ['tray', 'dozen', 'piece'] : ['tray', 'piece']}
            accepted={accepted ?? false}
            open={option}
            onOpen={onOption}
            referenceError={about === 'ReferenceNeeded' ? words : undefined}
            act={act}
          />
          {history && <div className={classes.before}>{history}</div>}
        </div>
        <section className={classes.sheet} aria-label={t`Quantity and payment`}>
          {refusal && !shownElsewhere && <ErrorNote>{words}</ErrorNote>}
          <BirdsStop line={active} withdrawal={withdrawal} refused={isForbidden} act={act} />
          {!accepted && <LineWarnings line={active} items={items} currency={currency} />}
          <LineNumbers form={form} currency={currency} error={ofLine} act={act} />
          {children}
        </section>
      </div>
      <UnknownItem
        business={business}
        code={unknown}
        onOther={() => {
          setUnknown(undefined);
          setSheet('other');
        }}
        onClose={() => setUnknown(undefined)}
      />
      <CustomerSheet
        opened={sheet === 'customer'}
        currency={currency}
        onPick={(customer) => {
          act({ do: 'set', part: soldTo(customer) });
          close();
        }}
        onClose={close}
      />
      <FindItemSheet
        opened={sheet === 'find'}
        currency={currency}
        onPick={(item) => {
          change({ do: 'pick', line: lineFromItem(item, business) });
          close();
        }}
        onClose={close}
      />
      <OtherItemSheet
        opened={sheet === 'other'}
        onAdd={(description) => {
          change({ do: 'pick', line: lineFromItem(otherItem(description, taxes), business) });
          close();
        }}
        onClose={close}
      />
    </>
  );
}

interface OtherItemSheetProps {
  opened: boolean;
  onAdd: (description: string) => void;
  onClose: () => void;
}

/** Describe an item that has no tile yet. [SAL-2] */
function OtherItemSheet({ opened, onAdd, onClose }: OtherItemSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Something else</Trans>} onClose={onClose}>
      {opened && <OtherItemForm onAdd={onAdd} />}
    </Sheet>
  );
}

function OtherItemForm({ onAdd }: Pick<OtherItemSheetProps, 'onAdd'>) {
  const { t } = useLingui();
  const kept = useDraft('sold-otherwise');
  const [description, setDescription] = useKept(kept, 'description', '');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (description.trim() === '') return setError(t`Type what was sold.`);
    kept.forget();
    onAdd(description.trim());
  };
  return (
    <form onSubmit={add} noValidate>
      <DraftNote draft={kept} />
      <TextInput
        label={t`What was sold`}
        placeholder={t`Spent hen, manure, feed…`}
        maxLength={80}
        data-autofocus
        value={description}
        error={error}
        onChange={(event) => {
          setDescription(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" fullWidth h={56} mt="md">
        <Trans>Add to the sale</Trans>
      </Button>
    </form>
  );
}

/** A new line for a sellable item, with its last price. */
const lineFromItem = (item: SellableItem, { currency, taxes }: Pick<BusinessView, 'currency' | 'taxes'>): LineForm => ({
  line_id: newDocumentId(),
  key: item.key,
  item_kind: item.item_kind,
  item_id: item.item_id,
  ...(item.farm_id && { farm_id: item.farm_id }),
  description: itemWords(item),
  unit: item.unit,
  factor: item.factor,
  whole: '',
  loose: '',
  ...(item.by_weight && { weight: '' }),
  ...(taxes && item.tax_rate !== undefined && { tax: { rate: item.tax_rate, inside: taxes.inclusive } }),
  ...(item.last_price === undefined
    ? { price: '', awaits_price: true }
    : { price: typedAmountOf(item.last_price, currency) }),
});

/** An item whose barcode was read, in the unit that has the code. [SHP-14] */
const scannedItem = ({ item, unit }: ItemWithCode, taxes: Taxes | undefined): SellableItem => {
  const { label, factor, price } = item.sell_units[unit]!;
  const known = { description: item.name, unit: label, factor, last_price: price, tax_rate: rateOf(taxes, item) };
  return { key: item.id, item_kind: 'shop', item_id: item.id, ...known };
};

/** An item that has no tile yet. [SAL-2] */
const otherItem = (description: string, taxes: Taxes | undefined): SellableItem => ({
  key: otherKey(description),
  item_kind: 'other',
  description,
  unit: 'piece',
  factor: 1,
  tax_rate: rateOf(taxes, { kind: 'other' }),
});
