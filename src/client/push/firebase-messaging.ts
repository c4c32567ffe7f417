import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import type { BackendProject } from '../../domain/origin/backend-project.ts';

/*
 * The only file of the window that uses Firebase: tokens can be requested only in a window. In a chunk of its own,
 * loaded when a project with push messages is configured and notifications are allowed, and cached by no service
 * worker.
 */

/** A token for this phone. Errors: the provider's own; the browser has no push. */
export async function messagingToken(project: BackendProject, renew: boolean): Promise<string> {
  const { projectId, apiKey, appId, messagingSenderId, vapidKey } = project;
  const app = initializeApp({ projectId, apiKey, appId: appId!, messagingSenderId: messagingSenderId! }, 'push');
  const messaging = getMessaging(app);
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  const ask = () => getToken(messaging, { vapidKey: vapidKey!, serviceWorkerRegistration });
  const token = await ask();
  if (!renew) return token;
  // Without a previous request with this worker, deletion makes the provider fetch a file of its own, which does not
  // exist.
  await deleteToken(messaging);
  return ask();
}
