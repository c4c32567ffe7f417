import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCalendar,
  IconCash,
  IconClipboardList,
  IconDiscount,
  IconHelpCircle,
  IconNote,
  IconReceiptTax,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { mulDiv } from '../../../../domain/money/mul-div.ts';
import { sellUnit, type SellUnit } from '../../../../domain/money/units.ts';
import { localDay } from '../../../../domain/time/local-day.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { DayChips } from '../../../../ui/dates/day-choice.tsx';
import { OldDate } from '../../../../ui/dates/old-date.tsx';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { rateWords } from '../../../../ui/setup/rate-choice.tsx';
import { habits } from '../../../../ui/setup/habits.ts';
import { shortDay, today } from '../../../../ui/words/date-words.ts';
import { OptionSheet } from './option-sheet.tsx';
import { activeLine, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { dueDay, lineDiscount, orderDiscount, priceOf } from './sale-from-form.ts';
import { unitsWords } from './unit-words.ts';
import classes from './add-sale.module.css';
import { typedAmountOf } from '../../../../ui/numbers/typed-text.ts';
import { methodWords } from '../../../../ui/words/method-words.ts';

export type OpenOption =
  | 'order'
  | 'discount'
  | 'tax'
  | 'delivery'
  | 'day'
  | 'method'
  | 'due'
  | 'note'
  | 'reason'
  | undefined;

interface SaleOptionsProps {
  form: SaleForm;
  currency: string;
  units: readonly SellUnit['unit'][];
  /** The server has it: its payment stays. [SAL-39] */
  accepted: boolean;
  open: OpenOption;
  onOpen: (open: OpenOption) => void;
  referenceError: string | undefined;
  act: (act: SaleFormAct) => void;
}

/** Options with usually correct defaults: unit, day, way of payment, due day, note. */
export function SaleOptions({ form, currency, units, accepted, open, onOpen, referenceError, act }: SaleOptionsProps) {
  const { t } = useLingui();
  const methods = methodWords(currency);
  const ways = [form.method, ...(form.more ?? []).map(({ method }) => method)].map((way) => methods[way]).join(' + ');
  const line = activeLine(form);
  const business = useBusiness();
  const until = business?.locked_until;
  const taxes = business?.taxes;
  const taxName = taxes?.name ?? t`Tax`;
  const taxWords = line?.tax ? rateWords(taxName, line.tax.rate) : t`No ${taxName}`;
  const due = shortDay(dueDay(form, today()));
  const off = orderDiscount(form, currency) + sumOf(form.lines, (one) => lineDiscount(one, currency));
  const changeUnit = (unit: SellUnit['unit']) => {
    if (!line || unit === line.unit) return;
    const { factor } = sellUnit(unit, habits().tray_eggs);
    const price = priceOf(line, currency);
    const converted = price.ok ? typedAmountOf(mulDiv(price.value, factor, line.factor), currency) : '';
    act({ do: 'unit', unit, factor, price: converted });
  };
  return (
    <>
      <div className={classes.options}>
        {line?.item_kind === 'egg' && (
          <ChoiceChips
            label={t`Count in`}
            options={units.map((unit) => ({ value: unit, label: unitsWords(unit) }))}
            value={line.unit as SellUnit['unit']}
            onChange={changeUnit}
          />
        )}
        {line?.item_kind === 'bird' && (
          <ChoiceChips
            label={t`Sold by`}
            options={[
              { value: 'count', label: t`Each` },
              { value: 'weight', label: t`By weight` },
            ]}
            value={line.weight === undefined ? 'count' : 'weight'}
            onChange={(by) => act({ do: 'weigh', by_weight: by === 'weight' })}
          />
        )}
        <DayOption form={form} onOpen={() => onOpen('day')} act={act} />
        {!accepted && (
          <Option
            icon={<IconCash size={18} aria-hidden />}
            name={t`Way of paying: ${ways}`}
            onPress={() => onOpen('method')}
          >
            {ways}
          </Option>
        )}
        <Option
          icon={<IconDiscount size={18} aria-hidden />}
          name={off > 0 ? t`Discount: ${formatAmount(off, currency)}` : t`Give a discount`}
          onPress={() => onOpen('discount')}
        >
          {off > 0 ? <Trans>Less {formatAmount(off, currency)}</Trans> : <Trans>Discount</Trans>}
        </Option>
        {line && (taxes ?? line.tax) && (
          <Option
            icon={<IconReceiptTax size={18} aria-hidden />}
            name={t`Tax on ${line.description}: ${taxWords}`}
            onPress={() => onOpen('tax')}
          >
            {taxWords}
          </Option>
        )}
        <Option
          icon={<IconTruckDelivery size={18} aria-hidden />}
          name={form.delivery ? t`Delivery: ${form.delivery.address}` : t`Bring it to the customer`}
          onPress={() => onOpen('delivery')}
        >
          {form.delivery?.address ? (
            <span className={classes.noteText}>{form.delivery.address}</span>
          ) : (
            <Trans>Delivery</Trans>
          )}
        </Option>
        {form.occurred_at === undefined && (
          <Option
            icon={<IconClipboardList size={18} aria-hidden />}
            name={form.order ? t`An order: goods leave later` : t`Sold now, or ordered for later`}
            onPress={() => onOpen('order')}
          >
            {form.order ? <Trans>Order for later</Trans> : <Trans>Sold now</Trans>}
          </Option>
        )}
        <Option
          icon={<IconCalendar size={18} aria-hidden />}
          name={t`Later is by ${due}`}
          onPress={() => onOpen('due')}
        >
          <Trans>Later: {due}</Trans>
        </Option>
        <Option
          icon={<IconNote size={18} aria-hidden />}
          name={form.note ? t`Note: ${form.note}` : t`Add a note`}
          onPress={() => onOpen('note')}
        >
          {form.note ? <span className={classes.noteText}>{form.note}</span> : <Trans>Note</Trans>}
        </Option>
        {accepted && (
          <Option
            icon={<IconHelpCircle size={18} aria-hidden />}
            name={form.reason ? t`Why it is changed: ${form.reason}` : t`Say why it is changed`}
            onPress={() => onOpen('reason')}
          >
            {form.reason ? <span className={classes.noteText}>{form.reason}</span> : <Trans>Why?</Trans>}
          </Option>
        )}
        <OptionSheet
          form={form}
          open={open}
          currency={currency}
          referenceError={referenceError}
          act={act}
          onClose={() => onOpen(undefined)}
        />
      </div>
      {form.day !== '' && (
        <div className={classes.old}>
          <OldDate day={form.day} until={until} />
        </div>
      )}
    </>
  );
}

/** The day of the sale: any past one, as chips for a new sale, in a sheet for a saved one. */
function DayOption({ form, onOpen, act }: { form: SaleForm; onOpen: () => void; act: SaleOptionsProps['act'] }) {
  const { t } = useLingui();
  if (form.occurred_at !== undefined) {
    const day = shortDay(localDay(new Date(form.occurred_at)));
    return (
      <Option icon={<IconCalendar size={18} aria-hidden />} name={t`Sold on ${day}`} onPress={onOpen}>
        <Trans>Sold: {day}</Trans>
      </Option>
    );
  }
  return <DayChips label={t`Day of the sale`} value={form.day} onChange={(day) => act({ do: 'set', part: { day } })} />;
}

function Option({
  icon,
  name,
  onPress,
  children,
}: {
  icon: ReactNode;
  name: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={classes.option} aria-label={name} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
