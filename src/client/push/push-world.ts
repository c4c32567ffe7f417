import type { BackendProject } from '../../domain/origin/backend-project.ts';
import { dataPort } from '../data-port.ts';
import type { KeptToken, PushWorld } from './set-up-push.ts';

const KEY = 'flockbook-push-token';

/** The stored token; an unreadable one counts as none. */
function keptToken(): KeptToken | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptToken | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The browser and the push provider of a project. */
export const pushWorld = (project: BackendProject): PushWorld => ({
  permission: () => Notification.permission,
  kept: keptToken,
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
