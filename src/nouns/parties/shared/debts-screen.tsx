import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { AgeingSummary } from './ageing-summary.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './debts.module.css';

interface DebtsScreenProps<Order extends string> {
  readonly title: string;
  readonly description: string;
  readonly back: string;
  /** Undefined while the book opens. */
  readonly sums:
    | { readonly ageing: Parameters<typeof AgeingSummary>[0]['ageing']; readonly currency: string }
    | undefined;
  readonly totalLabel: ReactNode;
  /** Further content under the total. */
  readonly underTotal?: ReactNode;
  readonly orders: readonly { readonly value: Order; readonly label: string }[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Text shown when no debts exist, and the link from there; undefined when there are some. */
  readonly nobody: { readonly text: ReactNode; readonly to: string; readonly button: ReactNode } | undefined;
  /** Text shown when the search finds none; undefined when it finds some. */
  readonly noneFound: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Debts by party: the total and its age, with a sort order and a search by name. [DEB-1..5] */
export function DebtsScreen<Order extends string>(props: DebtsScreenProps<Order>) {
  const { title, description, back, sums, nobody } = props;
  return (
    <Screen title={title} description={description} back={back} flush>
      {!sums && <Waiting />}
      {sums && nobody && (
        <EmptyState
          drawing={<LedgerDrawing />}
          button={
            <Button component={Link} to={nobody.to} variant="default" fullWidth h={56}>
              {nobody.button}
            </Button>
          }
        >
          {nobody.text}
        </EmptyState>
      )}
      {sums && !nobody && <Debts {...props} sums={sums} />}
    </Screen>
  );
}

function Debts<Order extends string>({
  sums: { ageing, currency },
  totalLabel,
  underTotal,
  orders,
  order,
  onOrder,
  searchLabel,
  search,
  onSearch,
  noneFound,
  children,
}: DebtsScreenProps<Order> & { sums: NonNullable<DebtsScreenProps<Order>['sums']> }) {
  const { t } = useLingui();
  return (
    <>
      <section className={classes.summary}>
        <div>
          <p className={classes.label}>{totalLabel}</p>
          <p className={classes.big}>
            <Money amount={ageing.total} currency={currency} total />
          </p>
          {underTotal}
        </div>
        <AgeingSummary ageing={ageing} currency={currency} />
      </section>
      <div className={classes.bar}>
        <ChoiceChips label={t`Order`} options={orders} value={order} onChange={onOrder} />
        <SearchField className={classes.search} label={searchLabel} value={search} onChange={onSearch} />
      </div>
      {children}
      {noneFound !== undefined && (
        <EmptyState
          drawing={<LedgerDrawing />}
          button={
            <Button variant="default" fullWidth h={56} onClick={() => onSearch('')}>
              <Trans>Clear the search</Trans>
            </Button>
          }
        >
          {noneFound}
        </EmptyState>
      )}
    </>
  );
}
