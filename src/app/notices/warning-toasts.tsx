import { useLingui } from '@lingui/react/macro';
import { IconClockExclamation, IconDatabaseExclamation } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSyncStatus } from '../../client/use-session.ts';
import { useStorage } from '../../client/use-storage.ts';
import { isNearlyFull } from '../../domain/phones/nearly-full.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { clockWords } from '../../ui/words/clock-words.ts';

const STAYS_MS = 20_000;

/** What a person should put right on the phone itself: its clock, its space. [MSG-22, MSG-24] */
export function WarningToasts() {
  const { t } = useLingui();
  const clockOff = useSyncStatus()?.clock_off_ms;
  const storage = useStorage();
  const full = storage !== undefined && isNearlyFull(storage);
  const isOff = clockOff !== undefined;
  useEffect(() => {
    if (!isOff) return;
    showToast({
      id: 'clock',
      title: clockWords(Date.now(), Date.now() - clockOff),
      text: t`Until then days here follow the server.`,
      icon: <IconClockExclamation />,
      stays: STAYS_MS,
      closeName: t`Close`,
    });
    // eslint-disable-next-line react/exhaustive-deps -- said once, not at every minute that it drifts
  }, [isOff, t]);
  useEffect(() => {
    if (!full) return;
    showToast({
      id: 'storage',
      title: t`Phone is nearly full.`,
      text: t`Old photos will be removed first, records never.`,
      icon: <IconDatabaseExclamation />,
      stays: STAYS_MS,
      closeName: t`Close`,
    });
  }, [full, t]);
  return null;
}
