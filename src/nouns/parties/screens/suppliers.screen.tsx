import { Button } from '@mantine/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { PartyAccount } from '../../../contract/parties.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { shortDay } from '../../../ui/words/date-words.ts';
import { PayOutForm } from '../../payments/shared/pay-out-form.tsx';
import { suppliersTable } from '../../transfer/shared/tables/people-tables.ts';
import { DOING } from '../shared/call-and-statement.tsx';
import { openingWords, termsWords } from '../shared/person-facts.tsx';
import { Parties } from './parties.tsx';
import { partyPath, type OwnFieldsProps, type PartyKind } from './party-kind.ts';
import { PartyTextField } from './party-text-field.tsx';

/** /suppliers: all suppliers of the business. [RTE-51] */
export const SuppliersScreen = () => <Parties kind={SUPPLIERS} />;

const PATH = '/suppliers';

const SUPPLIERS: PartyKind = {
  side: 'sells',
  noun: 'suppliers',
  path: PATH,
  back: '/expenses',
  apart: 'suppliers-apart',
  may: (business: BusinessView) => hasRight(business, 'add_purchases'),
  PayForm: ({ id, ...rest }) => <PayOutForm to={{ kind: 'supplier', id }} vendor_id={id} {...rest} />,
  FirstField: (own) => (
    <PartyTextField
      own={own}
      name="supplies"
      label={t`What do they bring?`}
      placeholder={t`Feed, chicks, trays`}
      maxLength={200}
    />
  ),
  OwnFields,
  Actions,
  table: suppliersTable,
  known: ({ oldest_due, supplies }) => [
    oldest_due !== undefined && t`oldest ${shortDay(oldest_due)}`,
    supplies.join(', '),
  ],
  facts({ details }, currency) {
    const { supplies, location, contact, mobile_money, terms_days, note, tax_id } = details;
    return [
      [t`Brings`, supplies?.join(', ')],
      [t`Place`, location],
      [t`Person to ask for`, contact],
      [t`Pay to`, mobile_money],
      [t`Days to pay`, termsWords(terms_days)],
      [t`From before the book`, openingWords(details, currency)],
      [t`Tax number`, tax_id],
      [t`Note`, note],
    ];
  },
  words: () => ({
    title: t`Suppliers`,
    description: t`Everybody you buy from, and what you owe them.`,
    one: t`Supplier`,
    oneDescription: t`What you owe a supplier, and how old it is.`,
    newOne: t`New supplier`,
    newDescription: t`Write down somebody you buy from.`,
    edit: t`Edit supplier`,
    editDescription: t`Change what you know of a supplier.`,
    more: t`More: place, where to pay, old debts`,
    pay: t`Pay a supplier`,
    payDescription: t`Write down what you pay a supplier for all that is open.`,
    giveBack: t`Money comes back`,
    giveBackDescription: t`Write down what a supplier gives back of what you paid ahead.`,
    unknown: t`Supplier`,
    moneyGiven: t`Money they gave us`,
    searchLabel: t`Name, phone or goods`,
    which: t`Which suppliers`,
    owing: t`We owe them`,
    totals: (currency) => ({ owed: <Trans>We owe them, {currency}</Trans>, ahead: <Trans>We paid ahead</Trans> }),
    nobodyYet: (
      <Trans>No suppliers yet. Write down who brings feed, chicks or trays, and the book remembers what you owe.</Trans>
    ),
    nobodyFound: <Trans>No supplier with this name, phone or goods.</Trans>,
    nobodyOwing: <Trans>You owe no supplier anything.</Trans>,
    balance: (currency) => ({
      owes: <Trans>We owe, {currency}</Trans>,
      ahead: <Trans>We paid ahead, {currency}</Trans>,
      even: <Trans>Nothing owed, {currency}</Trans>,
    }),
    tag: { owes: <Trans>We owe</Trans>, ahead: <Trans>We paid ahead</Trans>, even: <Trans>Nothing owed</Trans> },
    archived: <Trans>Archived: not offered when you buy any more.</Trans>,
    about: t`About this supplier`,
    opening: [
      { value: 'us', label: t`We owe them` },
      { value: 'them', label: t`We paid ahead` },
    ],
    same: t`The same supplier`,
    sameDescription: t`Put two entries of one supplier together.`,
    others: t`Other suppliers`,
    noOther: <Trans>No other supplier of this name.</Trans>,
    explain: (goes, kept) =>
      t`All that was bought from ${goes}, and paid to them, then stands under ${kept}, and one sum says what we owe. You can take them apart again.`,
    twice: (name) => (
      <Trans>
        <b>{name}</b> is in the list twice. The same supplier?
      </Trans>
    ),
    alike: (name, other) => (
      <Trans>
        <b>{name}</b> and <b>{other}</b>: the same supplier?
      </Trans>
    ),
    areTwo: <Trans>No, two suppliers</Trans>,
    statementDescription: t`What you bought from a supplier and paid, in order.`,
    nothingYet: <Trans>Nothing was bought from this supplier yet.</Trans>,
    import: t`Import suppliers`,
    importDescription: t`Take suppliers from a file or from your contacts.`,
    notHere: <Trans>This supplier is not on this phone.</Trans>,
    toAll: <Trans>To the suppliers</Trans>,
  }),
};

/** Place, payment details, and payment term. [VEN-1] */
function OwnFields(own: OwnFieldsProps) {
  return (
    <>
      <PartyTextField own={own} name="location" label={t`Place`} />
      <PartyTextField own={own} name="contact" label={t`Person to ask for`} />
      <PartyTextField own={own} name="mobile_money" label={t`Number or till to pay to`} />
      <PartyTextField own={own} name="terms" label={t`Days to pay`} inputMode="numeric" />
      <PartyTextField own={own} name="tax_id" label={t`Tax number`} />
    </>
  );
}

function Actions({ party: { id, may_pay } }: { party: PartyAccount }) {
  return may_pay ? (
    <Button component={Link} to={partyPath(SUPPLIERS, id, 'payment')} {...DOING} leftSection={<IconCash aria-hidden />}>
      <Trans>Pay</Trans>
    </Button>
  ) : null;
}
