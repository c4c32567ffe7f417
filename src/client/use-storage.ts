import { useEffect, useState } from 'react';

export interface StorageFacts {
  used: number;
  quota: number;
  persisted: boolean;
}

const ASKED_EVERY_MS = 60_000;
const NEARLY = 0.8;
const LITTLE_BYTES = 50_000_000;

/** Whether the phone will soon refuse to store more. [MSG-22] */
export const isNearlyFull = ({ used, quota }: StorageFacts): boolean =>
  quota > 0 && (used > NEARLY * quota || quota - used < LITTLE_BYTES);

/** What the browser says about its storage; undefined until it answers, or when it says nothing. Units: bytes. */
export function useStorage(): StorageFacts | undefined {
  const [facts, setFacts] = useState<StorageFacts>();
  useEffect(() => {
    let live = true;
    // Absent on pages that are not served securely.
    const storage = navigator.storage as StorageManager | undefined;
    if (!storage) return;
    const ask = () =>
      void Promise.all([storage.estimate(), storage.persisted()]).then(
        ([{ usage = 0, quota = 0 }, persisted]) => live && setFacts({ used: usage, quota, persisted }),
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
