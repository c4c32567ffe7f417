import { useLingui } from '@lingui/react/macro';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSyncStatus } from '../../client/use-session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { connectionToast, type Connection } from './connection-toast.ts';

const STAYS_MS = 10_000;

/** Toasts for going offline and coming back, with the specified wording. [SHL-1, SHL-2] */
export function ConnectionToasts() {
  const { t } = useLingui();
  const connection = useSyncStatus()?.connection;
  const before = useRef<Connection>('starting');
  useEffect(() => {
    if (!connection) return;
    const toast = connectionToast(before.current, connection);
    before.current = connection;
    if (!toast) return;
    const common = { id: 'connection', stays: STAYS_MS, closeName: t`Close` };
    if (toast === 'offline')
      showToast({
        ...common,
        title: t`You are offline!`,
        text: t`Internet connection lost. Some features may not work.`,
        icon: <IconWifiOff />,
      });
    else
      showToast({
        ...common,
        title: t`Back Online`,
        text: t`Your internet connection has been restored.`,
        icon: <IconWifi />,
      });
  }, [connection, t]);
  return null;
}
