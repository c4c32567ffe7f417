import { initializeApp } from 'firebase/app';
import type { Accounts } from '../../nouns/account/data/accounts.ts';
import type { AttachmentClient } from '../../nouns/attachments/data/attachment-client.ts';
import { backendPlaces } from '../../domain/origin/backend-places.ts';
import { isProductionOrigin } from '../../domain/origin/backend-project.ts';
import { firebaseAuth, type FirebaseAuth } from './firebase-auth.ts';
import { firestoreRemote } from './firestore-remote.ts';
import type { Remote } from '../remote.ts';
import { restClient } from './rest-client.ts';
import type { ApiClient } from '../../data/api-client.ts';

/** The backend as the worker uses it: accounts at once, the database only when a user replicates. */
export interface Backend {
  readonly auth: FirebaseAuth & Accounts;
  openRemote(): Remote;
  readonly api: ApiClient;
  /** Photos and voice notes, in a chunk of their own because most days there are none. */
  readonly openAttachments: () => Promise<AttachmentClient>;
}

/**
 * Connect to this origin's Firebase project, to the emulators that the build names, or else to the embedded backend.
 * [BCK-22, BCK-23, BCK-24] Loaded on first use only: the app opens, reads and saves without it.
 */
export function connectBackend(): Backend {
  const { origin } = self.location;
  const places = backendPlaces(origin, import.meta.env);
  const {
    projectId,
    apiKey,
    storageBucket = `${projectId}.firebasestorage.app`,
    firestore,
    isEmbedded = false,
  } = places;
  const app = initializeApp({ apiKey, projectId });
  const auth = firebaseAuth(app, places.auth);
  const address = { projectId, origin: firestore, isEmbedded };
  const api = restClient({ origin: firestore, projectId, token: () => auth.token() });
  let attachments: AttachmentClient | undefined;
  return {
    auth: Object.assign(auth, {
      inviterOf: (code: string) => inviterOf(api, code),
      welcomesFrom: isProductionOrigin(origin) ? origin : undefined,
    }),
    api,
    openAttachments: async () => {
      const { firebaseAttachments } = await import('./firebase-attachments.ts');
      return (attachments ??= firebaseAttachments(app, storageBucket, places.storage));
    },
    openRemote: () => firestoreRemote(app, address, () => auth.isSignedIn()),
  };
}

/** User id of the owner of a referral code; null when the code belongs to no user. [RTE-13] Errors: no answer. */
async function inviterOf(api: ApiClient, code: string): Promise<string | null> {
  const answer = await api.get(`referral_codes/${code}`);
  if (answer.type === 'unreachable') throw new Error('no answer about the code');
  return answer.type === 'found' ? String(answer.fields['user_id']) : null;
}
