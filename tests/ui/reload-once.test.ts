import { expect, test } from 'vitest';
import { forgetReload, reloadOnce } from '../../src/app/update/reload-once.ts';

/** A tab: its stored state, whether the phone caches the app and the server answers, and the number of reloads. */
function tab({
  isKept = () => false,
  isServed = () => Promise.resolve(true),
}: Partial<Pick<Parameters<typeof reloadOnce>[0] & object, 'isKept' | 'isServed'>> = {}) {
  const kept = new Map<string, string>();
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const made = { reloads: 0, shelf, isKept, isServed, reload: () => void made.reloads++ };
  return made;
}

test('[SHL-7, OFF-6] a screen that is missing reloads the page once, never twice', async () => {
  const page = tab();
  expect(await reloadOnce(page)).toBe(true);
  expect(await reloadOnce(page)).toBe(false);
  expect(page.reloads).toBe(1);
  forgetReload(page.shelf); // a screen was loaded
  expect(await reloadOnce(page)).toBe(true);
});

test('[SHL-7] without an answer of the server nothing is reloaded: what is here stays', async () => {
  for (const isServed of [() => Promise.resolve(false), () => Promise.reject(new Error('no signal'))]) {
    const page = tab({ isServed });
    expect(await reloadOnce(page)).toBe(false);
    expect(page.reloads).toBe(0);
  }
});

test('[SHL-7, OFF-1] a file whose request broke with the signal comes from the phone, where the app is kept: one reload without a network', async () => {
  const page = tab({ isKept: () => true, isServed: () => Promise.reject(new Error('no signal')) });
  expect(await reloadOnce(page)).toBe(true);
  expect(await reloadOnce(page)).toBe(false);
  expect(page.reloads).toBe(1);
});

test('[SHL-7] a tab that may not remember anything does not reload, as it could go round for ever', async () => {
  const page = tab();
  const shelf = (): never => {
    throw new Error('storage is forbidden');
  };
  expect(await reloadOnce({ ...page, shelf })).toBe(false);
  expect(page.reloads).toBe(0);
});
