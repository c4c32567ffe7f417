import { Button } from '@mantine/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconCalendarCheck, IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { PartyAccount } from '../../../contract/parties.ts';
import { takeShared } from '../../../client/shared-file.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { LANGUAGES, type Language } from '../../../domain/text/languages.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import classes from '../shared/person-form.module.css';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { dayWords, shortDay, today } from '../../../ui/words/date-words.ts';
import { maySell } from '../../sales/shared/may-sell.ts';
import { ReceiveForm } from '../../payments/shared/receive-form.tsx';
import { customersTable } from '../../transfer/shared/tables/people-tables.ts';
import { DOING } from '../shared/call-and-statement.tsx';
import { openingWords, termsWords } from '../shared/person-facts.tsx';
import { whatsappUrl } from '../shared/whatsapp-link.tsx';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import { reminderWords } from '../shared/words/reminder-words.ts';
import { Parties } from './parties.tsx';
import { partyPath, type OwnFieldsProps, type PartyKind } from './party-kind.ts';
import { PartyTextField } from './party-text-field.tsx';

/** /sales/customer: all customers. [RTE-16] */
export const CustomersScreen = () => <Parties kind={CUSTOMERS} />;

const PATH = '/sales/customer';

const CUSTOMERS: PartyKind = {
  side: 'buys',
  noun: 'customers',
  path: PATH,
  back: '/sales/view/0',
  apart: 'apart',
  may: maySell,
  takeShared,
  PayForm: ({ id, ...rest }) => <ReceiveForm to={{ customer_id: id }} customer_id={id} {...rest} />,
  OwnFields,
  Actions,
  table: customersTable,
  known: ({ oldest_due, last_sale }, isPart) => [
    oldest_due !== undefined
      ? t`oldest ${shortDay(oldest_due)}`
      : last_sale !== undefined
        ? t`last sale ${shortDay(last_sale)}`
        : !isPart && t`no sale yet`,
  ],
  facts({ details, last_sale }, currency) {
    const { type, location, contact, whatsapp, terms_days, credit_limit, note, tax_id, tags } = details;
    return [
      [t`Last sale`, last_sale && dayWords(last_sale)],
      [t`Kind`, type && typeWords()[type]],
      [t`Place`, location],
      [t`Person to ask for`, contact],
      [t`WhatsApp`, whatsapp && showPhone(whatsapp)],
      [t`Days to pay`, termsWords(terms_days)],
      [t`Credit limit`, credit_limit === undefined ? undefined : formatAmount(credit_limit, currency)],
      [t`From before the book`, openingWords(details, currency)],
      [t`Tax number`, tax_id],
      [t`Words to find them by`, tags?.join(', ')],
      [t`Note`, note],
    ];
  },
  words: () => ({
    title: t`Customers`,
    description: t`Everybody who buys from you, and what they owe.`,
    one: t`Customer`,
    oneDescription: t`What a customer owes, and how old it is.`,
    newOne: t`New customer`,
    newDescription: t`Write down somebody who buys from you.`,
    edit: t`Edit customer`,
    editDescription: t`Change what you know of a customer.`,
    more: t`More: place, terms, old debts`,
    pay: t`Receive a payment`,
    payDescription: t`Write down what a customer pays for all that is open.`,
    giveBack: t`Give money back`,
    giveBackDescription: t`Write down what you give back to a customer of what they paid ahead.`,
    unknown: '',
    moneyGiven: t`Money given back to them`,
    searchLabel: t`Name or phone`,
    which: t`Which customers`,
    owing: t`Owe us`,
    totals: (currency) => ({ owed: <Trans>They owe us, {currency}</Trans>, ahead: <Trans>Paid ahead</Trans> }),
    nobodyYet: <Trans>No customers yet. Write down who buys, and the book remembers what they owe.</Trans>,
    nobodyFound: <Trans>No customer with this name or phone.</Trans>,
    nobodyOwing: <Trans>Nobody owes you anything.</Trans>,
    balance: (currency) => ({
      owes: <Trans>Owes us, {currency}</Trans>,
      ahead: <Trans>Paid ahead, {currency}</Trans>,
      even: <Trans>Owes nothing, {currency}</Trans>,
    }),
    tag: { owes: <Trans>Owes us</Trans>, ahead: <Trans>Paid ahead</Trans>, even: <Trans>Owes nothing</Trans> },
    archived: <Trans>Archived: not offered in sales any more.</Trans>,
    about: t`About this customer`,
    opening: [
      { value: 'them', label: t`They owe us` },
      { value: 'us', label: t`We owe them` },
    ],
    same: t`The same customer`,
    sameDescription: t`Put two entries of one customer together.`,
    others: t`Other customers`,
    noOther: <Trans>No other customer of this name.</Trans>,
    explain: (goes, kept) =>
      t`All that ${goes} bought and paid then stands under ${kept}, and one sum says what they owe. You can take them apart again.`,
    twice: (name) => (
      <Trans>
        <b>{name}</b> is in the list twice. The same customer?
      </Trans>
    ),
    alike: (name, other) => (
      <Trans>
        <b>{name}</b> and <b>{other}</b>: the same customer?
      </Trans>
    ),
    areTwo: <Trans>No, two people</Trans>,
    statementDescription: t`What a customer bought and paid, in order.`,
    nothingYet: <Trans>Nothing was sold to this customer yet.</Trans>,
    import: t`Import customers`,
    importDescription: t`Take customers from a file or from your contacts.`,
    notHere: <Trans>This customer is not on this phone.</Trans>,
    toAll: <Trans>To the customers</Trans>,
  }),
};

/** Kinds of customers, in plain words. [CUS-1] */
const typeWords = () => ({
  retail: t`Household`,
  wholesale: t`Trader`,
  hotel: t`Hotel or restaurant`,
  staff: t`Staff`,
});

const OWN_NAMES = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({ value, label }));

/** Kind, place, payment term, credit limit and language of reminders. [CUS-1, CUS-4] */
function OwnFields(own: OwnFieldsProps) {
  const { currency, form: { input, values } } = own; // prettier-ignore
  const types = typeWords();
  return (
    <>
      <ChoiceChips
        label={t`Kind of customer`}
        visibleLabel
        wrap
        options={(['retail', 'wholesale', 'hotel', 'staff'] as const).map((value) => ({ value, label: types[value] }))}
        {...input('type')}
        value={values.type || undefined}
      />
      <PartyTextField own={own} name="location" label={t`Place`} />
      <PartyTextField own={own} name="contact" label={t`Person to ask for`} />
      <PartyTextField
        own={own}
        name="whatsapp"
        label={t`WhatsApp, if it is another number`}
        type="tel"
        inputMode="tel"
        maxLength={40}
      />
      <PartyTextField own={own} name="terms" label={t`Days to pay`} inputMode="numeric" />
      <MoneyInput label={t`Credit limit, ${currency}`} currency={currency} {...input('limit')} />
      <PartyTextField own={own} name="tax_id" label={t`Tax number`} />
      <PartyTextField
        own={own}
        name="tags"
        label={t`Words to find them by`}
        placeholder={t`market, school`}
        maxLength={320}
      />
      <ChoiceChips
        label={t`Language of reminders`}
        visibleLabel
        wrap
        options={[{ value: '', label: t`That of this phone` }, ...OWN_NAMES]}
        {...input('language')}
      />
    </>
  );
}

interface CustomerProps {
  party: PartyAccount;
  business: BusinessView;
}

/** Receive a payment, send a reminder, record a promise. [DEB-4] */
function Actions({ party: customer, business }: CustomerProps) {
  const { id, name, phone, balance, open, details } = customer;
  const text = reminderWords({
    name,
    owed: balance,
    currency: business.currency,
    oldest_due: open[0]?.due,
    business,
    language: details.language,
  });
  return (
    <>
      {customer.may_pay && (
        <Button component={Link} to={partyPath(CUSTOMERS, id, 'payment')} {...DOING} leftSection={<IconCash aria-hidden />}>
          <Trans>Receive payment</Trans>
        </Button>
      )}
      {balance > 0 && (
        <Button
          component="a"
          href={whatsappUrl(details.whatsapp ?? phone, text)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          {...DOING}
          leftSection={<IconBrandWhatsapp aria-hidden />}
        >
          <Trans>Remind</Trans>
        </Button>
      )}
      {balance > 0 && customer.may_edit && <PromiseButton customer={customer} />}
    </>
  );
} // prettier-ignore

/** The day by which the customer promised to pay; a press records one. [DEB-4] */
function PromiseButton({ customer: { id, promised_on } }: { customer: PartyAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" {...DOING} leftSection={<IconCalendarCheck aria-hidden />} onClick={() => setOpen(true)}>
        {t`Promise`}
      </Button>
      <Sheet opened={isOpen} title={<Trans>When will they pay?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && <PromiseForm id={id} promised={promised_on} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
} // prettier-ignore

/** Usual answers, in days from today. */
const DAYS = [1, 7, 14] as const;

function PromiseForm({ id, promised, onDone }: { id: string; promised: string | undefined; onDone: () => void }) {
  const now = today();
  const { run, busy } = useCommand('customers.promise');
  const tell = useSavedToast();
  const form = useDraftForm(useDraft('promise', { id }), {
    initial: () => ({ day: promised !== undefined && promised >= now ? promised : addDays(now, 7) }),
    save: ({ day }) => run({ id, promised_on: day }),
    onSaved: () => {
      tell();
      onDone();
    },
    fieldOf: () => undefined,
    words: partyErrorWords,
  });
  const { input } = form;
  const none = async () => {
    const done = await run({ id, promised_on: undefined });
    if (!done.ok) return form.refuse(done.error);
    form.draft.forget();
    tell();
    onDone();
  };
  return (
    <DraftForm
      form={form}
      className={classes.form}
      look={{ disabled: form.values.day === '' }}
      below={
        promised !== undefined && (
          <Button variant="default" h={56} loading={busy} onClick={() => void none()}>
            <Trans>Nothing is promised any more</Trans>
          </Button>
        )
      }
    >
      <ChoiceChips
        label={t`Usual days`}
        wrap
        options={DAYS.map((days) => {
          const value = addDays(now, days);
          return { value, label: days === 1 ? t`Tomorrow` : shortDay(value) };
        })}
        {...input('day')}
      />
      <DayField label={t`Day`} min={now} {...input('day')} />
    </DraftForm>
  );
} // prettier-ignore
