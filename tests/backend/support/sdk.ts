import { initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';

export * as auth from 'firebase/auth';
export * as firestore from 'firebase/firestore';
export * as storage from 'firebase/storage';

/** Values that one run stores for a later one. */
export const kept = new Map<string, unknown>();

/** The SDK connected to the backend at a port as the app does it; the same instance each time. */
export function connect(
  port: number,
  projectId: string,
): {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
  storage: FirebaseStorage;
} {
  const known = kept.get(`app ${port}`) as ReturnType<typeof connect> | undefined;
  if (known) return known;
  const app = initializeApp(
    { apiKey: 'local', projectId, storageBucket: `${projectId}.firebasestorage.app` },
    `app-${port}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(db, '127.0.0.1', port);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port);
  const made = { app, auth, db, storage };
  kept.set(`app ${port}`, made);
  return made;
}
