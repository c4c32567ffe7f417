import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeShared } from '../../src/client/shared-file.ts';
import { MAX_SHARED_BYTES, SHARED_FOR_MS } from '../../src/domain/sharing/shared-file.ts';
import { keepShared } from '../../src/service-worker/shared-files.ts';

/** The used part of the browser's Cache Storage. */
const shelf = new Map<string, Response>();
beforeEach(() => {
  shelf.clear();
  const open = () =>
    Promise.resolve({
      match: (name: string) => Promise.resolve(shelf.get(name)?.clone()),
      put: (name: string, response: Response) => Promise.resolve(void shelf.set(name, response)),
      delete: (name: string) => Promise.resolve(shelf.delete(name)),
    });
  vi.stubGlobal('caches', { open });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shared = (parts: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return keepShared(form, new Date());
};
const taken = async () => {
  const file = await takeShared();
  return file && { name: file.name, type: file.type, text: await file.text() };
};

test('[OFF-7] a picture leads to a new expense, a table to what brings it in; each is taken once, the later in place of the earlier', async () => {
  expect(await shared({ title: 'Receipt', file: new File(['jpeg'], 'IMG 1.jpg', { type: 'image/jpeg' }) })).toBe('/expenses/add?shared=1'); // prettier-ignore
  expect(await shared({ file: new File(['Name\nJoy'], 'Clients é.csv', { type: 'text/csv' }) })).toBe('/settings/9?shared=1'); // prettier-ignore
  expect(await taken()).toEqual({ name: 'Clients é.csv', type: 'text/csv', text: 'Name\nJoy' });
  expect(await taken()).toBeUndefined();
});

test('[OFF-7] a text without a file is read like a table; with neither, or with more than a phone takes, nothing is kept', async () => {
  expect(await shared({ title: 'Rows', text: 'Name\tPhone\nJoy\t1' })).toBe('/settings/9?shared=1');
  expect(await taken()).toEqual({ name: '', type: 'text/plain', text: 'Name\tPhone\nJoy\t1' });
  expect(await shared({ title: 'Nothing', text: '' })).toBe('/dashboard');
  expect(await shared({ file: new File([], 'empty.csv', { type: 'text/csv' }) })).toBe('/dashboard');
  expect(await shared({ file: new File([new Uint8Array(MAX_SHARED_BYTES + 1)], 'film.jpg', { type: 'image/jpeg' }) })).toBe('/dashboard'); // prettier-ignore
  expect(await taken()).toBeUndefined();
});

test('[OFF-7] what nobody took for an hour is not offered any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await shared({ text: 'Joy' });
  vi.setSystemTime(Date.now() + SHARED_FOR_MS + 1);
  expect(await taken()).toBeUndefined();
});
