import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_MORE_PAYMENTS } from '../../../../../schemas/bounds.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { FieldError } from '../../../../ui/feedback/error-note.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { methodOptions, methodWords } from '../../../../ui/words/method-words.ts';
import { PayMethodChoice } from '../../../payments/shared/pay-method.tsx';
import { UsedBefore } from '../../../payments/shared/used-before.tsx';
import classes from './add-sale.module.css';
import type { MoreWay, SaleForm, SaleFormAct } from './sale-form.ts';
import { amountIn } from './sale-from-form.ts';

interface PayWaysProps {
  form: SaleForm;
  total: number;
  currency: string;
  error: string | undefined;
  /** True for a part payment: the amount of the first way is typed next to it. */
  part?: boolean;
  onChange: (part: Extract<SaleFormAct, { do: 'set' }>['part']) => void;
}

/** The payment made now: in one way, or partly in others. [PAY-10, SAL-51] */
export function PayWays({ form, total, currency, error, part, onChange }: PayWaysProps) {
  const { t } = useLingui();
  const more = form.more ?? [];
  const set = (ways: readonly MoreWay[]) => onChange({ more: ways.length > 0 ? ways : undefined });
  const change = (at: number, way: Partial<MoreWay>) =>
    set(more.map((one, i) => (i === at ? { ...one, ...way } : one)));
  const first = methodWords(currency)[form.method];
  const rest = formatAmount(Math.max(0, total - sumOf(more, (way) => amountIn(way.amount, currency))), currency);
  const isOfFirst = more.length === 0 || (form.method === 'mobile_money' && form.reference.trim() === '');
  return (
    <>
      <PayMethodChoice
        currency={currency}
        note={<UsedBefore reference={form.reference} id={form.id} />}
        method={form.method}
        reference={form.reference}
        error={isOfFirst ? error : undefined}
        onChange={onChange}
      />
      {more.map((way, at) => (
        // The position is all that distinguishes two ways while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} role="group" className={classes.way} aria-label={t`Another way of paying`}>
          <MoneyInput
            label={t`Of it another way, ${currency}`}
            value={way.amount}
            currency={currency}
            onChange={(amount) => change(at, { amount })}
          />
          <Button
            variant="default"
            h={48}
            px="sm"
            aria-label={t`Not in this way`}
            onClick={() => set(more.filter((_, i) => i !== at))}
          >
            <IconTrash size={20} aria-hidden />
          </Button>
          <ChoiceChips
            label={t`In which way?`}
            wrap
            options={methodOptions(currency)}
            value={way.method}
            onChange={(method) => change(at, { method })}
          />
          {way.method !== 'cash' && (
            <TextInput
              label={way.method === 'mobile_money' ? t`Transaction number` : t`Reference, if there is one`}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              value={way.reference}
              onChange={(event) => change(at, { reference: event.currentTarget.value })}
            />
          )}
        </div>
      ))}
      {more.length > 0 && !part && (
        <p role="status">
          <Trans>
            {first}: {rest}
          </Trans>
        </p>
      )}
      {error && !isOfFirst && <FieldError>{error}</FieldError>}
      {more.length < MAX_MORE_PAYMENTS && (
        <Button
          variant="default"
          h={48}
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() =>
            set([...more, { amount: '', method: form.method === 'cash' ? 'mobile_money' : 'cash', reference: '' }])
          }
        >
          <Trans>Some of it in another way</Trans>
        </Button>
      )}
    </>
  );
}
