import { beforeEach, expect, test, vi } from 'vitest';
import { askOnce, askWhole, SomebodyElse } from '../../src/client/ask.ts';
import { provideDataPort } from '../../src/client/data-port.ts';
import type { DataPort, Told } from '../../src/contract/port.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  return () => {
    provideDataPort(undefined);
    vi.unstubAllGlobals();
  };
});

/** A worker whose answers are given by the test, sent to the latest caller. */
function worker(): (told: Told) => void {
  let hear: (told: Told) => void = () => undefined;
  const subscribe: DataPort['subscribe'] = (_name, _input, tell) => {
    hear = tell;
    return Promise.resolve(1);
  };
  provideDataPort({ subscribe, unsubscribe: () => Promise.resolve() } as unknown as DataPort);
  return (told) => hear(told);
}
const answer = (state: string, turn: number, isPart?: true): Told => ({ change: { whole: { state } }, turn, ...(isPart && { isPart }) }); // prettier-ignore

test('[ACC-20] what was asked for a file of one business is not answered with another one’s', async () => {
  const tell = worker();
  const asked = askWhole('ledger.progress', {});
  tell(answer('current', 3, true));
  tell(answer('current', 4));
  await expect(asked).rejects.toBeInstanceOf(SomebodyElse);
  // A new request is answered, in the current turn.
  const again = askOnce('ledger.progress', {});
  tell(answer('current', 4));
  expect(await again).toEqual({ state: 'current' });
});
