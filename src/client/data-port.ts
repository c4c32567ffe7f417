import { wrap, type Remote } from 'comlink';
import type { DataPort } from '../data/port.ts';

let port: Remote<DataPort> | undefined;

/** The worker that owns this tab's database, started on first use. [DAT-1] */
export function dataPort(): Remote<DataPort> {
  if (port) return port;
  const worker = new Worker(new URL('../../workers/data.worker.ts', import.meta.url), { type: 'module', name: 'data' });
  port = wrap<DataPort>(worker);
  const hint = (kind: Parameters<DataPort['hint']>[0]) => void port?.hint(kind);
  addEventListener('online', () => hint('network-up'));
  addEventListener('offline', () => hint('network-down'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hint('visible');
  });
  return port;
}
