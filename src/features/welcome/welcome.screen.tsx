import { Navigate, useSearchParams } from 'react-router-dom';
import { pendingInvitation } from '../../client/pending-invitation.ts';
import { useSession } from '../../client/use-session.ts';
import { isSetupUnfinished } from '../../ui/unfinished-setup.ts';
import { FoundingQuestions } from './founding-questions.tsx';
import { MoreQuestions } from './more-questions.tsx';
import { readWelcome } from './welcome-draft.ts';

/** /welcome: the setup questions, one at a time; they go on where they stopped, also after the business was founded. [RTE-52, BIZ-1, BIZ-2, BIZ-8] */
export function WelcomeScreen() {
  const session = useSession();
  const adding = useSearchParams()[0].has('add');
  if (session?.state !== 'signed-in') return null;
  const invitation = pendingInvitation();
  if (invitation && !adding) return <Navigate to={invitation} replace />;
  const { uid, first_name, country, business } = session;
  if (!business || adding)
    return <FoundingQuestions key={uid} uid={uid} firstName={first_name} country={country} open={business?.id} />;
  const kept = readWelcome(uid);
  if (!kept || !isSetupUnfinished(uid, business.id)) return <Navigate to="/sales/view/0" replace />;
  return <MoreQuestions key={business.id} uid={uid} firstName={first_name} business={business} begun={kept} />;
}
