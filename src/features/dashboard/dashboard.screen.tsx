import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionView } from '../../contract/account.ts';
import { useSession } from '../../client/use-session.ts';
import { REPORTS } from '../../domain/reports/report.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { FindButton } from '../../ui/frame/find-button.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { longDay } from '../../ui/dates/day-form.ts';
import { greetingWords, today } from '../../ui/words/date-words.ts';
import { AddSheet } from './add-sheet.tsx';
import { HelperHome } from './helper-home.tsx';
import { LookAround } from './look-around.tsx';
import { seesBooks } from './may-see.ts';
import { OwnerHome } from './owner-home.tsx';
import { ReportPage } from './report-page.tsx';
import classes from './dashboard.module.css';
import { ReportsList } from './reports-list.tsx';

/** /dashboard: the home of a person's role; whoever is not signed in looks around in a sample farm. [RTE-3, RPT-1, RPT-2] */
export function DashboardScreen() {
  const session = useSession();
  if (!session || session.state === 'held') return <Waiting />;
  if (session.state === 'signed-out') return <LookAround />;
  if (!session.business) return session.ready ? <Navigate to="/settings/0" replace /> : <Fetching />;
  if (session.business.role === 'attendant') return <Navigate to="/attendant/activities" replace />;
  return <Shown session={session} business={session.business} />;
}

/** The address says what of it: a report, all reports, or the first screen. */
function Shown(props: HomeProps) {
  const [params] = useSearchParams();
  const { business } = props;
  const report = REPORTS.find((name) => name === params.get('report'));
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
