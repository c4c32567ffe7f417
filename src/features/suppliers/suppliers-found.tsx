import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconClock, IconPigMoney } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ListedSupplier, SuppliersPage, SuppliersShown } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { Tag } from '../../ui/ledger/tag.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { shortDay } from '../../ui/words/date-words.ts';
import { supplierPath } from './supplier-paths.ts';

interface SuppliersFoundProps {
  page: SuppliersPage;
  shown: SuppliersShown;
  search: string;
  currency: string;
  onNearEnd: (() => void) | undefined;
  onClear: () => void;
}

/** The rows of the list, or why there are none. [RTE-51, VEN-4] */
export function SuppliersFound({ page, shown, search, currency, onNearEnd, onClear }: SuppliersFoundProps) {
  const { t } = useLingui();
  const items = useMemo(
    () => page.rows.map((row): LedgerItem<ListedSupplier> => ({ kind: 'row', key: row.id, row })),
    [page.rows],
  );
  if (items.length > 0)
    return (
      <LedgerList
        label={t`Suppliers`}
        items={items}
        onNearEnd={onNearEnd}
        renderRow={(row) => <SupplierLine row={row} currency={currency} />}
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
        <Trans>No supplier with this name, phone or goods.</Trans>
      ) : shown === 'owed' ? (
        <Trans>You owe no supplier anything.</Trans>
      ) : (
        <Trans>Nobody here.</Trans>
      )}
    </EmptyState>
  );
}

function SupplierLine({ row, currency }: { row: ListedSupplier; currency: string }) {
  const { t } = useLingui();
  const since = row.oldest_due !== undefined && t`oldest ${shortDay(row.oldest_due)}`;
  const known = [since, row.supplies.join(', '), row.phone && showPhone(row.phone)].filter(Boolean);
  return (
    <PersonRow
      to={supplierPath(row.id)}
      mark={<SyncMark state={row.sync} />}
      name={row.name}
      what={known.join(' · ') || t`Supplier`}
      amount={row.balance === 0 ? undefined : formatAmount(Math.abs(row.balance), currency)}
      tag={<AccountTag balance={row.balance} />}
    />
  );
}

function AccountTag({ balance }: { balance: number }) {
  if (balance > 0)
    return (
      <Tag tone="look" icon={IconClock}>
        <Trans>We owe</Trans>
      </Tag>
    );
  if (balance < 0)
    return (
      <Tag tone="good" icon={IconPigMoney}>
        <Trans>We paid ahead</Trans>
      </Tag>
    );
  return (
    <Tag tone="good" icon={IconCheck}>
      <Trans>Nothing owed</Trans>
    </Tag>
  );
}
