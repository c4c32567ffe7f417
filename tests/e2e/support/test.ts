import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Browser } from '@playwright/test';
import { BackendHost, type BackendProcess } from './backend-process.ts';
import { Beginnings, type Kind } from './beginnings.ts';
import { launchHeadless } from './chromium.ts';
import { isLikeMost, Phone, type Kept, type PhoneOptions } from './phone.ts';

/** Resources shared by the tests of one runner process. */
export interface Shared {
  readonly host: BackendHost;
  readonly browser: Browser;
  readonly beginnings: Beginnings;
  /** Phones of earlier tests with the app installed: installing it on a new one takes longer than most tests. */
  readonly used: Phone[];
}

type Start = PhoneOptions & { path?: string; kept?: Kept };

/** A test with a backend on its own folder and any number of phones, all discarded afterwards. */
export const test = base.extend<
  {
    dataDir: string;
    backend: BackendProcess;
    /** All phones of the test. */
    phones: Phone[];
    /** A phone with another one's data, reused where that makes no difference. */
    anyPhone: (name: string, options?: Start) => Promise<Phone>;
    /** A phone without any sign-in so far. */
    phone: (name: string, options?: PhoneOptions & { path?: string }) => Promise<Phone>;
    /** Grace's phone with a new business, showing the empty list of sales; must be the test's first. */
    begun: (name: string, options?: PhoneOptions & { kind?: Kind }) => Promise<Phone>;
    /** Load the demo farm into the backend: an owner, a seller and the last days of their business. */
    withDemo: () => Promise<void>;
  },
  { shared: Shared }
>({
  shared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, provide) => {
      const host = new BackendHost();
      const browser = await launchHeadless();
      const beginnings = new Beginnings(host, browser);
      const used: Phone[] = [];
      await provide({ host, browser, beginnings, used });
      await Promise.all(used.map((phone) => phone.throwAway()));
      await beginnings.throwAway();
      await browser.close();
      await host.kill();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  dataDir: async ({}, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-backend-'));
    await provide(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  backend: async ({ dataDir, shared }, provide) => {
    await provide(await shared.host.serve(dataDir));
    await shared.host.stop();
  },
  phones: async ({ shared: { used } }, provide, testInfo) => {
    const phones: Phone[] = [];
    await provide(phones);
    const isWell = testInfo.status === testInfo.expectedStatus;
    for (const phone of phones)
      if (isWell && phone.canBeUsedAgain) {
        await phone.putDown();
        used.push(phone);
      } else await phone.throwAway();
  },
  anyPhone: async ({ backend, shared: { browser, used }, phones }, provide) =>
    provide(async (name, { kept, path, ...options } = {}) => {
      const before = isLikeMost(options) ? used.pop() : undefined;
      await before?.takeUp(name, { kept, path });
      const phone = before ?? (await Phone.start(name, backend.port, { browser, kept, path, ...options }));
      phones.push(phone);
      return phone;
    }),
  phone: ({ anyPhone }, provide) => provide(anyPhone),
  begun: async ({ backend, shared: { beginnings }, anyPhone }, provide) =>
    provide(async (name, { kind = 'Farm', ...options } = {}) => {
      // A profile on disk cannot be filled with another phone's data.
      const begin = async () => {
        const fresh = await anyPhone(name, options);
        await fresh.book.begin({ kind });
        return fresh;
      };
      const goOn = async () => {
        const { dataDir, kept } = await beginnings.of(kind);
        await backend.startOn(dataDir);
        return anyPhone(name, { ...options, kept, path: '/sales/view/0' });
      };
      const phone = await (options.profile ? begin() : goOn());
      await expect(phone.book.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
      await expect(phone.book.badge).toHaveAccessibleName(/All sent/);
      return phone;
    }),
  withDemo: async ({ backend, shared: { beginnings } }, provide) =>
    provide(async () => backend.startOn(await beginnings.ofDemo())),
});
export { expect } from '@playwright/test';
