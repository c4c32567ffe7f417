import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fateOf, hold, keptChoice, release, type PushMessage } from '../../src/data-worker/held-pushes.ts';
import { inTurn } from '../support/test-book.ts';

/** The used part of the browser's Cache Storage: by cache name, and by request path. */
const shelves = new Map<string, string>();
beforeEach(() => {
  shelves.clear();
  vi.stubGlobal('caches', {
    open: (shelf: string) =>
      Promise.resolve({
        match: (name: string) => Promise.resolve(shelves.has(shelf + name) ? new Response(shelves.get(shelf + name)) : undefined), // prettier-ignore
        put: async (name: string, response: Response) => void shelves.set(shelf + name, await response.text()),
      }),
  });
  const alone = inTurn();
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<unknown>) => alone(work) } });
});
afterEach(() => vi.unstubAllGlobals());

const night = new Date('2026-11-20T23:00:00');
const morning = new Date('2026-11-21T06:00:00');
const choose = (choice: object) => shelves.set('flockbook-notices/notice-choice', JSON.stringify(choice));
/** Titles of the notifications shown at that time. */
async function shownAt(now: Date): Promise<(string | undefined)[]> {
  const shown: PushMessage[] = [];
  await release(now, (message) => Promise.resolve(void shown.push(message)));
  return shown.map(({ notification }) => notification?.title);
}
const quiet = { from: '21:00', to: '06:00' };

test('[NTF-11] a message in quiet hours is held back, one of a kind that is not wanted is not shown', () => {
  const message = { notification: { title: 'Vaccine' }, data: { kind: 'vaccination_due' } };
  expect(fateOf(message, { off: [] }, night)).toBe('show');
  expect(fateOf(message, { quiet, off: [] }, night)).toBe('hold');
  expect(fateOf(message, { quiet, off: [] }, morning)).toBe('show');
  expect(fateOf(message, { off: ['vaccination_due'] }, morning)).toBe('drop');
  expect(fateOf({}, { off: ['system'] }, morning)).toBe('drop');
});

test('[NTF-11] when they end, all that was held back comes, in its order and once', async () => {
  choose({ quiet, off: [] });
  expect(await keptChoice()).toEqual({ quiet, off: [] });
  await hold({ notification: { title: 'First' } });
  await hold({ notification: { title: 'Second' } });
  expect(await shownAt(night)).toEqual([]);
  // Two windows are opened at the same moment.
  expect(await Promise.all([shownAt(morning), shownAt(morning)])).toEqual([['First', 'Second'], []]);
  expect(await shownAt(morning)).toEqual([]);
});

test('[NTF-11] what the phone cannot show now stays, with what came after it, until it can', async () => {
  for (const title of ['First', 'Second', 'Third']) await hold({ notification: { title } });
  const refuses = ({ notification }: PushMessage) =>
    notification?.title === 'Second' ? Promise.reject(new TypeError('no permission')) : Promise.resolve();
  await expect(release(morning, refuses)).rejects.toThrow('no permission');
  expect(await shownAt(morning)).toEqual(['Second', 'Third']);
});

test('[NTF-11] a phone on which nothing was chosen, or whose shelf is broken, shows everything', async () => {
  expect(await keptChoice()).toEqual({ off: [] });
  shelves.set('flockbook-notices/notice-choice', '{');
  expect(await keptChoice()).toEqual({ off: [] });
  expect(await shownAt(night)).toEqual([]);
});
