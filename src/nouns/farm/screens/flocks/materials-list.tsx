import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconPlus, IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../../contract/account.ts';
import type { StockRow } from '../../../../contract/stock.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { friendlyAmount } from '../../../../domain/stock/friendly-units.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { LedgerDrawing } from '../../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { ExpiryTag } from '../../../../ui/ledger/expiry-tag.tsx';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import { PlusButton } from '../../../../ui/plus-button.tsx';
import { daysWords, today } from '../../../../ui/words/date-words.ts';
import { packWords } from '../../shared/activity-words.ts';
import { mayOnFarm } from '../activities/may-on-farm.ts';
import classes from '../activities/farm.module.css';

interface MaterialsListProps {
  category: string;
  /** Number of its tab in URLs. */
  tab: number;
  business: BusinessView;
}

/** The materials of a category: stock, days left, and expiry dates. [FLK-8, RAW-3, RAW-5] */
export function MaterialsList({ category, tab, business }: MaterialsListProps) {
  const { t } = useLingui();
  const view = useQuery('shop.stock', { search: '', shown: 'all', materials: category });
  const mayBuy = mayOnFarm(business).buy;
  const add = `/farm/add/raw_materials?category=${encodeURIComponent(category)}`;
  if (!view) return <Waiting />;
  if (view.rows.length === 0)
    return (
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          mayBuy && (
            <Button component={Link} to={add} fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
              <Trans>Write down what came</Trans>
            </Button>
          )
        }
      >
        <Trans>Nothing of this kind is in the book yet.</Trans>
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.materials} aria-label={t`Materials`}>
        {view.rows.map((row) => (
          <li key={row.id}>
            {mayBuy ? (
              <Link to={`/farm/view/${tab}/raw_material/${row.id}`}>
                <MaterialWords row={row} currency={business.currency} />
              </Link>
            ) : (
              <div>
                <MaterialWords row={row} currency={business.currency} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayBuy && <PlusButton to={add} name={t`Stock in`} />}
    </>
  );
}

function MaterialWords({ row, currency }: { row: StockRow; currency: string }) {
  const { left, expires, value } = row;
  return (
    <>
      <span>
        <b>{row.name}</b>
        <small>
          {left && left.buy_by <= today() ? (
            <Tag tone="look" icon={IconShoppingCart}>
              <Trans>{daysWords(left.days)} left, buy now</Trans>
            </Tag>
          ) : (
            left && <Trans>{daysWords(left.days)} left</Trans>
          )}
          {row.status === 'below_zero' && (
            <Tag tone="bad" icon={IconAlertTriangle}>
              <Trans>Below zero, count it</Trans>
            </Tag>
          )}
          {expires && <ExpiryTag {...expires} />}
        </small>
      </span>
      <span>
        <b data-negative={(row.on_hand ?? 0) < 0 || undefined}>{row.on_hand === undefined ? '…' : onHandWords(row)}</b>
        {value !== undefined && value !== 0 && <small>{formatAmount(value, currency)}</small>}
      </span>
    </>
  );
}

/** "6 bags + 15 kg"; negative when more was used than came in. */
function onHandWords({ on_hand = 0, base_unit, sell_units }: StockRow): string {
  const { label, factor } = sell_units[0]!;
  const { negative, parts } = friendlyAmount(on_hand, base_unit, { unit: label, factor });
  const words = parts.map(({ unit, count }) => packWords(count, unit));
  return `${negative ? '−' : ''}${words.join(' + ')}`;
}
