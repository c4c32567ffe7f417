import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBusiness } from '../../../client/use-session.ts';
import { rateOf } from '../../../domain/tax/taxes.ts';
import { contentUnit } from '../../../domain/stock/content-unit.ts';
import { ScanButton } from '../../../ui/barcodes/scan-button.tsx';
import { useKeyboardScanner } from '../../../ui/barcodes/use-keyboard-scanner.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { RateChoice } from '../../../ui/setup/rate-choice.tsx';
import { unitName } from '../../../ui/words/stock-words.ts';
import { countedIn, type ItemForm, type UnitForm } from './item-form.ts';
import { fieldOf, shopErrorWords, type ShopRefusal } from './shop-error-words.ts';
import classes from './shop-form.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';

interface ItemFieldsProps {
  form: ItemForm;
  currency: string;
  refusal: ShopRefusal | undefined;
  onChange: (form: ItemForm) => void;
  /** True once it has moved: its base unit is fixed. [SHP-3] */
  fixed?: boolean;
  /** All fields are expanded, as for an existing item. */
  all?: boolean;
}

/** Fields of an item: name, units of counting and sale, and further data. [SHP-1, SHP-3] */
export function ItemFields({ form, currency, refusal, onChange, fixed = false, all = false }: ItemFieldsProps) {
  const { t } = useLingui();
  const [more, setMore] = useState(all);
  const set = (part: Partial<ItemForm>) => onChange({ ...form, ...part });
  const setUnit = (at: number, part: Partial<UnitForm>) =>
    set({ units: form.units.map((unit, i) => (i === at ? { ...unit, ...part } : unit)) });
  const wrong = fieldOf(refusal);
  const words = refusal && shopErrorWords(refusal);
  const wrongUnit = refusal?.type === 'UnitWrong' || refusal?.type === 'UnitTwice' ? refusal.at : 0;
  const first = form.units[0];
  const taxes = useBusiness()?.taxes;
  const usual = rateOf(taxes, { kind: form.kind });
  // A scan, regardless of the focus, fills the code of the first unit without one.
  useKeyboardScanner((barcode) => {
    const bare = form.units.findIndex((unit) => unit.barcode.trim() === '');
    setMore(true);
    // A scan never overwrites an existing code.
    if (bare !== -1) setUnit(bare, { barcode });
  });
  return (
    <>
      <TextInput
        label={t`Name of the item`}
        placeholder={t`Layers mash, 70 kg`}
        maxLength={80}
        autoComplete="off"
        value={form.name}
        error={wrong === 'name' && words}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {!fixed && (
        <ChoiceChips
          label={t`Counted in`}
          visibleLabel
          wrap
          options={[
            { value: 'piece', label: t`Pieces` },
            { value: 'g', label: t`Weight` },
            { value: 'ml', label: t`Litres` },
            { value: 'dose', label: t`Doses` },
            { value: 'egg', label: t`Eggs` },
            { value: 'bird', label: t`Birds` },
          ]}
          value={form.base}
          onChange={(base) => onChange(countedIn(form, base))}
        />
      )}
      {form.units.map((unit, at) => (
        // The position is all that distinguishes two ways to sell it while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.unit}>
          <div className={classes.three}>
            <TextInput
              label={at === 0 ? t`Sold by the` : t`Also sold by the`}
              placeholder={t`bag`}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              value={unit.label}
              error={(wrong === 'label' || refusal?.type === 'UnitTwice') && wrongUnit === at && words}
              onChange={(event) => setUnit(at, { label: event.currentTarget.value })}
            />
            <NumberInput
              label={t`One holds, ${unitName(contentUnit(form.base).unit)}`}
              value={unit.holds}
              error={wrong === 'holds' && wrongUnit === at && words}
              onChange={(text) => setUnit(at, { holds: text })}
            />
            <MoneyInput
              label={t`Selling price, ${currency}`}
              value={unit.price}
              error={wrong === 'price' && wrongUnit === at && words}
              onChange={(text) => setUnit(at, { price: text })}
              currency={currency}
            />
          </div>
          {(more || at > 0) && (
            <div className={classes.barcode}>
              <TextInput
                label={t`Barcode, if it has one`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={40}
                value={unit.barcode}
                data-takes-codes
                onChange={(event) => setUnit(at, { barcode: event.currentTarget.value })}
                // A scanner ends with Enter, which must not submit the form.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
              <ScanButton onCode={(barcode) => setUnit(at, { barcode })} />
              {at > 0 && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t`Remove this way to sell it`}
                  onClick={() => set({ units: form.units.filter((_, i) => i !== at) })}
                >
                  <IconTrash aria-hidden />
                </button>
              )}
            </div>
          )}
        </div>
      ))}
      {more ? (
        <>
          {form.units.length < 10 && (
            <Button
              variant="default"
              leftSection={<IconPlus aria-hidden />}
              onClick={() => set({ units: [...form.units, { label: '', holds: '', price: '', barcode: '' }] })}
            >
              <Trans>Another way to sell it</Trans>
            </Button>
          )}
          <div className={classes.two}>
            <NumberInput
              label={t`Tell me when left, ${unitName(first?.label.trim() ? first.label.trim() : 'piece')}`}
              value={form.reorder}
              error={refusal?.type === 'ReorderWrong' && words}
              onChange={(text) => set({ reorder: text })}
            />
            <NumberInput
              label={t`Keeps, days`}
              whole
              value={form.shelfLife}
              error={refusal?.type === 'ShelfLifeWrong' && words}
              onChange={(text) => set({ shelfLife: text })}
            />
          </div>
          <TextInput
            label={t`Group, like feed or medicine`}
            maxLength={40}
            autoComplete="off"
            value={form.category}
            onChange={(event) => set({ category: event.currentTarget.value })}
          />
          <ChoiceChips
            label={t`Where it comes from`}
            visibleLabel
            wrap
            options={[
              { value: 'resale', label: t`Bought to sell` },
              { value: 'farm_produce', label: t`From my farm` },
              { value: 'processed', label: t`Made here` },
            ]}
            value={form.kind}
            onChange={(kind) => set({ kind })}
          />
          {taxes && (
            <RateChoice
              label={t`${taxes.name} when it is sold`}
              taxes={taxes}
              usual={usual === undefined ? t`As usual: none` : t`As usual: ${usual / 100} %`}
              value={form.tax}
              onChange={(tax) => set({ tax })}
            />
          )}
        </>
      ) : (
        <Button variant="default" onClick={() => setMore(true)}>
          <Trans>Barcode and more</Trans>
        </Button>
      )}
    </>
  );
}
