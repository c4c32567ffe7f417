import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconPlus,
  IconChevronRight,
  IconBuildingStore,
  IconCalculator,
  IconCash,
  IconCoins,
  IconPencil,
  IconReceipt,
  type Icon,
} from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionView, BusinessView } from '../../../contract/account.ts';
import { useSession } from '../../../client/use-session.ts';
import { REPORTS } from '../../../domain/reports/report.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FindButton } from '../../../ui/frame/find-button.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { longDay } from '../../../ui/dates/day-form.ts';
import { greetingWords, today } from '../../../ui/words/date-words.ts';
import { LookAround } from './look-around.tsx';
import { seesBooks, seesMoney } from './may-see.ts';
import { MoneyPage } from '../../money/screens/money-page.tsx';
import { OwnerHome } from './owner-home.tsx';
import { ReportPage } from '../../reports/screens/report-page.tsx';
import classes from './dashboard.module.css';
import { ReportsList } from '../../reports/screens/reports-list.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useQuery } from '../../../client/use-query.ts';
import { ChangesCard } from './changes-card.tsx';
import { hasRight, type Right } from '../../../domain/people/has-right.ts';

/** /dashboard: the home of a person's role; a visitor who is not signed in gets a sample farm. [RTE-3, RPT-1, RPT-2] */
export function DashboardScreen() {
  const session = useSession();
  if (!session || session.state === 'held') return <Waiting />;
  if (session.state === 'signed-out') return <LookAround />;
  if (!session.business) return session.ready ? <Navigate to="/settings/0" replace /> : <Fetching />;
  if (session.business.role === 'attendant') return <Navigate to="/attendant/activities" replace />;
  return <Shown session={session} business={session.business} />;
}

/** The URL selects one report, all reports, or the first screen. */
function Shown(props: HomeProps) {
  const [params] = useSearchParams();
  const { business } = props;
  const report = REPORTS.find((name) => name === params.get('report'));
  if (params.get('show') === 'money' && seesMoney(business)) return <MoneyPage business={business} />;
  if (!seesBooks(business)) return <Home {...props} />;
  if (report) return <ReportPage key={report} name={report} business={business} />;
  return params.get('show') === 'reports' ? <ReportsList business={business} /> : <Home {...props} />;
}

const Fetching = () => (
  <Waiting>
    <Trans>Fetching your book. The first time needs internet.</Trans>
  </Waiting>
);

type SignedIn = Extract<SessionView, { state: 'signed-in' }>;

interface HomeProps {
  session: SignedIn;
  business: NonNullable<SignedIn['business']>;
}

function Home({ session, business }: HomeProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const add = '/dashboard?show=add';
  const owner = seesBooks(business);
  return (
    <Screen
      title={greetingWords(session.first_name)}
      description={t`Money, eggs, birds and debts of today at a glance.`}
      subtitle={`${longDay(today())} · ${business.name}`}
      action={
        owner && (
          <Button component={Link} to={add} h={48} leftSection={<IconPlus aria-hidden />}>
            <Trans>Add</Trans>
          </Button>
        )
      }
    >
      <div className={classes.find}>
        <FindButton />
      </div>
      {owner ? <OwnerHome business={business} /> : <HelperHome business={business} />}
      {owner && <PlusButton to={add} name={t`Add something`} />}
      <AddSheet
        business={business}
        opened={params.get('show') === 'add'}
        onClose={() => void navigate('/dashboard', { replace: true })}
      />
    </Screen>
  );
}

interface AddSheetProps {
  business: BusinessView;
  opened: boolean;
  onClose: () => void;
}

/** Actions with which this person may add a record. [SHL-18] */
function AddSheet({ business, opened, onClose }: AddSheetProps) {
  const actions = useActions(business);
  return (
    <Sheet opened={opened} title={<Trans>What do you want to add?</Trans>} onClose={onClose}>
      <ul className={classes.lines}>
        {actions.map(({ to, words, icon: Sign }) => (
          <li key={to}>
            <Link to={to}>
              <i className={classes.sign} aria-hidden>
                <Sign size={20} />
              </i>
              <span>
                <b>{words}</b>
              </span>
              <IconChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Home of helpers in the business: their buttons and their own day. [RPT-2] */
function HelperHome({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const actions = useActions(business);
  const mine = useQuery('home.changes', { whose: 'mine', since: '' });
  return (
    <div className={classes.helper}>
      <nav className={classes.buttons} aria-label={t`What you may write down`}>
        {actions.map(({ to, words, icon: Sign }, i) => (
          <Button
            key={to}
            component={Link}
            to={to}
            h={64}
            fz={18}
            variant={i === 0 ? 'filled' : 'default'}
            leftSection={<Sign aria-hidden />}
          >
            {words}
          </Button>
        ))}
      </nav>
      <ChangesCard changes={mine} currency={business.currency} />
    </div>
  );
}

interface Action {
  readonly to: string;
  readonly words: string;
  readonly icon: Icon;
}

/** Actions of this person, most frequent first. [RPT-2, SHL-18] */
function useActions(business: BusinessView): readonly Action[] {
  const { t } = useLingui();
  const { farm_activities, purchases } = business;
  const has = (...rights: Right[]) => rights.some((right) => hasRight(business, right));
  const all: (Action & { may: boolean })[] = [
    { may: has('add_sales'), to: '/sales/add', words: t`New sale`, icon: IconReceipt },
    { may: farm_activities && has('add_farm_activities', 'add_farm'), to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil }, // prettier-ignore
    { may: has('add_sales'), to: '/view_debtors', words: t`Money from a customer`, icon: IconCash },
    { may: has('add_expenses'), to: '/expenses/add', words: t`Money spent`, icon: IconCoins },
    { may: seesMoney(business), to: '/dashboard?show=money', words: t`Count or move money`, icon: IconCalculator },
    { may: purchases && has('add_purchases'), to: '/shop/add', words: t`Stock in`, icon: IconBuildingStore },
  ];
  return all.filter(({ may }) => may);
}
