import { initializeApp } from 'firebase/app';
import type { Accounts } from '../../nouns/account/data/accounts.ts';
import type { AttachmentDoor } from '../../nouns/attachments/data/attachment-door.ts';
import { backendProject, isProductionOrigin } from '../../domain/origin/backend-project.ts';
import { firebaseAuth, type FirebaseAuth } from './firebase-auth.ts';
import { firestoreRemote } from './firestore-remote.ts';
import { inviterOf } from './inviter.ts';
import type { Remote } from '../remote.ts';
import { restDoor } from './rest-door.ts';
import type { ServerDoor } from '../../data/server-door.ts';

/** The backend as the worker uses it: accounts now, the database once somebody replicates. */
export interface Backend {
  readonly auth: FirebaseAuth & Accounts;
  openRemote(): Remote;
  readonly door: ServerDoor;
  /** Photos and voice notes, in a chunk of their own: most days there is none. */
  readonly openAttachments: () => Promise<AttachmentDoor>;
}

/** What stands for a project where none is configured. */
const EMBEDDED = { projectId: 'flockbook-local', apiKey: 'embedded' };

/**
 * Connect to this origin's Firebase project, or to the embedded backend on the app's own origin when none is configured.
 * [BCK-23, BCK-24] Loaded on first use only: the app opens, reads and saves without it.
 */
export function connectBackend(): Backend {
  const { origin, host, protocol } = self.location;
  const configured = backendProject(origin, import.meta.env);
  const { projectId, apiKey } = configured ?? EMBEDDED;
  const app = initializeApp({ apiKey, projectId });
  const auth = firebaseAuth(app, configured ? undefined : origin);
  const server = configured ? 'https://firestore.googleapis.com' : origin;
  const documents = `${server}/v1/projects/${projectId}/databases/(default)/documents`;
  const address = { projectId, host: configured ? undefined : host, secure: protocol === 'https:' };
  let attachments: AttachmentDoor | undefined;
  return {
    auth: Object.assign(auth, {
      inviterOf: async (code: string) => inviterOf(documents, code, (await auth.token()) ?? ''),
      welcomesFrom: isProductionOrigin(origin) ? origin : undefined,
    }),
    door: restDoor({ origin: server, projectId, token: () => auth.token() }),
    openAttachments: async () => {
      const { firebaseAttachments } = await import('./firebase-attachments.ts');
      const bucket = configured?.storageBucket ?? `${projectId}.firebasestorage.app`;
      return (attachments ??= firebaseAttachments(app, bucket, configured ? undefined : origin));
    },
    openRemote: () => firestoreRemote(app, address, () => auth.isSignedIn()),
  };
}
