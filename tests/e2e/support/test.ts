import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { backendProcess, type BackendProcess } from './backend-process.ts';
import { Beginnings, type Kind } from './beginnings.ts';
import { Phone, type PhoneOptions } from './phone.ts';

/** A test with a backend process and any number of phones, all thrown away afterwards. */
export const test = base.extend<
  {
    dataDir: string;
    backend: BackendProcess;
    /** All phones of the test. */
    phones: Phone[];
    /** A phone that nobody has signed in on yet. It holds the app, unless the test is about the first visit. */
    phone: (name: string, options?: PhoneOptions & { firstVisit?: boolean; path?: string }) => Promise<Phone>;
    /** Grace's phone, on which she has just begun her business and sees the empty list of sales; must be the test's first. */
    begun: (name: string, options?: PhoneOptions & { kind?: Kind }) => Promise<Phone>;
    /** Give the backend the demo farm: an owner, a seller and the last days of their business. */
    withDemo: () => Promise<void>;
  },
  { beginnings: Beginnings }
>({
  beginnings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, provide) => {
      const beginnings = new Beginnings();
      await provide(beginnings);
      await beginnings.throwAway();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  dataDir: async ({}, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-backend-'));
    await provide(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  backend: async ({ dataDir }, provide) => {
    const backend = await backendProcess(dataDir);
    await provide(backend);
    await backend.kill();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  phones: async ({}, provide) => {
    const phones: Phone[] = [];
    await provide(phones);
    await Promise.all(phones.map((phone) => phone.throwAway()));
  },
  phone: async ({ backend, beginnings, phones }, provide) =>
    provide(async (name, { firstVisit = false, ...options } = {}) => {
      const from = firstVisit ? {} : { kept: await beginnings.ofInstalled() };
      const phone = await Phone.start(name, backend.port, { ...options, ...from });
      phones.push(phone);
      return phone;
    }),
  begun: async ({ backend, beginnings, phones }, provide) =>
    provide(async (name, { kind = 'Farm', ...options } = {}) => {
      const { dataDir, profile } = await beginnings.of(kind);
      await backend.startOn(dataDir);
      const phone = await Phone.start(name, backend.port, { ...options, kept: profile, path: '/sales/view/0' });
      phones.push(phone);
      await expect(phone.book.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
      await expect(phone.book.badge).toHaveAccessibleName(/All sent/);
      return phone;
    }),
  withDemo: async ({ backend, beginnings }, provide) => provide(async () => backend.startOn(await beginnings.ofDemo())),
});
export { expect } from '@playwright/test';
