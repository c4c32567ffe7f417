import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconClock, IconPigMoney } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { CustomersPage, CustomersShown, ListedCustomer } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { Tag } from '../../ui/ledger/tag.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { shortDay } from '../../ui/words/date-words.ts';
import { customerPath } from './customer-paths.ts';

interface CustomersFoundProps {
  page: CustomersPage;
  shown: CustomersShown;
  search: string;
  currency: string;
  onNearEnd: (() => void) | undefined;
  onClear: () => void;
}

/** The rows of the list, or why there are none. [RTE-16, CUS-5] */
export function CustomersFound({ page, shown, search, currency, onNearEnd, onClear }: CustomersFoundProps) {
  const { t } = useLingui();
  const items = useMemo(
    () => page.rows.map((row): LedgerItem<ListedCustomer> => ({ kind: 'row', key: row.id, row })),
    [page.rows],
  );
  if (items.length > 0)
    return (
      <LedgerList
        label={t`Customers`}
        items={items}
        onNearEnd={onNearEnd}
        renderRow={(row) => <CustomerLine row={row} currency={currency} />}
      />
    );
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        search !== '' && (
          <Button variant="default" fullWidth h={56} onClick={onClear}>
            <Trans>Clear the search</Trans>
          </Button>
        )
      }
    >
      {search !== '' ? (
        <Trans>No customer with this name or phone.</Trans>
      ) : shown === 'owes' ? (
        <Trans>Nobody owes you anything.</Trans>
      ) : (
        <Trans>Nobody here.</Trans>
      )}
    </EmptyState>
  );
}

function CustomerLine({ row, currency }: { row: ListedCustomer; currency: string }) {
  const { t } = useLingui();
  const since =
    row.oldest_due !== undefined
      ? t`oldest ${shortDay(row.oldest_due)}`
      : row.last_sale !== undefined
        ? t`last sale ${shortDay(row.last_sale)}`
        : t`no sale yet`;
  return (
    <PersonRow
      to={customerPath(row.id)}
      mark={<SyncMark state={row.sync} />}
      name={row.name}
      what={[since, row.phone && showPhone(row.phone)].filter(Boolean).join(' · ')}
      amount={row.balance === 0 ? undefined : formatAmount(Math.abs(row.balance), currency)}
      tag={<AccountTag balance={row.balance} />}
    />
  );
}

function AccountTag({ balance }: { balance: number }) {
  if (balance > 0)
    return (
      <Tag tone="look" icon={IconClock}>
        <Trans>Owes us</Trans>
      </Tag>
    );
  if (balance < 0)
    return (
      <Tag tone="good" icon={IconPigMoney}>
        <Trans>Paid ahead</Trans>
      </Tag>
    );
  return (
    <Tag tone="good" icon={IconCheck}>
      <Trans>Owes nothing</Trans>
    </Tag>
  );
}
