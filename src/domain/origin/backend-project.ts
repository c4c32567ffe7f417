/** The product's own addresses; firestore.rules name the same, and a test holds them together. [ACC-10] */
export const PRODUCT_ORIGINS: readonly string[] = ['https://flockbook.app', 'https://www.flockbook.app'];

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Whether a page runs as the product itself: on one of its own origins, or where it is developed. [BCK-23, ACC-10] */
export const isProductionOrigin = (origin: string): boolean =>
  PRODUCT_ORIGINS.includes(origin) || isLocalOrigin(origin);

/** Whether a page comes from this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL.test(origin);

/** A Firebase project as its console shows it. */
export interface BackendProject {
  readonly projectId: string;
  readonly apiKey: string;
  /** Where pictures are; the project's first bucket when absent. */
  readonly storageBucket?: string | undefined;
  /** These three only where push messages are set up. [NTF-5] */
  readonly appId?: string | undefined;
  readonly messagingSenderId?: string | undefined;
  readonly vapidKey?: string | undefined;
}

/** What the build knows of one project, by the end of its name: PROJECT_ID, API_KEY … */
type Environment = Readonly<Record<string, unknown>>;

/**
 * The Firebase project of a page: the production one on the product's own origins and where it is developed, the test one
 * everywhere else. Undefined when that one is not configured: then the embedded backend answers on the page's own origin,
 * and a foreign origin never reaches the production project. [BCK-23, BCK-24]
 */
export function backendProject(origin: string, env: Environment): BackendProject | undefined {
  const prefix = isProductionOrigin(origin) ? 'VITE_FIREBASE_' : 'VITE_FIREBASE_TEST_';
  const value = (name: string): string | undefined => {
    const found = env[prefix + name];
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const projectId = value('PROJECT_ID');
  const apiKey = value('API_KEY');
  if (projectId === undefined || apiKey === undefined) return undefined;
  return {
    projectId,
    apiKey,
    storageBucket: value('STORAGE_BUCKET'),
    appId: value('APP_ID'),
    messagingSenderId: value('MESSAGING_SENDER_ID'),
    vapidKey: value('VAPID_KEY'),
  };
}
