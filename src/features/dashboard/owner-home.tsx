import { useQuery } from '../../client/use-query.ts';
import { useSyncStatus } from '../../client/use-session.ts';
import type { BusinessView } from '../../contract/account.ts';
import type { FlockRow } from '../../contract/farm.ts';
import type { HeardPhone, HomeDay, Question } from '../../contract/home.ts';
import type { DebtorsView } from '../../contract/parties.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
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
  const { currency, id, farm_activities, default_units, limits } = business;
  const day = useQuery('home.day', NOTHING);
  const debtors = useQuery('debts.debtors', OLDEST);
  const phones = useQuery('home.phones', NOTHING);
  const open = useQuery('farm.flocks', NOTHING)?.open;
  const books = useQuery('ledger.progress', NOTHING);
  const questions = useQuery('home.questions', NOTHING);
  const since = useLooked(id);
  const changes = useQuery('home.changes', { whose: 'others', since });
  if (!day || !debtors || !phones || !open) return <Waiting />;
  const hasBirds = farm_activities && open.length > 0;
  const lays = hasBirds && (open.some(({ laying }) => laying) || day.eggs_today !== undefined);
  // Until it is known how much needs the owner nothing stands below it on a phone: it would be pushed away while it is read.
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
              // While the first records still come everybody's phone looks silent and every feed finished.
              isWhole={books?.state === 'current'}
            />
            {lays && <EggsCard day={day} flocks={open} units={default_units} />}
            {hasBirds && <BirdsCard day={day} flocks={open} />}
            <ChangesCard changes={changes} currency={currency} since={since} />
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
