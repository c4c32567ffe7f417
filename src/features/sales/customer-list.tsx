import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView, CustomerCursor, CustomersShown } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { CustomersFound } from './customers-found.tsx';
import { CustomersTotals } from './customers-totals.tsx';
import { NoCustomers } from './no-customers.tsx';
import { ExportButton } from './export-customers.tsx';
import { maySell } from './may-sell.ts';
import classes from '../../ui/people/person-list.module.css';

/** All who buy: who was changed last stands first. [RTE-16, CUS-6] */
export function CustomerList({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<CustomersShown>('all');
  const question = JSON.stringify([search.trim(), shown]);
  const [asked, setAsked] = useState<{ question: string; after: CustomerCursor | null }>({ question, after: null });
  const after = asked.question === question ? asked.after : null;
  const page = useQuery('customers.page', { search: search.trim(), shown, after });
  const next = page?.next;
  const loadMore = useCallback(() => setAsked({ question, after: next ?? null }), [question, next]);
  const mayAdd = maySell(business);
  const add = (
    <Button component={Link} to="?page=new" leftSection={<IconPlus aria-hidden />}>
      <Trans>New customer</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Customers`}
      description={t`Everybody who buys from you, and what they owe.`}
      back="/sales/view/0"
      action={mayAdd && page && !page.none_at_all && add}
      flush
    >
      {!page && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {page?.none_at_all && <NoCustomers mayAdd={mayAdd} />}
      {page && !page.none_at_all && (
        <>
          <div className={classes.bar}>
            <TextInput
              className={classes.search}
              aria-label={t`Name or phone`}
              placeholder={t`Name or phone`}
              type="search"
              leftSection={<IconSearch aria-hidden />}
              leftSectionWidth={44}
              styles={{ input: { height: 48, minHeight: 48, fontSize: 16 } }}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <ChoiceChips
              label={t`Which customers`}
              options={[
                { value: 'all', label: t`All` },
                { value: 'owes', label: t`Owe us` },
                { value: 'archived', label: t`Archived` },
              ]}
              value={shown}
              onChange={setShown}
            />
          </div>
          <CustomersTotals page={page} currency={business.currency} />
          <CustomersFound
            page={page}
            shown={shown}
            search={search}
            currency={business.currency}
            onNearEnd={next ? loadMore : undefined}
            onClear={() => setSearch('')}
          />
          <div className={classes.foot}>
            {mayAdd && (
              <Button
                component={Link}
                to="?page=import"
                variant="default"
                h={48}
                leftSection={<IconFileImport aria-hidden />}
              >
                <Trans>Import</Trans>
              </Button>
            )}
            <ExportButton />
          </div>
          {mayAdd && <PlusButton to="?page=new" name={t`New customer`} />}
        </>
      )}
    </Screen>
  );
}
