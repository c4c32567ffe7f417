import { useEffect } from 'react';
import { usePush } from '../client/push/use-push.ts';
import { useSession } from '../client/use-session.ts';

/** Keeps this phone's token fresh; messages that come while the app is open are only logged. [NTF-5, NTF-6] */
export function PushMessages() {
  const session = useSession();
  usePush(session?.state === 'signed-in' && !session.sample ? session.uid : undefined);
  useEffect(() => {
    // Absent on pages that are not served securely.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<{ type?: string; message?: unknown } | undefined>) => {
      if (data?.type === 'push') console.info('push message', data.message);
    };
    workers?.addEventListener('message', hear);
    // What came in quiet hours, when they are over. [NTF-11]
    void workers?.ready.then(({ active }) => active?.postMessage({ type: 'SHOW_HELD' }));
    return () => workers?.removeEventListener('message', hear);
  }, []);
  return null;
}
