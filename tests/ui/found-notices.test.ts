import { beforeEach, expect, test, vi } from 'vitest';
import { provideDataPort } from '../../src/client/data-port.ts';
import { look } from '../../src/client/notices/found-notices.ts';
import type { BusinessView } from '../../src/contract/account.ts';
import type { DataPort } from '../../src/contract/port.ts';
import { USUAL_LIMITS } from '../../src/domain/business/alert-limits.ts';

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  return () => {
    provideDataPort(undefined);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** A member who records nothing and sees only the state of the books. */
const business = (id: string) =>
  ({ id, role: 'attendant', roles: [], limits: USUAL_LIMITS }) as unknown as BusinessView;

test('[NTF-4] whoever changes the business does not wait for the look at the one before, whose book is closed and never answers', async () => {
  let asked = 0;
  const subscribe: DataPort['subscribe'] = (_name, _input, tell) => {
    if (++asked > 1) tell({ change: { whole: { state: 'current' } }, turn: 0 });
    return Promise.resolve(asked);
  };
  const answers = { subscribe, unsubscribe: () => Promise.resolve() } as unknown as DataPort;
  provideDataPort(answers);
  const first = look('grace', business('Farm00000001'), 0);
  expect(look('grace', business('Farm00000001'), 0)).toBe(first);
  void look('grace', business('Shop00000001'), 0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...shelf.keys()]).toEqual(['flockbook.notices:grace:Shop00000001']);
});
