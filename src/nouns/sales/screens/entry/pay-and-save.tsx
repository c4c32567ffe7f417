import type { SaleDraft } from '../../../../domain/sales/check-sale.ts';
import { AskedPrices } from './asked-prices.tsx';
import type { SaleForm, SaleFormAct } from './sale-form.ts';
import { amountIn, roundingOf, taxOf, totalOf, waysOf, type SaleMeans, dueDay } from './sale-from-form.ts';
import type { OpenOption } from './sale-options.tsx';
import { saleErrorWords } from '../sale-words.ts';
import type { useSaveSale } from './use-save-sale.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount, currencyExponent } from '../../../../domain/money/currency.ts';
import { shortDay, today } from '../../../../ui/words/date-words.ts';
import { SaleTotal } from './sale-total.tsx';
import classes from './add-sale.module.css';
import { Button, Stack } from '@mantine/core';
import { moneyWords } from '../../../../domain/money/money-words.ts';
import { FieldError } from '../../../../ui/feedback/error-note.tsx';
import { Keypad } from '../../../../ui/numbers/keypad.tsx';
import { pressKey } from '../../../../ui/numbers/press-key.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { DueChoice } from './due-choice.tsx';
import { PayWays } from './pay-ways.tsx';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { MoneyField } from '../../../../ui/numbers/money-field.tsx';
import { typedMoney } from '../../../../ui/numbers/typed-money.ts';
import { methodWords } from '../../../../ui/words/method-words.ts';

interface PayAndSaveProps {
  form: SaleForm;
  means: SaleMeans;
  busy: boolean;
  saving: ReturnType<typeof useSaveSale>;
  part: boolean;
  onPart: (open: boolean) => void;
  onOption: (option: OpenOption) => void;
  act: (act: SaleFormAct) => void;
}

/** The three ways to pay, which save the sale, and the sheet for the amount of a part. [SAL-5, SAL-8] */
export function PayAndSave({ form, means, busy, saving, part, onPart, onOption, act }: PayAndSaveProps) {
  const { save, check, ask, asked, refusal, setRefusal } = saving;
  const { currency } = means;
  const total = totalOf(form, currency);
  const paid = waysOf(form, currency);
  const onAll = () => {
    const pay: SaleDraft['pay'] = { kind: 'all', ...paid };
    const sale = check(pay);
    if (!sale.ok && isAboutWays(sale.error.type)) onOption('method');
    void save(pay);
  };
  const askPart = () => {
    // All other checks are made before the sheet opens.
    if (!check({ kind: 'later' }).ok) return void save({ kind: 'later' });
    setRefusal(undefined);
    if (ask()) onPart(true);
  };
  return (
    <>
      <AskedPrices words={asked} />
      <SaveBar
        form={form}
        total={total}
        inCash={total + roundingOf(form, means)}
        currency={currency}
        busy={busy}
        onAll={onAll}
        onPart={askPart}
        onLater={() => void save({ kind: 'later' })}
      />
      <PartSheet
        opened={part}
        form={form}
        total={total}
        currency={currency}
        busy={busy}
        refusal={refusal && { about: aboutPart(refusal.type), words: saleErrorWords(refusal) }}
        act={act}
        onSave={(amount) => void save({ kind: 'part', amount, ...paid })}
        onClose={() => onPart(false)}
      />
    </>
  );
}

const aboutPart = (type: string) => (type === 'PartAmount' ? 'amount' : isAboutWays(type) ? 'reference' : 'other');

const isAboutWays = (type: string): boolean => type === 'ReferenceNeeded' || type === 'OtherWayAmount';

interface SaveBarProps {
  form: SaleForm;
  total: number;
  /** The amount in cash, rounded to existing coins. [SAL-45] */
  inCash: number;
  currency: string;
  busy: boolean;
  onAll: () => void;
  onPart: () => void;
  onLater: () => void;
}

/** The total under its double rule, and the three ways to pay, which are the save buttons. [SAL-5, SAL-8] */
function SaveBar({ form, total, inCash, currency, busy, onAll, onPart, onLater }: SaveBarProps) {
  const { t } = useLingui();
  const due = shortDay(dueDay(form, today()));
  const words = methodWords(currency);
  const ways = [form.method, ...(form.more ?? []).map(({ method }) => method)].map((way) => words[way]);
  const button = (title: ReactNode, second: ReactNode, onPress: () => void, main = false) => (
    <button type="button" aria-disabled={busy || undefined} data-main={main || undefined} onClick={onPress}>
      <b>{title}</b>
      <span>{second}</span>
    </button>
  );
  return (
    <>
      <SaleTotal total={total} tax={taxOf(form, currency)} items={form.lines.length} currency={currency} />
      <div className={classes.pay} role="group" aria-label={t`Save the sale`}>
        {button(
          <Trans>Paid all</Trans>,
          ways.length === 1 && form.method === 'cash' ? formatAmount(inCash, currency) : ways.join(' + '),
          onAll,
          true,
        )}
        {button(<Trans>Part</Trans>, <Trans>pays some</Trans>, onPart)}
        {button(<Trans>Pay later</Trans>, <Trans>by {due}</Trans>, onLater)}
      </div>
    </>
  );
}

interface PartSheetProps {
  opened: boolean;
  form: SaleForm;
  total: number;
  currency: string;
  busy: boolean;
  /** Text of the last refusal and the field that it concerns. */
  refusal: { about: 'amount' | 'reference' | 'other'; words: string } | undefined;
  act: (act: SaleFormAct) => void;
  onSave: (amount: number) => void;
  onClose: () => void;
}

/** A part is paid now, the rest later. [SAL-8] */
function PartSheet(props: PartSheetProps) {
  return (
    <Sheet opened={props.opened} title={<Trans>Pays a part now</Trans>} onClose={props.onClose}>
      {props.opened && <PartForm {...props} />}
    </Sheet>
  );
}

function PartForm({ form, total, currency, busy, refusal, act, onSave }: PartSheetProps) {
  const { t } = useLingui();
  const amount = form.part ?? '';
  const setAmount = (part: string) => act({ do: 'set', part: { part } });
  const paid = typedMoney(amount, currency) || 0;
  const beside = sumOf(form.more ?? [], (way) => amountIn(way.amount, currency));
  const rest = Math.max(0, total - paid - beside);
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
      <PayWays
        form={form}
        total={total}
        currency={currency}
        error={refusal?.about === 'reference' ? refusal.words : undefined}
        part
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
