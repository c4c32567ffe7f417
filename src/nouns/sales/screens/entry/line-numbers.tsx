import { useLingui } from '@lingui/react/macro';
import { currencyExponent } from '../../../../domain/money/currency.ts';
import { currencySign } from '../../../../domain/money/money-words.ts';
import type { NumberField as WrongField } from '../../../../domain/sales/check-sale.ts';
import { FieldError } from '../../../../ui/feedback/error-note.tsx';
import { Keypad } from '../../../../ui/numbers/keypad.tsx';
import { activeLine, fieldOf, type LineField, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { priceWords } from '../../../../ui/words/stock-words.ts';
import { unitsWords } from './unit-words.ts';
import classes from './add-sale.module.css';
import { MoneyField } from '../../../../ui/numbers/money-field.tsx';
import { NumberField } from '../../../../ui/numbers/number-field.tsx';

interface LineNumbersProps {
  form: SaleForm;
  currency: string;
  error: { line_id: string; field: WrongField; words: string } | undefined;
  act: (act: SaleFormAct) => void;
}

/** Trays + loose × price of the active line, and the keypad for them. [SAL-9] */
export function LineNumbers({ form, currency, error, act }: LineNumbersProps) {
  const { t } = useLingui();
  const line = activeLine(form);
  const field = form.active?.field;
  const here = error && error.line_id === line?.line_id ? error : undefined;
  const half = line ? line.factor / 2 : 0;
  const special =
    field === 'weight'
      ? ({ key: '.', name: t`Decimal point` } as const)
      : field === 'price'
        ? currencyExponent(currency) > 0
          ? ({ key: '.', name: t`Decimal point` } as const)
          : ({ key: '000', name: t`Three noughts` } as const)
        : line && line.factor > 1
          ? ({ key: '½', name: t`Half, ${half} pieces` } as const)
          : ({ key: '000', name: t`Three noughts` } as const);
  const input = (name: LineField, label: string, unit: string) => {
    const props = {
      label,
      unit,
      value: line?.[name] ?? '',
      active: field === name,
      invalid: here !== undefined && fieldOf(here.field) === (name === 'loose' ? 'whole' : name),
      describedBy: here ? 'line-error' : undefined,
      onFocus: () => line && act({ do: 'enter', line_id: line.line_id, field: name }),
      onType: (text: string) => act({ do: 'type', field: name, text }),
      onEnter: () => act({ do: 'next' }),
    };
    const key = `${line?.line_id} ${name}`;
    return name === 'price' ? (
      <MoneyField key={key} {...props} currency={currency} />
    ) : (
      <NumberField key={key} {...props} />
    );
  };
  return (
    <>
      {line ? (
        <div className={classes.numbers} data-loose={line.factor > 1 || line.weight !== undefined || undefined}>
          {input('whole', t`How many ${unitsWords(line.unit)}`, unitsWords(line.unit))}
          {line.factor > 1 && (
            <>
              <span aria-hidden>+</span>
              {input('loose', t`Loose pieces`, t`loose`)}
            </>
          )}
          {line.weight !== undefined && (
            <>
              <span aria-hidden>=</span>
              {input('weight', t`Weight of all`, t`kg`)}
            </>
          )}
          <span aria-hidden>×</span>
          {input('price', t`Price`, priceWords(currencySign(currency), line.weight === undefined ? line.unit : 'kg'))}
        </div>
      ) : (
        <p className={classes.hint}>{t`Press what was sold.`}</p>
      )}
      {here && <FieldError id="line-error">{here.words}</FieldError>}
      <Keypad
        disabled={!line}
        special={special}
        onKey={(key) => act({ do: 'key', key })}
        next={{ label: t`Next`, onPress: () => act({ do: 'next' }) }}
      />
    </>
  );
}
