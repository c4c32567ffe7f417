import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { PurchasePage, PurchasedLine } from '../../contract/purchases.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { mulDiv } from '../../domain/money/mul-div.ts';
import { shortDay } from '../../ui/words/date-words.ts';
import { amountWords, itemName, priceWords } from '../../ui/words/stock-words.ts';
import { itemPath, materialPath } from './shop-paths.ts';
import classes from './item-page.module.css';

interface LinesProps {
  page: PurchasePage;
  currency: string;
}

/** Each line with what it really cost, and what became of it. [PUR-3, PUR-6] */
export function PurchasedLines({ page, currency }: LinesProps) {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        {page.kind === 'return' ? (
          <Trans>What was sent back, {currency}</Trans>
        ) : (
          <Trans>What was bought, {currency}</Trans>
        )}
      </h2>
      <ul className={classes.list} aria-label={t`Lines of the purchase`}>
        {page.lines.map((line) => (
          <li key={line.line_id} className={classes.bought}>
            <Line line={line} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, currency }: { line: PurchasedLine; currency: string }) {
  const { t } = useLingui();
  const { qty, unit, factor, unit_cost, net, landed, batch_no, expiry, base_unit, left, sold } = line;
  const money = (amount: number) => formatAmount(amount, currency);
  const amount = (of: number) => amountWords(of, base_unit, { unit, factor });
  const extra = landed - net;
  const gain = sold && sold.income - sold.cost;
  return (
    <>
      <div className={classes.boughtHead}>
        {line.page ? (
          <Link
            className={classes.lineLink}
            to={line.page === 'shop' ? itemPath(line.item_id) : materialPath(line.item_id)}
          >
            <b>{itemName(line)}</b>
          </Link>
        ) : (
          <b>{itemName(line)}</b>
        )}
        <strong>{money(landed)}</strong>
      </div>
      <small>
        {amount(qty)} × {money(unit_cost)}
      </small>
      {(batch_no ?? expiry) !== undefined && (
        <small>
          {[batch_no && t`Batch ${batch_no}`, expiry && t`expires ${shortDay(expiry)}`].filter(Boolean).join(' · ')}
        </small>
      )}
      {extra !== 0 && (
        <small>
          <Trans>
            with {money(extra)} for transport and other costs: {priceWords(money(mulDiv(landed, factor, qty)), unit)}
          </Trans>
        </small>
      )}
      {left !== undefined && (
        <small>
          {left === 0 ? <Trans>All of it is gone.</Trans> : <Trans>{amount(left)} of it still there</Trans>}
        </small>
      )}
      {sold !== undefined && sold.qty > 0 && gain !== undefined && (
        <small>
          <Trans>
            Since then {amount(sold.qty)} sold for {money(sold.income)}, they had cost {money(sold.cost)}:
          </Trans>{' '}
          <b data-tone={gain < 0 ? 'bad' : 'good'}>{gain < 0 ? t`${money(-gain)} lost` : t`${money(gain)} earned`}</b>
        </small>
      )}
    </>
  );
}
