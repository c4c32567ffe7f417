import type { SaleDraft } from '../../domain/sales/check-sale.ts';
import { AskedPrices } from './asked-prices.tsx';
import { PartSheet } from './part-sheet.tsx';
import type { SaleForm, SaleFormAct } from './sale-form.ts';
import { roundingOf, totalOf, type SaleMeans } from './sale-from-form.ts';
import type { OpenOption } from './sale-options.tsx';
import { saleErrorWords } from './sale-words.ts';
import { SaveBar } from './save-bar.tsx';
import type { useSaveSale } from './use-save-sale.ts';

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

/** The three ways to pay, which save the sale, and the sheet that asks how much of a part. [SAL-5, SAL-8] */
export function PayAndSave({ form, means, busy, saving, part, onPart, onOption, act }: PayAndSaveProps) {
  const { save, check, ask, asked, refusal, setRefusal } = saving;
  const { currency } = means;
  const total = totalOf(form, currency);
  const reference = form.method === 'cash' ? '' : form.reference.trim();
  const paid = { method: form.method, ...(reference && { reference }) };
  const onAll = () => {
    const pay: SaleDraft['pay'] = { kind: 'all', ...paid };
    const sale = check(pay);
    if (!sale.ok && sale.error.type === 'ReferenceNeeded') onOption('method');
    void save(pay);
  };
  const askPart = () => {
    // Everything but the amount is asked before the sheet opens.
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

const aboutPart = (type: string) =>
  type === 'PartAmount' ? 'amount' : type === 'ReferenceNeeded' ? 'reference' : 'other';
