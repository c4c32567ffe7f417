import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { currencySign } from '../../domain/money/money-words.ts';
import type { ItemDraft } from '../../domain/stock/check-item.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notSavedWords } from '../../ui/feedback/not-done-words.ts';
import { OptionalForm } from './optional-form.tsx';
import type { FirstProduct } from './welcome-draft.ts';
import classes from './welcome.module.css';
import { MoneyInput } from '../../ui/numbers/money-input.tsx';
import { typedMoney } from '../../ui/numbers/typed-money.ts';

interface FirstProductsStepProps {
  value: readonly FirstProduct[];
  currency: string;
  onChange: (products: readonly FirstProduct[]) => void;
  onNext: () => void;
  onLeave: () => void;
}

/** Up to five things that the shop sells by the piece, with their price. Those that were saved stay saved when one is refused. [BIZ-8, SHP-2] */
export function FirstProductsStep({ value, currency, onChange, onNext, onLeave }: FirstProductsStepProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('shop.addItem');
  const [refused, setRefused] = useState<{ id: string; type: string }>();
  const sign = currencySign(currency);
  const change = (id: string, part: Partial<FirstProduct>) => {
    setRefused(undefined);
    onChange(value.map((one) => (one.id === id ? { ...one, ...part } : one)));
  };
  const save = async () => {
    for (const product of value.filter(({ name, price }) => name.trim() !== '' || price !== '')) {
      const saved = await run(itemOf(product, currency));
      if (!saved.ok) return setRefused({ id: product.id, type: saved.error.type });
    }
    onNext();
  };
  const isNamed = refused && NAMED.has(refused.type);
  return (
    <OptionalForm question={t`What do you sell?`} busy={busy} onSave={save} onSkip={onNext} onLeave={onLeave}>
      {value.map(({ id, name, price }, at) => {
        const wrong = refused?.id === id ? refused.type : undefined;
        const nth = at + 1;
        return (
          <div key={id} className={classes.product}>
            <TextInput
              aria-label={t`Product ${nth}`}
              placeholder={t`Product ${nth}`}
              maxLength={80}
              autoComplete="off"
              value={name}
              error={
                (wrong === 'NameMissing' && t`Type what it is.`) || (wrong === 'NameTaken' && t`This is there already.`)
              }
              onChange={(event) => change(id, { name: event.currentTarget.value })}
            />
            <MoneyInput
              aria-label={t`Price of product ${nth}`}
              placeholder={sign}
              value={price}
              error={wrong === 'UnitWrong' && t`Enter a number of 0 or more.`}
              onType={(text) => change(id, { price: text })}
              currency={currency}
            />
          </div>
        );
      })}
      {refused && !isNamed && <ErrorNote>{notSavedWords({ type: refused.type })}</ErrorNote>}
    </OptionalForm>
  );
}

/** Refusals that stand beside their field. */
const NAMED = new Set(['NameMissing', 'NameTaken', 'UnitWrong']);

/** What has no price yet gets one when it is first sold. */
const itemOf = ({ id, name, price }: FirstProduct, currency: string): ItemDraft => ({
  id,
  name,
  kind: 'resale',
  base_unit: 'piece',
  sell_units: [{ label: 'piece', factor: 1, price: price === '' ? 0 : typedMoney(price, currency) }],
});
