import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { KnownPayee } from '../../../contract/expenses.ts';
import { useQuery } from '../../../client/use-query.ts';
import { currencyExponent, formatAmount } from '../../../domain/money/currency.ts';
import { currencySign } from '../../../domain/money/money-words.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
import { Keypad } from '../../../ui/numbers/keypad.tsx';
import { pressKey } from '../../../ui/numbers/press-key.ts';
import { categoryWords } from '../../../ui/words/category-words.ts';
import type { ExpenseForm } from './expense-form.ts';
import { ExpenseOptions, type OpenOption } from './expense-options.tsx';
import { expenseErrorWords } from './expense-words.ts';
import { OptionSheet } from './option-sheet.tsx';
import { ReceiptPhotoField } from './receipt-photo.tsx';
import type { ExpenseRefusal } from './use-save-expense.ts';
import classes from './expenses.module.css';
import { MoneyField } from '../../../ui/numbers/money-field.tsx';
import type { ExpenseCategory } from '../../../domain/expenses/check-expense.ts';
import {
  IconBolt,
  IconBuilding,
  IconDeviceMobile,
  IconDots,
  IconDroplet,
  IconFileCertificate,
  IconGasStation,
  IconHammer,
  IconLeaf,
  IconPackage,
  IconStethoscope,
  IconTruck,
  IconUsers,
  type Icon,
  IconCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const NOTHING = {};

/** Refusals that are shown in the payment sheet. */
const OF_SHEET = new Set(['ReferenceNeeded', 'PartAmount']);

interface ExpenseEntryProps {
  business: BusinessView;
  form: ExpenseForm;
  accepted?: boolean;
  refusal: ExpenseRefusal | undefined;
  onType: (part: Partial<ExpenseForm>) => void;
  /** Action of the keypad's last key. */
  onNext: () => void;
  /** The save buttons. */
  children: ReactNode;
}

/** First the category, then the amount; everything else is optional. [EXP-3] */
export function ExpenseEntry(props: ExpenseEntryProps) {
  const { business, form, accepted = false, refusal, onType, onNext, children } = props;
  const [open, setOpen] = useState<OpenOption>();
  const known = useQuery('farm.flocks', NOTHING);
  const flocks = business.farm_activities ? known?.open : undefined;
  const { category } = form;
  const Sign = category && CATEGORY_ICONS[category];
  if (!category || !Sign)
    return (
      <div className={classes.page}>
        <h2 className={classes.ask}>
          <Trans>What was it for?</Trans>
        </h2>
        {form.photo !== '' && (
          <div className={classes.photo}>
            <ReceiptPhotoField path={form.photo} onChange={(photo) => onType({ photo })} />
          </div>
        )}
        <CategoryTiles onChoose={(chosen) => onType({ category: chosen })} />
      </div>
    );
  return (
    <div className={classes.page}>
      <div className={classes.what}>
        <div className={classes.chosen}>
          <Sign size={28} stroke={1.75} aria-hidden />
          <b>{categoryWords()[category]}</b>
          <Button variant="subtle" h={48} px="md" onClick={() => onType({ category: undefined })}>
            <Trans>Change</Trans>
          </Button>
        </div>
        <Payees form={form} onType={onType} />
        <ExpenseOptions form={form} taxes={business.taxes} flocks={flocks} accepted={accepted} onOpen={setOpen} />
        <div className={classes.photo}>
          <ReceiptPhotoField path={form.photo} onChange={(photo) => onType({ photo })} />
        </div>
      </div>
      <div className={classes.bar}>
        <Amount form={form} business={business} refusal={refusal} onType={onType} onNext={onNext} />
        {children}
      </div>
      <OptionSheet form={form} flocks={flocks} open={open} onType={onType} onClose={() => setOpen(undefined)} />
      <PayeeSheet
        opened={open === 'payee'}
        form={form}
        currency={business.currency}
        onPick={(payee) => {
          onType(payee);
          setOpen(undefined);
        }}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}

function Amount({
  form,
  business: { currency },
  refusal,
  onType,
  onNext,
}: Pick<ExpenseEntryProps, 'form' | 'business' | 'refusal' | 'onType' | 'onNext'>) {
  const { t } = useLingui();
  const { amount } = form;
  const wrong = refusal && !OF_SHEET.has(refusal.type) ? refusal : undefined;
  const special =
    currencyExponent(currency) > 0
      ? ({ key: '.', name: t`Decimal point` } as const)
      : ({ key: '000', name: t`Three noughts` } as const);
  return (
    <>
      <MoneyField
        label={t`Amount`}
        unit={currencySign(currency)}
        value={amount}
        currency={currency}
        active
        invalid={wrong !== undefined}
        describedBy={wrong && 'expense-error'}
        onFocus={() => undefined}
        onType={(text) => onType({ amount: text })}
        onEnter={onNext}
      />
      {wrong && <FieldError id="expense-error">{expenseErrorWords(wrong)}</FieldError>}
      <Keypad
        sums={false}
        special={special}
        onKey={(key) => onType({ amount: pressKey(amount, key, false) })}
        next={{ label: t`Save`, onPress: onNext }}
      />
    </>
  );
}

const OFFERED = 4;

const keyOf = ({ payee, vendor }: Pick<KnownPayee, 'payee' | 'vendor'>) => vendor?.id ?? payee ?? '';

/** Earlier payees of this category, one press each. */
function Payees({ form, onType }: Pick<ExpenseEntryProps, 'form' | 'onType'>) {
  const { t } = useLingui();
  const known = useQuery('expenses.payees', NOTHING);
  const offered = useMemo(
    () => known?.filter(({ category }) => category === form.category).slice(0, OFFERED) ?? [],
    [known, form.category],
  );
  if (offered.length === 0) return null;
  return (
    <div className={classes.payees}>
      <ChoiceChips
        label={t`Paid before`}
        options={offered.map((one) => ({ value: keyOf(one), label: one.vendor?.name ?? one.payee }))}
        value={keyOf(form)}
        onChange={(value) => {
          const one = offered.find((other) => keyOf(other) === value);
          onType({ payee: one?.payee ?? '', vendor: one?.vendor });
        }}
      />
    </div>
  );
}

/** The category of the expense: the first of three taps. [EXP-2, EXP-3] */
function CategoryTiles({ onChoose }: { onChoose: (category: ExpenseCategory) => void }) {
  const { t } = useLingui();
  const words = categoryWords();
  return (
    <div className={classes.tiles} role="group" aria-label={t`What was it for?`}>
      {(Object.keys(words) as ExpenseCategory[]).map((category) => {
        const Sign = CATEGORY_ICONS[category];
        return (
          <button key={category} type="button" onClick={() => onChoose(category)}>
            <Sign size={28} stroke={1.75} aria-hidden />
            {words[category]}
          </button>
        );
      })}
    </div>
  );
}

/** Icon of each category. [EXP-2] */
const CATEGORY_ICONS: Readonly<Record<ExpenseCategory, Icon>> = {
  labour: IconUsers,
  transport: IconTruck,
  fuel: IconGasStation,
  electricity: IconBolt,
  water: IconDroplet,
  rent: IconBuilding,
  repairs: IconHammer,
  vet: IconStethoscope,
  litter: IconLeaf,
  packaging: IconPackage,
  airtime_data: IconDeviceMobile,
  licence_tax: IconFileCertificate,
  other: IconDots,
};

interface PayeeSheetProps {
  opened: boolean;
  form: ExpenseForm;
  currency: string;
  onPick: (part: Pick<ExpenseForm, 'payee' | 'vendor'>) => void;
  onClose: () => void;
}

const SHOWN = 20;

/** The payee: a typed name, or one of the suppliers, who can also be owed. [EXP-1] */
function PayeeSheet({ opened, form, currency, onPick, onClose }: PayeeSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Who is paid?</Trans>} onClose={onClose}>
      {opened && <PayeeChoice form={form} currency={currency} onPick={onPick} />}
    </Sheet>
  );
}

function PayeeChoice({ form, currency, onPick }: Pick<PayeeSheetProps, 'form' | 'currency' | 'onPick'>) {
  const { t } = useLingui();
  const [name, setName] = useState(form.payee);
  const typed = name.trim();
  const suppliers = useQuery('suppliers.list', { search: typed, limit: SHOWN });
  return (
    <>
      <TextInput
        aria-label={t`Name`}
        placeholder={t`Name`}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        variant="default"
        fullWidth
        mt="sm"
        h={48}
        leftSection={typed ? <IconCheck aria-hidden /> : <IconUserOff aria-hidden />}
        onClick={() => onPick({ payee: typed, vendor: undefined })}
      >
        {typed ? t`Pay “${typed}”` : t`Do not name anybody`}
      </Button>
      <ChoiceList
        label={t`Suppliers`}
        choices={(suppliers ?? []).map((one) => ({
          key: one.id,
          name: one.name,
          said: [
            one.phone && showPhone(one.phone),
            one.balance > 0 ? t`we owe ${formatAmount(one.balance, currency)}` : t`Supplier`,
          ]
            .filter(Boolean)
            .join(' · '),
          value: { id: one.id, name: one.name },
        }))}
        onPick={(vendor) => onPick({ payee: '', vendor })}
      />
    </>
  );
}
