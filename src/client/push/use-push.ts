import { useCallback, useEffect, useState } from 'react';
import { backendProject, type BackendProject } from '../../domain/origin/backend-project.ts';
import { dataPort } from '../data-port.ts';
import { setUpPush, type KeptToken, type PushWorld } from './set-up-push.ts';

const KEY = 'flockbook-push-token';

/** The project, where push messages are set up in it; the embedded backend has none. [NTF-5] */
function pushProject(): BackendProject | undefined {
  const project = backendProject(location.origin, import.meta.env);
  const isWhole = project?.appId && project.messagingSenderId && project.vapidKey;
  return isWhole && 'Notification' in globalThis && 'serviceWorker' in navigator ? project : undefined;
}

const worldOf = (project: BackendProject): PushWorld => ({
  permission: () => Notification.permission,
  kept: () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptToken | undefined,
  keep: (token) => localStorage.setItem(KEY, JSON.stringify(token)),
  async getToken(renew) {
    const { messagingToken } = await import('./firebase-messaging.ts');
    return messagingToken(project, renew);
  },
  async send(token, instead) {
    const result = await dataPort().run('account.keepPushToken', { token, instead });
    if (!result.ok) throw new Error(result.error.type);
  },
  now: () => Date.now(),
  log: (words, fault) => console.warn(words, fault),
});

/**
 * Push messages for who is signed in. `ask` is there while nobody has decided about notifications; it must come from a press.
 */
export function usePush(uid: string | undefined): { ask: (() => Promise<void>) | undefined } {
  const [project] = useState(pushProject);
  const [permission, setPermission] = useState(() => (project ? Notification.permission : 'denied'));
  useEffect(() => {
    if (project && uid !== undefined && permission === 'granted') void setUpPush(uid, worldOf(project));
  }, [project, uid, permission]);
  const ask = useCallback(async () => setPermission(await Notification.requestPermission()), []);
  return { ask: project && permission === 'default' ? ask : undefined };
}
