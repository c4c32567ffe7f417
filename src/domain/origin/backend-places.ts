import { backendProject, isLocalOrigin } from './backend-project.ts';

/** The backend as a page finds it. Origins have no slash at their end. */
export interface BackendPlaces {
  readonly projectId: string;
  readonly apiKey: string;
  /** Where photos and voice notes are; the project's first bucket when absent. */
  readonly storageBucket?: string | undefined;
  /** Where Firestore answers. */
  readonly firestore: string;
  /** Where Auth and Storage answer; absent where Google's own addresses do. */
  readonly auth?: string | undefined;
  readonly storage?: string | undefined;
  /** Whether it is the embedded backend, which takes packed requests. */
  readonly isEmbedded?: true;
}

type Emulators = Pick<BackendPlaces, 'auth' | 'firestore' | 'storage'>;

/** What stands for a project where none is configured. A name that begins with "demo-" reaches nothing outside of the emulators. */
const EMBEDDED = { projectId: 'flockbook-local', apiKey: 'embedded' };
const EMULATED = { projectId: 'demo-flockbook', apiKey: 'emulated' };

/**
 * Where a page's backend is: its Firebase project, the emulator suite that the build names in `VITE_EMULATORS` (`{"auth", "firestore",
 * "storage"}`, an origin each) for a page of this machine, or the embedded backend on its own origin. [BCK-22, BCK-23, BCK-24]
 */
export function backendPlaces(origin: string, env: Readonly<Record<string, unknown>>): BackendPlaces {
  const emulators = env['VITE_EMULATORS'];
  if (typeof emulators === 'string' && emulators !== '' && isLocalOrigin(origin))
    return { ...EMULATED, ...(JSON.parse(emulators) as Emulators) };
  const project = backendProject(origin, env);
  if (project) return { ...project, firestore: 'https://firestore.googleapis.com' };
  return { ...EMBEDDED, firestore: origin, auth: origin, storage: origin, isEmbedded: true };
}

/** Where the documents of a database are asked for over plain HTTP. */
export const documentsOf = ({ firestore, projectId }: BackendPlaces): string =>
  `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
