import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { rememberInvitation } from '../../../client/pending-invitation.ts';
import { useQuery } from '../../../client/use-query.ts';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { InvitationState } from './invitation-state.tsx';

/** /invite and /attendant_invite: the inviter, the business and the rights. [RTE-55, RTE-56, PPL-8] */
export function InvitationScreen() {
  const { t } = useLingui();
  const { pathname, hash } = useLocation();
  const { invite_id: id = '' } = useParams();
  const view = useQuery('people.invitation', { id });
  useEffect(() => rememberInvitation(`${pathname}${hash}`), [pathname, hash]);
  return (
    <FrontPage title={t`You are invited`} description={t`An invitation to work in somebody's farm and shop book.`}>
      {view && view.state !== 'asking' ? (
        <InvitationState id={id} view={view} path={pathname} />
      ) : (
        <Waiting>{t`Looking at the invitation…`}</Waiting>
      )}
    </FrontPage>
  );
}
