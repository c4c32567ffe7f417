import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { CustomerAccount } from '../../../contract/parties.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { AgeingSummary } from '../shared/ageing-summary.tsx';
import { PersonBalance } from '../shared/person-balance.tsx';
import { EditButton, PersonChanges } from '../shared/person-changes.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';
import { promiseWords } from '../shared/words/promise-words.ts';
import { CUSTOMERS, customerPath } from './customer-paths.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';
import classes from '../shared/person-page.module.css';
import { OpenDocuments } from '../shared/open-documents.tsx';
import { MergedNames } from '../shared/merged-names.tsx';
import { formatAmount } from '../../../domain/money/currency.ts';
import { openingWords, PersonFacts, termsWords } from '../shared/person-facts.tsx';
import { dayWords, shortDay, today } from '../../../ui/words/date-words.ts';
import { useCustomerTypes } from './customer-types.ts';
import { Button, Stack } from '@mantine/core';
import { IconBrandWhatsapp, IconCash, IconCalendarCheck } from '@tabler/icons-react';
import { CallAndStatement, DOING } from '../shared/call-and-statement.tsx';
import { whatsappUrl } from '../shared/whatsapp-link.tsx';
import { reminderWords } from '../shared/words/reminder-words.ts';
import { maySell } from '../../sales/shared/may-sell.ts';
import { useState } from 'react';
import { addDays } from '../../../domain/time/local-day.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** One customer: what they owe, how old it is, and all that can be done about it. [CUS-5, DEB-4] */
export function CustomerPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const customer = useQuery('customers.account', { id });
  return (
    <Screen
      title={customer?.name ?? t`Customer`}
      description={t`What a customer owes, and how old it is.`}
      subtitle={customer?.phone ? showPhone(customer.phone) : undefined}
      back={CUSTOMERS}
      action={customer?.may_edit && <EditButton to={customerPath(id, 'edit')} />}
    >
      {customer === undefined && <Waiting />}
      {customer === null && <NoSuchCustomer />}
      {customer && <Account customer={customer} business={business} />}
    </Screen>
  );
}

function Account({ customer, business }: { customer: CustomerAccount; business: BusinessView }) {
  const { currency } = business;
  const { id, balance, sync, ageing, open, promised_on } = customer;
  const words = {
    owes: <Trans>Owes us, {currency}</Trans>,
    ahead: <Trans>Paid ahead, {currency}</Trans>,
    even: <Trans>Owes nothing, {currency}</Trans>,
  };
  return (
    <div className={classes.page}>
      <PersonBalance balance={balance} sync={sync} currency={currency} words={words}>
        {balance > 0 && promised_on !== undefined && <p className={classes.small}>{promiseWords(promised_on)}</p>}
        {customer.archived && (
          <p className={classes.small}>
            <Trans>Archived: not offered in sales any more.</Trans>
          </p>
        )}
      </PersonBalance>
      <CustomerActions customer={customer} business={business} />
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {open.length > 0 && <OpenDebts open={open} currency={currency} />}
      <CustomerFacts customer={customer} currency={currency} />
      <MergedCustomers customer={customer} />
      {customer.may_edit && <Changes id={id} archived={customer.archived} />}
    </div>
  );
}

/** What may be changed; who is archived is out of the lists until brought back. [CUS-10] */
function Changes({ id, archived }: { id: string; archived: boolean }) {
  const { run, busy, error } = useCommand('customers.archive');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    if (!(await run({ id, archived: !archived })).ok) return;
    tell();
    void navigate(CUSTOMERS);
  };
  return (
    <PersonChanges
      edit={customerPath(id, 'edit')}
      merge={customerPath(id, 'merge')}
      archived={archived}
      archiving={{ busy, error: error && customerErrorWords(error) }}
      onArchive={() => void archive()}
    />
  );
}

/** What a customer has not paid, the oldest first; a sale leads to its payments. [DEB-1] */
function OpenDebts({ open, currency }: Pick<CustomerAccount, 'open'> & { currency: string }) {
  const { t } = useLingui();
  const documents = open.map(({ sale_no, is, ...debt }) => ({
    ...debt,
    what:
      is === 'money'
        ? t`Money given back to them`
        : sale_no === undefined
          ? t`From before the book`
          : t`Sale ${sale_no}`,
    to: sale_no === undefined ? undefined : `/sales/payment/history/${debt.id}`,
  }));
  return <OpenDocuments documents={documents} currency={currency} />;
}

/** Who else was found to be this customer. [CUS-8] */
function MergedCustomers({ customer: { merged, may_edit } }: { customer: CustomerAccount }) {
  const { run, busy, error } = useCommand('customers.merge');
  const tell = useSavedToast();
  const separate = async (id: string) => {
    if ((await run({ id, into: undefined })).ok) tell();
  };
  return (
    <MergedNames
      title={<Trans>The same customer</Trans>}
      merged={merged}
      mayEdit={may_edit}
      busy={busy}
      error={error && customerErrorWords(error)}
      onSeparate={(id) => void separate(id)}
    />
  );
}

/** What else is known of a customer. [CUS-1] */
function CustomerFacts({ customer, currency }: { customer: CustomerAccount; currency: string }) {
  const { t } = useLingui();
  const types = useCustomerTypes();
  const { details, last_sale } = customer;
  const { type, location, whatsapp, terms_days, credit_limit, note } = details;
  return (
    <PersonFacts
      title={t`About this customer`}
      facts={[
        [t`Last sale`, last_sale && dayWords(last_sale)],
        [t`Kind`, type && types[type]],
        [t`Place`, location],
        [t`WhatsApp`, whatsapp && showPhone(whatsapp)],
        [t`Days to pay`, termsWords(terms_days)],
        [t`Credit limit`, credit_limit === undefined ? undefined : formatAmount(credit_limit, currency)],
        [t`From before the book`, openingWords(details, currency)],
        [t`Note`, note],
      ]}
    />
  );
}

/** Receive, remind, what was promised, call, statement. [DEB-4, CUS-9] */
function CustomerActions({ customer, business }: { customer: CustomerAccount; business: BusinessView }) {
  const { id, name, phone, balance, open, details } = customer;
  const { currency } = business;
  const text = reminderWords({
    name,
    owed: balance,
    currency,
    oldest_due: open[0]?.due,
    business,
    language: details.language,
  });
  return (
    <div className={classes.doing}>
      {maySell(business) && (
        <Button component={Link} to={customerPath(id, 'payment')} {...DOING} leftSection={<IconCash aria-hidden />}>
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
      <CallAndStatement phone={phone} statement={customerPath(id, 'statement')} />
    </div>
  );
}

/** By when the customer said that they would pay; a press writes it down. [DEB-4] */
function PromiseButton({ customer: { id, promised_on } }: { customer: CustomerAccount }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" h={56} fullWidth leftSection={<IconCalendarCheck aria-hidden />} onClick={() => setOpen(true)}>
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
  const { t } = useLingui();
  const now = today();
  const [day, setDay] = useState(promised !== undefined && promised >= now ? promised : addDays(now, 7));
  const { run, busy, error, clearError } = useCommand('customers.promise');
  const tell = useSavedToast();
  const save = async (promised_on: string | undefined) => {
    if (!(await run({ id, promised_on })).ok) return;
    tell();
    onDone();
  };
  const change = (next: string) => {
    clearError();
    setDay(next);
  };
  return (
    <Stack gap="md">
      <ChoiceChips
        label={t`Usual days`}
        wrap
        options={DAYS.map((days) => {
          const value = addDays(now, days);
          return { value, label: days === 1 ? t`Tomorrow` : shortDay(value) };
        })}
        value={day}
        onChange={change}
      />
      <DayField label={t`Day`} min={now} value={day} onChange={(value) => change(value)} />
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
      <Button h={56} loading={busy} onClick={() => void save(day)} disabled={day === ''}>
        <Trans>Save</Trans>
      </Button>
      {promised !== undefined && (
        <Button variant="default" h={56} loading={busy} onClick={() => void save(undefined)}>
          <Trans>Nothing is promised any more</Trans>
        </Button>
      )}
    </Stack>
  );
} // prettier-ignore
