import { useEffect, useState } from 'react';
import { storageSpace, type StorageSpace } from '../domain/phones/nearly-full.ts';

export interface StorageFacts extends StorageSpace {
  persisted: boolean;
}

const ASKED_EVERY_MS = 60_000;
/** The browser's storage estimate; undefined until it answers, or when it reports none. Units: bytes. */
export function useStorage(): StorageFacts | undefined {
  const [facts, setFacts] = useState<StorageFacts>();
  useEffect(() => {
    let live = true;
    // Absent on pages that are not served securely.
    const storage = navigator.storage as StorageManager | undefined;
    if (!storage) return;
    const ask = () =>
      void Promise.all([storage.estimate(), storage.persisted()]).then(
        ([estimate, persisted]) => live && setFacts({ ...storageSpace(estimate), persisted }),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, ASKED_EVERY_MS);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);
  return facts;
}
