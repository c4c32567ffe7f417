import { backendProject, isLocalOrigin } from './backend-project.ts';

/** The backend as a page finds it. Origins have no slash at their end. */
export interface BackendPlaces {
  readonly projectId: string;
  readonly apiKey: string;
  /** Where photos and voice notes are. */
  readonly bucket: string;
  /** Where Firestore answers. */
  readonly firestore: string;
  /** Where Auth and Storage answer; absent where Google's own addresses do. */
  readonly auth?: string | undefined;
  readonly storage?: string | undefined;
  /** Whether it is the embedded backend, which takes packed requests. */
  readonly isEmbedded: boolean;
}

/** What stands for a project where none is configured. A name that begins with "demo-" reaches nothing outside of the emulators. */
const EMBEDDED = { projectId: 'flockbook-local', apiKey: 'embedded' };
const EMULATED = { projectId: 'demo-flockbook', apiKey: 'emulated' };

const FIRESTORE = 'https://firestore.googleapis.com';
const bucketOf = (projectId: string): string => `${projectId}.firebasestorage.app`;

/**
 * Where a page's backend is: its Firebase project, the emulator suite that the build names in `VITE_EMULATORS` (`{"auth", "firestore",
 * "storage"}`, host and port each) for a page of this machine, or the embedded backend on its own origin. [BCK-22, BCK-23, BCK-24]
 */
export function backendPlaces(origin: string, env: Readonly<Record<string, unknown>>): BackendPlaces {
  const named = env['VITE_EMULATORS'];
  if (typeof named === 'string' && named !== '' && isLocalOrigin(origin)) {
    const { auth, firestore, storage } = JSON.parse(named) as Record<'auth' | 'firestore' | 'storage', string>;
    const [at, bucket] = [(host: string) => `http://${host}`, bucketOf(EMULATED.projectId)];
    return { ...EMULATED, bucket, firestore: at(firestore), auth: at(auth), storage: at(storage), isEmbedded: false };
  }
  const project = backendProject(origin, env);
  if (project) {
    const { projectId, apiKey, storageBucket } = project;
    return { projectId, apiKey, bucket: storageBucket ?? bucketOf(projectId), firestore: FIRESTORE, isEmbedded: false };
  }
  return { ...EMBEDDED, bucket: bucketOf(EMBEDDED.projectId), firestore: origin, auth: origin, storage: origin, isEmbedded: true }; // prettier-ignore
}

/** Where the documents of a database are asked for over plain HTTP. */
export const documentsOf = ({ firestore, projectId }: BackendPlaces): string =>
  `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
