/** The product's own addresses; firestore.rules list the same, which a test verifies. [ACC-10] */
export const PRODUCT_ORIGINS: readonly string[] = ['https://flockbook.app', 'https://www.flockbook.app'];

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Whether a page runs as the product itself: on one of its own origins, or in development. [BCK-23, ACC-10] */
export const isProductionOrigin = (origin: string): boolean =>
  PRODUCT_ORIGINS.includes(origin) || isLocalOrigin(origin);

/** Whether a page is served from this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL.test(origin);

/** A Firebase project as shown in its console. */
export interface BackendProject {
  readonly projectId: string;
  readonly apiKey: string;
  /** Bucket of pictures; the project's first bucket when absent. */
  readonly storageBucket?: string | undefined;
  /** These three are only set when push messages are configured. [NTF-5] */
  readonly appId?: string | undefined;
  readonly messagingSenderId?: string | undefined;
  readonly vapidKey?: string | undefined;
}

/** Build variables of one project, by the end of their name: PROJECT_ID, API_KEY … */
type Environment = Readonly<Record<string, unknown>>;

/**
 * The Firebase project of a page: the production one on the product's own origins and in development, the test one
 * everywhere else. Undefined when that one is not configured: then the embedded backend answers on the page's own
 * origin, and a foreign origin never reaches the production project. [BCK-23, BCK-24]
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
