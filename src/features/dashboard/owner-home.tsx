import { useQuery } from '../../client/use-query.ts';
import { useSyncStatus } from '../../client/use-session.ts';
import type { BusinessView, DebtorsView, FlockRow, HeardPhone, HomeDay } from '../../client/port-types.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Trans } from '@lingui/react/macro';
import { BirdsCard } from './birds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { EggsCard } from './eggs-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { MoreLinks } from './more-links.tsx';
import { NeedsCard } from './needs-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { PhonesCard } from './phones-card.tsx';
import { useLooked } from './use-looked.ts';
import { useNeeds } from './use-needs.ts';
import { WeekCard } from './week-card.tsx';
import classes from './dashboard.module.css';

const NOTHING = {};
/** So many old debts are pointed at; the list shows all. */
const OLDEST = { sort: 'oldest', search: '', limit: 2 } as const;

/** The whole business at a glance, every number from the books. [RPT-1] */
export function OwnerHome({ business }: { business: BusinessView }) {
  const day = useQuery('home.day', NOTHING);
  const debtors = useQuery('debts.debtors', OLDEST);
  const phones = useQuery('home.phones', NOTHING);
  const flocks = useQuery('farm.flocks', NOTHING);
  if (!day || !debtors || !phones || !flocks)
    return (
      <Waiting>
        <Trans>Opening…</Trans>
      </Waiting>
    );
  return <Cards {...{ business, day, debtors, phones }} flocks={flocks.open} />;
}

interface CardsProps {
  business: BusinessView;
  day: HomeDay;
  debtors: DebtorsView;
  phones: readonly HeardPhone[];
  flocks: readonly FlockRow[];
}

function Cards({ business, day, debtors, phones, flocks }: CardsProps) {
  const { currency, id, farm_activities, default_units } = business;
  const since = useLooked(id);
  const changes = useQuery('home.changes', { whose: 'others', since });
  const questions = useQuery('home.questions', NOTHING) ?? [];
  const books = useQuery('ledger.progress', NOTHING);
  // While the first records still come everybody's phone looks silent and every feed finished.
  const isWhole = books?.state === 'current';
  const needs = useNeeds({
    business,
    day,
    flocks: isWhole ? flocks : [],
    debtors,
    phones: isWhole ? phones : [],
    questions: isWhole ? questions : [],
    status: useSyncStatus(),
  });
  const hasBirds = farm_activities && flocks.length > 0;
  const lays = hasBirds && (flocks.some(({ laying }) => laying) || day.eggs_today !== undefined);
  return (
    <div className={classes.cards} data-farm={hasBirds || undefined}>
      <div className={classes.column}>
        <MoneyCard day={day} currency={currency} />
        <WeekCard day={day} currency={currency} />
        <OwedCard debtors={debtors} currency={currency} />
        <PhonesCard phones={phones} silentDays={business.limits.silent_days} />
      </div>
      <div className={classes.column}>
        <NeedsCard needs={needs} />
        {lays && <EggsCard day={day} flocks={flocks} units={default_units} />}
        {hasBirds && <BirdsCard day={day} flocks={flocks} />}
        <ChangesCard changes={changes} currency={currency} since={since} />
      </div>
      <MoreLinks business={business} />
    </div>
  );
}
