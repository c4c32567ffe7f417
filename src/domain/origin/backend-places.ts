import { backendProject, isLocalOrigin } from './backend-project.ts';

/** Addresses of a page's backend. Origins have no trailing slash. */
export interface BackendPlaces {
  readonly projectId: string;
  readonly apiKey: string;
  /** Bucket of photos and voice notes; the project's first bucket when absent. */
  readonly storageBucket?: string | undefined;
  /** Address of Firestore. */
  readonly firestore: string;
  /** Addresses of Auth and Storage; absent for Google's own. */
  readonly auth?: string | undefined;
  readonly storage?: string | undefined;
  /** Whether it is the embedded backend, which accepts packed requests. */
  readonly isEmbedded?: true;
}

type Emulators = Pick<BackendPlaces, 'auth' | 'firestore' | 'storage'>;

/**
 * Placeholder project when none is configured. A name that begins with "demo-" reaches nothing outside the emulators.
 */
const EMBEDDED = { projectId: 'flockbook-local', apiKey: 'embedded' };
const EMULATED = { projectId: 'demo-flockbook', apiKey: 'emulated' };

/**
 * The backend of a page: its Firebase project, the emulator suite that the build names in `VITE_EMULATORS` (`{"auth",
 * "firestore", "storage"}`, an origin each) for a page of this machine, or the embedded backend on its own origin.
 * [BCK-22, BCK-23, BCK-24]
 */
export function backendPlaces(origin: string, env: Readonly<Record<string, unknown>>): BackendPlaces {
  const emulators = env['VITE_EMULATORS'];
  if (typeof emulators === 'string' && emulators !== '' && isLocalOrigin(origin))
    return { ...EMULATED, ...(JSON.parse(emulators) as Emulators) };
  const project = backendProject(origin, env);
  if (project) return { ...project, firestore: 'https://firestore.googleapis.com' };
  return { ...EMBEDDED, firestore: origin, auth: origin, storage: origin, isEmbedded: true };
}

/** Address for documents of a database over plain HTTP. */
export const documentsOf = ({ firestore, projectId }: BackendPlaces): string =>
  `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
