import { isNearlyFull } from '../../src/domain/phones/nearly-full.ts';
import type { Network } from './send-attachments.ts';

/** What some browsers tell of the connection. */
interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

const information = (): NetworkInformation | undefined => (navigator as { connection?: NetworkInformation }).connection;

/** The connection of this phone as its browser describes it. */
export const phoneNetwork: Network = {
  isMobile: () => information()?.type === 'cellular',
  onChange(heard) {
    const network = information();
    network?.addEventListener('change', heard);
    return () => network?.removeEventListener('change', heard);
  },
};

/** As the browser estimates its storage. */
export async function isStorageNearlyFull(): Promise<boolean> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return isNearlyFull({ used: usage, quota });
}
