import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { currencyExponent, formatAmount } from '../../domain/money/currency.ts';
import { moneyWords } from '../../domain/money/money-words.ts';
import { FieldError } from '../../ui/feedback/error-note.tsx';
import { Keypad } from '../../ui/numbers/keypad.tsx';
import { pressKey } from '../../ui/numbers/press-key.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { DueChoice } from './due-choice.tsx';
import { PayMethodChoice } from '../../ui/paying/pay-method.tsx';
import type { SaleForm, SaleFormAct } from './sale-form.ts';
import { UsedBefore } from './used-before.tsx';
import classes from './add-sale.module.css';
import { MoneyField } from '../../ui/numbers/money-field.tsx';
import { typedMoney } from '../../ui/numbers/typed-money.ts';

interface PartSheetProps {
  opened: boolean;
  form: SaleForm;
  total: number;
  currency: string;
  busy: boolean;
  /** Words of the last refusal and which field it is about. */
  refusal: { about: 'amount' | 'reference' | 'other'; words: string } | undefined;
  act: (act: SaleFormAct) => void;
  onSave: (amount: number) => void;
  onClose: () => void;
}

/** A part is paid now, the rest later. [SAL-8] */
export function PartSheet(props: PartSheetProps) {
  return (
    <Sheet opened={props.opened} title={<Trans>Pays a part now</Trans>} onClose={props.onClose}>
      {props.opened && <PartForm {...props} />}
    </Sheet>
  );
}

function PartForm({ form, total, currency, busy, refusal, act, onSave }: PartSheetProps) {
  const { t } = useLingui();
  const [amount, setAmount] = useState('');
  const paid = typedMoney(amount, currency) || 0;
  const rest = Math.max(0, total - paid);
  const save = () => onSave(paid);
  const special =
    currencyExponent(currency) > 0
      ? ({ key: '.', name: t`Decimal point` } as const)
      : ({ key: '000', name: t`Three noughts` } as const);
  return (
    <Stack gap="sm">
      <MoneyField
        label={t`Amount paid now`}
        unit={t`of ${moneyWords(total, currency)}`}
        value={amount}
        currency={currency}
        active
        invalid={refusal?.about === 'amount'}
        describedBy={refusal?.about === 'amount' ? 'part-error' : undefined}
        onFocus={() => undefined}
        onType={setAmount}
        onEnter={save}
      />
      {refusal?.about === 'amount' && <FieldError id="part-error">{refusal.words}</FieldError>}
      <Keypad
        sums={false}
        special={special}
        onKey={(key) => setAmount(pressKey(amount, key, false))}
        next={{ label: t`Save`, onPress: save }}
      />
      <PayMethodChoice
        currency={currency}
        note={<UsedBefore reference={form.reference} id={form.id} />}
        method={form.method}
        reference={form.reference}
        error={refusal?.about === 'reference' ? refusal.words : undefined}
        onChange={(part) => act({ do: 'set', part })}
      />
      <DueChoice due={form.due} onChange={(due) => act({ do: 'set', part: { due } })} />
      {refusal?.about === 'other' && <FieldError>{refusal.words}</FieldError>}
      <div className={classes.stickySave}>
        <Button fullWidth h={56} loading={busy} onClick={save}>
          <Trans>Save, {formatAmount(rest, currency)} left to pay</Trans>
        </Button>
      </div>
    </Stack>
  );
}
