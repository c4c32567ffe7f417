import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionView } from '../../client/port-types.ts';
import { useSession } from '../../client/use-session.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { greetingWords } from '../../ui/words/date-words.ts';
import { AddSheet } from './add-sheet.tsx';
import { HelperHome } from './helper-home.tsx';
import { seesBooks } from './may-see.ts';
import { OwnerHome } from './owner-home.tsx';

/** /dashboard: the home of a person's role; whoever is not signed in is led to the front page. [RTE-3, RPT-1, RPT-2] */
export function DashboardScreen() {
  const session = useSession();
  if (!session || session.state === 'held')
    return (
      <Waiting>
        <Trans>Opening…</Trans>
      </Waiting>
    );
  if (session.state === 'signed-out') return <Navigate to="/home" replace />;
  if (!session.business) return session.ready ? <Navigate to="/settings/0" replace /> : <Fetching />;
  if (session.business.role === 'attendant') return <Navigate to="/attendant/activities" replace />;
  return <Home session={session} business={session.business} />;
}

const Fetching = () => (
  <Waiting>
    <Trans>Fetching your book. The first time needs internet.</Trans>
  </Waiting>
);

type SignedIn = Extract<SessionView, { state: 'signed-in' }>;

function Home({ session, business }: { session: SignedIn; business: NonNullable<SignedIn['business']> }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const add = '/dashboard?show=add';
  const owner = seesBooks(business);
  return (
    <Screen
      title={greetingWords(session.first_name)}
      description={t`Money, eggs, birds and debts of today at a glance.`}
      subtitle={`${dayjs().format('dddd D MMMM')} · ${business.name}`}
      action={
        owner && (
          <Button component={Link} to={add} h={48} leftSection={<IconPlus aria-hidden />}>
            <Trans>Add</Trans>
          </Button>
        )
      }
    >
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
