import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { ItemView } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { isUnusualCost } from '../../../domain/purchases/unusual-cost.ts';
import { lineAmount } from '../../../domain/purchases/purchase-money.ts';
import { UnknownCode } from '../../../ui/barcodes/unknown-code.tsx';
import { useBusiness } from '../../../client/use-session.ts';
import { RateChoice } from '../../../ui/setup/rate-choice.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { shortDay } from '../../../ui/words/date-words.ts';
import { amountWords, itemName, priceWords, unitName } from '../../../ui/words/stock-words.ts';
import { ItemChoice } from './item-choice.tsx';
import { ItemFields } from '../../stock/shared/item-fields.tsx';
import { emptyItemForm, withBarcode } from '../../stock/shared/item-form.ts';
import { MaterialFields } from '../../stock/shared/material-fields.tsx';
import { emptyMaterialForm, packOf, unitsOfMaterial } from '../../stock/shared/material-form.ts';
import {
  baseOfLine,
  lineFromForm,
  rateOfLine,
  unitOfLine,
  unitsOf,
  type InvoiceTax,
  type LineForm,
} from './purchase-form.ts';
import { fieldOf, shopErrorWords, type ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';

interface LineEditorProps {
  line: LineForm;
  /** The likely category of a new material. */
  category?: string | undefined;
  currency: string;
  /** Tax of the supplier's invoice; absent for none. */
  tax?: InvoiceTax | undefined;
  /** True for a purchase, which may have a discount; opening stock was never bought. */
  bought?: boolean;
  refusal: ShopRefusal | undefined;
  onChange: (line: LineForm) => void;
}

/** One received item: item, quantity, cost; a new one is described on the way. [RTE-23, PUR-4] */
export function LineEditor({ line, category, currency, tax, bought = false, refusal, onChange }: LineEditorProps) {
  const { t } = useLingui();
  const taxes = useBusiness()?.taxes;
  const set = (part: Partial<LineForm>) => onChange({ ...line, ...part });
  const wrong = fieldOf(refusal);
  const words = refusal && shopErrorWords(refusal);
  // Without a name it may still be an existing item that has another one.
  const unknown = line.fresh && line.fresh.name === '' ? line.fresh.units[0]?.barcode || undefined : undefined;
  const isChosen = (line.known ?? line.fresh ?? line.material) !== undefined;
  const pick = (row: ItemView, unit = 0) =>
    set({
      known: {
        id: row.id,
        name: itemName(row),
        base_unit: row.base_unit,
        units:
          row.kind === 'material'
            ? unitsOfMaterial(packOf(row))
            : row.sell_units.map(({ label, factor }) => ({ label, factor })),
        tax: row.tax_exempt ? 'none' : row.tax_rate,
      },
      fresh: undefined,
      material: undefined,
      unit,
    });
  const begin = (name: string, barcode = '') => {
    if (line.goods === 'raw_material')
      return set({ material: emptyMaterialForm(newDocumentId(), category ?? '', name), known: undefined, unit: 0 });
    set({ fresh: withBarcode(emptyItemForm(newDocumentId(), name), barcode), known: undefined, unit: 0 });
  };
  if (!isChosen)
    return (
      <ItemChoice
        goods={line.goods}
        search={line.search}
        error={wrong === 'name' && refusal?.type !== 'NameTaken' ? words : undefined}
        onSearch={(search) => set({ search })}
        onPick={pick}
        onNew={begin}
      />
    );
  return (
    <>
      {line.known && (
        <div className={classes.chosen}>
          <b>{line.known.name}</b>
          <Button variant="default" onClick={() => set({ known: undefined, search: '' })}>
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
      {unknown !== undefined && (
        <UnknownCode
          code={unknown}
          buttons={
            <Button variant="default" h={48} onClick={() => set({ fresh: undefined, search: '' })}>
              <Trans>Choose an item</Trans>
            </Button>
          }
        >
          <Trans>Describe it here: the barcode is kept with it.</Trans>
        </UnknownCode>
      )}
      {line.fresh && (
        <ItemFields
          form={line.fresh}
          currency={currency}
          refusal={refusal}
          onChange={(fresh) => set({ fresh, unit: Math.min(line.unit, fresh.units.length - 1) })}
        />
      )}
      {line.material && (
        <MaterialFields form={line.material} refusal={refusal} onChange={(material) => set({ material, unit: 0 })} />
      )}
      <Counted line={line} currency={currency} wrong={wrong} words={words} set={set} label={t`Counted by the`} />
      {line.known && <CostHint id={line.known.id} line={line} currency={currency} />}
      {tax && taxes && (
        <RateChoice
          label={t`${taxes.name} on this line`}
          taxes={taxes}
          value={rateOfLine(line, tax) ?? 'none'}
          onChange={(rate) => set({ tax: rate })}
        />
      )}
      <Batch line={line} currency={currency} bought={bought} wrong={wrong} words={words} set={set} />
    </>
  );
}

interface PartProps {
  line: LineForm;
  currency: string;
  wrong: ReturnType<typeof fieldOf>;
  words: string | undefined;
  label: string;
  set: (part: Partial<LineForm>) => void;
}

/** Quantity received and unit cost. */
function Counted({ line, currency, wrong, words, label, set }: PartProps) {
  const { t } = useLingui();
  const units = unitsOf(line, currency);
  const unit = unitOfLine(line, currency);
  const named = unit.label.trim() === '' ? t`piece` : unit.label.trim();
  return (
    <>
      {units.length > 1 && (
        <ChoiceChips
          label={label}
          visibleLabel
          wrap
          options={units.map((one, at) => ({ value: String(at), label: one.label === '' ? '?' : unitName(one.label) }))}
          value={String(line.unit)}
          onChange={(at) => set({ unit: Number(at) })}
        />
      )}
      <div className={classes.two}>
        <NumberInput
          label={t`How many, ${unitName(named)}`}
          value={line.qty}
          error={wrong === 'qty' && words}
          onChange={(text) => set({ qty: text })}
        />
        <MoneyInput
          label={t`Cost of one ${named}, ${currency}`}
          value={line.cost}
          error={wrong === 'cost' && words}
          onChange={(text) => set({ cost: text })}
          currency={currency}
        />
      </div>
      <LineSum line={line} currency={currency} />
    </>
  );
}

/** Total of the line, and its total quantity. */
function LineSum({ line, currency }: { line: LineForm; currency: string }) {
  const read = lineFromForm(line, currency);
  const base = baseOfLine(line);
  if (!(read.qty > 0) || !(read.unit_cost >= 0) || !(read.factor > 0)) return null;
  const pack = { unit: read.unit, factor: read.factor };
  return (
    <p className={classes.sum}>
      <span className={classes.quiet}>{amountWords(read.qty, base, pack)}</span>
      <b>{formatAmount(lineAmount(read), currency)}</b>
    </p>
  );
}

/** The last cost; a large deviation leads to a question, never to a refusal. [PUR-4] */
function CostHint({ id, line, currency }: { id: string; line: LineForm; currency: string }) {
  const { t } = useLingui();
  const page = useQuery('shop.item', { id });
  const last = page?.item.id === id ? page.last_cost : undefined;
  if (!last) return null;
  const price = priceWords(formatAmount(last.unit_cost, currency), last.unit);
  const now = lineFromForm(line, currency);
  const isFar = now.unit_cost >= 0 && isUnusualCost({ unit_cost: now.unit_cost, factor: now.factor }, last);
  return isFar ? (
    <p className={classes.warn} role="status">
      <IconAlertTriangle size={20} aria-hidden />
      {t`Last time it was ${price}. Check the cost, then save it if it is right.`}
    </p>
  ) : (
    <p className={classes.quiet}>{t`Last bought ${shortDay(last.day)}: ${price}`}</p>
  );
}

/**
 * Batch and expiry date, as printed on the package, and the supplier's discount; few lines have them. [SHP-15, PUR-1]
 */
function Batch({ line, currency, bought, wrong, words, set }: Omit<PartProps, 'label'> & { bought: boolean }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(line.batch !== '' || line.expiry !== '' || Boolean(line.discount));
  if (!shown)
    return (
      <Button variant="default" onClick={() => setShown(true)}>
        {bought ? <Trans>Batch, expiry, discount</Trans> : <Trans>Batch and expiry date</Trans>}
      </Button>
    );
  return (
    <div className={classes.two}>
      <TextInput
        label={t`Batch number`}
        maxLength={40}
        autoComplete="off"
        value={line.batch}
        onChange={(event) => set({ batch: event.currentTarget.value })}
      />
      <DayField label={t`Expires on`} value={line.expiry} onChange={(value) => set({ expiry: value })} />
      {bought && (
        <MoneyInput
          label={t`Less on it, ${currency}`}
          value={line.discount ?? ''}
          error={wrong === 'discount' && words}
          onChange={(discount) => set({ discount })}
          currency={currency}
        />
      )}
    </div>
  );
}
