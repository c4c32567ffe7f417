import { useCallback, useEffect, useState } from 'react';
import { backendProject, type BackendProject } from '../../domain/origin/backend-project.ts';
import { pushWorld } from './push-world.ts';
import { setUpPush } from './set-up-push.ts';

/** The project, if push messages are configured in it; the embedded backend has none. [NTF-5] */
function pushProject(): BackendProject | undefined {
  const project = backendProject(location.origin, import.meta.env);
  const isWhole = project?.appId && project.messagingSenderId && project.vapidKey;
  return isWhole && 'Notification' in globalThis && 'serviceWorker' in navigator ? project : undefined;
}

/**
 * Push messages for the signed-in user. `ask` is present while notifications are neither allowed nor denied; it must be
 * called from a press.
 */
export function usePush(uid: string | undefined): { ask: (() => Promise<void>) | undefined } {
  const [project] = useState(pushProject);
  const [permission, setPermission] = useState(() => (project ? Notification.permission : 'denied'));
  useEffect(() => {
    if (project && uid !== undefined && permission === 'granted') void setUpPush(uid, pushWorld(project));
  }, [project, uid, permission]);
  const ask = useCallback(async () => setPermission(await Notification.requestPermission()), []);
  return { ask: project && permission === 'default' ? ask : undefined };
}
