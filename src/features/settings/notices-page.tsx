import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../client/use-session.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { AllowNotices } from './allow-notices.tsx';
import { LettersCard } from './letters-card.tsx';
import { LimitsForm } from './limits-form.tsx';
import { NoticeKinds } from './notice-kinds.tsx';
import { NoticeList } from './notice-list.tsx';
import { PushCard } from './push-card.tsx';
import { QuietCard } from './quiet-card.tsx';
import classes from './settings.module.css';

/** /settings/7: what came, when and of what this phone tells, and from which point on. [SET-2, SET-6, NTF-4, NTF-11] */
export function NoticesPage() {
  const { t } = useLingui();
  const session = useSession();
  if (session?.state !== 'signed-in') return null;
  const { uid, business } = session;
  return (
    <Screen
      title={t`Notifications`}
      description={t`What this phone tells you, when, and from which point on.`}
      back="/settings/0"
    >
      <div className={classes.cards}>
        <NoticeList uid={uid} business={business} />
        <QuietCard />
        <NoticeKinds />
        <AllowNotices />
        <PushCard uid={uid} />
        {business?.role === 'owner' && (
          <>
            <LimitsForm key={JSON.stringify([business.id, business.limits])} business={business} />
            <LettersCard businessId={business.id} />
          </>
        )}
      </div>
    </Screen>
  );
}
