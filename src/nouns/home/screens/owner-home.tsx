import { useQuery } from '../../../client/use-query.ts';
import { useSyncStatus } from '../../../client/use-session.ts';
import type { BusinessView } from '../../../contract/account.ts';
import type { FlockRow } from '../../../contract/farm.ts';
import type { HeardPhone, HomeDay, Question } from '../../../contract/home.ts';
import type { DebtorsView } from '../../../contract/parties.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { BirdsCard } from './birds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { EggsCard } from './eggs-card.tsx';
import { useLooked } from './use-looked.ts';
import { useNeeds, type Need } from './use-needs.ts';
import classes from './dashboard.module.css';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCash,
  IconChartBar,
  IconCoins,
  IconHourglass,
  type Icon,
  IconChevronRight,
  IconCircleCheck,
  IconAlertTriangle,
  IconChecks,
  IconArrowDownLeft,
  IconArrowUpRight,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { seesBooks } from './may-see.ts';
import { plural } from '@lingui/core/macro';
import { Money } from '../../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../parties/shared/ageing-summary.tsx';
import { Card } from './card.tsx';
import { formatAmount } from '../../../domain/money/currency.ts';
import { PairBars } from '../../../ui/charts/pair-bars.tsx';
import { weekdayWords, whenWords } from '../../../ui/words/date-words.ts';
import { isSilent } from '../../../domain/phones/is-silent.ts';
import { methodWords } from '../../../ui/words/method-words.ts';

const NOTHING = {};

/** Number of oldest debts mentioned; the list shows all. */
const OLDEST = { sort: 'oldest', search: '', limit: 2 } as const;

/** The whole business at a glance, every number from the books. [RPT-1] */
export function OwnerHome({ business }: { business: BusinessView }) {
  const { currency, id, farm_activities, default_units, limits } = business;
  const day = useQuery('home.day', NOTHING);
  const debtors = useQuery('debts.debtors', OLDEST);
  const phones = useQuery('home.phones', NOTHING);
  const open = useQuery('farm.flocks', NOTHING)?.open;
  const books = useQuery('ledger.progress', NOTHING);
  const questions = useQuery('home.questions', NOTHING);
  const { since, isFirst } = useLooked(id);
  const changes = useQuery('home.changes', { whose: 'others', since });
  if (!day || !debtors || !phones || !open) return <Waiting />;
  const hasBirds = farm_activities && open.length > 0;
  const lays = hasBirds && (open.some(({ laying }) => laying) || day.eggs_today !== undefined);
  // On a phone show nothing below the needs until their number is known: it would be pushed down while it is being
  // read.
  const isAsked = books !== undefined && questions !== undefined;
  return (
    <div className={classes.cards} data-farm={hasBirds || undefined}>
      <div className={classes.column}>
        <MoneyCard day={day} currency={currency} />
        {isAsked && (
          <>
            <WeekCard day={day} currency={currency} />
            <OwedCard debtors={debtors} currency={currency} />
            <PhonesCard phones={phones} silentDays={limits.silent_days} />
          </>
        )}
      </div>
      {isAsked && (
        <>
          <div className={classes.column}>
            <Needs
              {...{ business, day, debtors, phones, questions }}
              flocks={open}
              // While the first records are still arriving, every phone looks silent and every feed used up.
              isWhole={books?.state === 'current'}
            />
            {lays && <EggsCard day={day} flocks={open} units={default_units} />}
            {hasBirds && <BirdsCard day={day} flocks={open} />}
            <ChangesCard changes={changes} currency={currency} since={since} isFirst={isFirst} />
          </div>
          <MoreLinks business={business} />
        </>
      )}
    </div>
  );
}

interface NeedsProps {
  business: BusinessView;
  day: HomeDay;
  flocks: readonly FlockRow[];
  debtors: DebtorsView;
  phones: readonly HeardPhone[];
  questions: readonly Question[];
  isWhole: boolean;
}

function Needs({ flocks, phones, questions, isWhole, ...known }: NeedsProps) {
  const needs = useNeeds({
    ...known,
    flocks: isWhole ? flocks : [],
    phones: isWhole ? phones : [],
    questions: isWhole ? questions : [],
    status: useSyncStatus(),
  });
  return <NeedsCard needs={needs} isWhole={isWhole} />;
}

/** Links from the first screen to pages outside of the navigation. */
function MoreLinks({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const link = (to: string, Sign: Icon, words: React.ReactNode) => (
    <Link to={to}>
      <Sign size={20} aria-hidden />
      {words}
    </Link>
  );
  return (
    <nav className={classes.links} aria-label={t`More of the business`}>
      {seesBooks(business) && link('/dashboard?show=reports', IconChartBar, <Trans>Reports</Trans>)}
      {link('/expenses', IconCoins, <Trans>Spending</Trans>)}
      {link('/view_debtors', IconCash, <Trans>They owe me</Trans>)}
      {link('/view_creditors', IconHourglass, <Trans>I owe them</Trans>)}
    </nav>
  );
}

/** Receivables and their age. [RPT-1] */
function OwedCard({ debtors, currency }: { debtors: DebtorsView; currency: string }) {
  const { t } = useLingui();
  const people = plural(debtors.people, { one: '# person', other: '# people' });
  return (
    <Card title={t`They owe me`} to="/view_debtors" area="owed">
      <p className={classes.big}>
        <strong>
          <Money amount={debtors.ageing.total} currency={currency} />
        </strong>
        <small>{`${currency}, ${people}`}</small>
      </p>
      {debtors.people > 0 ? (
        <AgeingSummary ageing={debtors.ageing} currency={currency} />
      ) : (
        <p className={classes.small}>
          <Trans>Nobody owes you anything.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Money in and money out of the last seven days. [RPT-1, LOK-9] */
function WeekCard({ day: { week }, currency }: { day: HomeDay; currency: string }) {
  const { t } = useLingui();
  const nothing = week.every((one) => one.in === 0 && one.out === 0);
  return (
    <Card title={t`Last 7 days`} to="/dashboard?report=cash&dates=last7" area="week">
      {nothing ? (
        <p className={classes.small}>
          <Trans>No money came or went on these days.</Trans>
        </p>
      ) : (
        <PairBars
          caption={t`Money in and out of the last 7 days, ${currency}`}
          first={t`Money in`}
          second={t`Money out`}
          bars={week.map((one) => ({
            key: one.day,
            label: weekdayWords(one.day),
            first: one.in,
            second: one.out,
          }))}
          show={(amount) => formatAmount(amount, currency)}
        />
      )}
    </Card>
  );
}

interface NeedsCardProps {
  needs: readonly Need[];
  /** True when all records were checked. */
  isWhole: boolean;
}

/** Tasks for the owner, most urgent first. [RPT-1] */
function NeedsCard({ needs, isWhole }: NeedsCardProps) {
  const { t } = useLingui();
  const mark = needs.length > 0 && <span className={classes.badge}>{needs.length}</span>;
  return (
    <Card title={t`Needs you`} mark={mark} area="needs">
      {!isWhole && needs.length === 0 && (
        <p className={classes.asking}>
          <Trans>Working it out…</Trans>
        </p>
      )}
      {isWhole && needs.length === 0 && (
        <p className={classes.fine}>
          <IconCircleCheck aria-hidden />
          <Trans>Nothing needs you now.</Trans>
        </p>
      )}
      {needs.length > 0 && (
        <ul className={classes.lines}>
          {needs.map(({ key, icon: Sign, tone, to, title, text }) => (
            <li key={key}>
              <Link to={to}>
                <i className={classes.sign} data-tone={tone} aria-hidden>
                  <Sign size={20} />
                </i>
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <IconChevronRight aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const MAX_PHONES = 4;

/** Each phone of the business and when it was last heard from. [RPT-1] */
function PhonesCard({ phones, silentDays }: { phones: readonly HeardPhone[]; silentDays: number }) {
  const { t } = useLingui();
  const more = phones.length - MAX_PHONES;
  return (
    <Card title={t`Phones`} to="/settings/8" area="phones">
      <ul className={classes.lines}>
        {phones.slice(0, MAX_PHONES).map((phone) => (
          <li key={phone.device_id}>
            <span>
              <b>{phone.this_phone ? t`This phone` : (phone.name ?? t`Somebody’s phone`)}</b>
              <small>{t`Last record ${whenWords(phone.last_at)}`}</small>
            </span>
            {isSilent(phone, silentDays) ? (
              <IconAlertTriangle data-tone="look" aria-label={t`Not heard from for days`} role="img" />
            ) : (
              <IconChecks data-tone="good" aria-label={t`Heard from lately`} role="img" />
            )}
          </li>
        ))}
      </ul>
      {phones.length === 0 && (
        <p className={classes.small}>
          <Trans>No phone has written anything down yet.</Trans>
        </p>
      )}
      {more > 0 && <p className={classes.small}>{plural(more, { one: '# more phone', other: '# more phones' })}</p>}
    </Card>
  );
}

/** Money in and out today, and the balance. [RPT-1] */
function MoneyCard({ day, currency }: { day: HomeDay; currency: string }) {
  const { t } = useLingui();
  const now = day.week.at(-1)!;
  const words = methodWords(currency);
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
      <Link to="/dashboard?show=money" className={classes.flow}>
        <IconCash aria-hidden />
        <Trans>Where the money is</Trans>
        <IconChevronRight aria-hidden />
      </Link>
    </Card>
  );
}
