import type { Page } from '@playwright/test';
import { GRACE } from './pages/book.ts';
import { expect, test } from './support/test.ts';

const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };

/** Everything that the browser keeps for this origin, as one text: databases, files, caches, shelves, cookies. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [
      document.cookie,
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
    ];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name!));
      kept.push(name!);
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        kept.push(JSON.stringify([await asked(reading.getAllKeys()), await asked(reading.getAll())]));
      }
      database.close();
    }
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        kept.push(name);
        if (handle.kind === 'directory') await walk(handle);
        else kept.push(await (await handle.getFile()).text());
      }
    };
    await walk(await navigator.storage.getDirectory());
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return kept.join('\n');
  });

test('[ACC-19] after sign-out nothing of the first person can be found as the second one, wherever a browser keeps things', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  await book.begin({ name: 'Quagga Farm' });
  await book.addSale.sell({ trays: 2, price: 77_341, customer: 'Okapi', pay: 'Pay later' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  // A form that is left half typed.
  await book.addSale.open();
  await book.addSale.customer('Okapi');
  await book.addSale.pick('Eggs, good');
  await book.addSale.press('7');
  // What is searched for can be found while she is signed in: the search itself works.
  const secrets = ['Quagga', 'Okapi', GRACE.email, '77341'];
  await expect.poll(() => everythingKept(page)).toContain('Okapi');
  const before = await everythingKept(page);
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('flockbook.')))).toBe(true);

  await book.signOut();
  await book.register(MUSA);
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const after = await everythingKept(page);
  expect(after).toContain('Musa’s Chicks');
  expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  await page.goto('/sales/add');
  await expect(page.getByText('Okapi')).toHaveCount(0);
  expect(stall.faults).toEqual([]);
});
