import { useLingui } from '@lingui/react/macro';
import { IconClockExclamation, IconDatabaseExclamation } from '@tabler/icons-react';
import { useSyncStatus } from '../../client/use-session.ts';
import { useStorage } from '../../client/use-storage.ts';
import { isNearlyFull } from '../../domain/phones/nearly-full.ts';
import { useToast } from '../../ui/feedback/use-toast.ts';
import { clockWords } from '../../ui/words/clock-words.ts';

const STAYS_MS = 20_000;

/** Problems that the user must solve on the phone itself: its clock, its storage space. [MSG-22, MSG-24] */
export function WarningToasts() {
  const { t } = useLingui();
  const clockOff = useSyncStatus()?.clock_off_ms;
  const storage = useStorage();
  const full = storage !== undefined && isNearlyFull(storage);
  useToast(clockOff !== undefined, () => ({
    id: 'clock',
    title: clockWords(Date.now(), Date.now() - (clockOff ?? 0)),
    text: t`Until then days here follow the server.`,
    icon: <IconClockExclamation />,
    stays: STAYS_MS,
    closeName: t`Close`,
  }));
  useToast(full, () => ({
    id: 'storage',
    title: t`Phone is nearly full.`,
    text: t`Old photos will be removed first, records never.`,
    icon: <IconDatabaseExclamation />,
    stays: STAYS_MS,
    closeName: t`Close`,
  }));
  return null;
}
