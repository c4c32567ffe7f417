import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconCash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import type { CustomerAccount } from '../../contract/parties.ts';
import { CallAndStatement, DOING } from '../../ui/people/call-and-statement.tsx';
import { whatsappUrl } from '../../ui/people/whatsapp-link.tsx';
import { reminderWords } from '../../ui/words/reminder-words.ts';
import { customerPath } from './customer-paths.ts';
import { PromiseButton } from './promise-button.tsx';
import { maySell } from './may-sell.ts';
import classes from '../../ui/people/person-page.module.css';

/** Receive, remind, what was promised, call, statement. [DEB-4, CUS-9] */
export function CustomerActions({ customer, business }: { customer: CustomerAccount; business: BusinessView }) {
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
