import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { HomeDay } from '../../contract/home.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { moneyMethodWords } from './money-words.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

/** Money in and out today, and what is left of it. [RPT-1] */
export function MoneyCard({ day, currency }: { day: HomeDay; currency: string }) {
  const { t } = useLingui();
  const now = day.week.at(-1)!;
  const words = moneyMethodWords(currency);
  const held = day.methods.map(({ method, left }) => `${words[method]} ${formatAmount(left, currency)}`);
  return (
    <Card title={t`Money today`} area="money">
      <Link to="/dashboard?report=cash&dates=today" className={classes.flow}>
        <IconArrowDownLeft data-tone="good" aria-hidden />
        <Trans>Money in</Trans>
        <b data-tone="good">
          {now.in > 0 && '+ '}
          <Money amount={now.in} currency={currency} />
        </b>
      </Link>
      <Link to="/dashboard?report=cash&dates=today" className={classes.flow}>
        <IconArrowUpRight data-tone="bad" aria-hidden />
        <Trans>Money out</Trans>
        <b data-tone="bad">
          {now.out > 0 && '− '}
          <Money amount={now.out} currency={currency} />
        </b>
      </Link>
      <p className={classes.left}>
        <b>
          <Trans>Left today</Trans>
        </b>
        <strong>
          <Money amount={now.in - now.out} currency={currency} total />
        </strong>
      </p>
      <p className={classes.small}>{[currency, ...held].join(' · ')}</p>
    </Card>
  );
}
