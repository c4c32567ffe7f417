import { expect } from '@playwright/test';
import { test as base, type TestAPI } from 'vitest';
import { seedDemo } from '../../../scripts/seed-demo.ts';
import { DEMO_SIZE } from '../../e2e/support/phone-place.ts';
import { taps } from './locator.ts';
import { Phone, type PhoneOptions } from './phone.ts';
import { InPageServer } from './server.ts';

interface Business {
  kind?: 'Farm' | 'Shop';
  currency?: string;
}

interface Fixtures {
  server: InPageServer;
  phones: Phone[];
  /** A phone without any sign-in so far. */
  phone: (name: string, options?: PhoneOptions) => Promise<Phone>;
  /** Grace's phone with a new business, showing the empty list of sales. */
  begun: (name: string, options?: PhoneOptions & Business) => Promise<Phone>;
  /** Load the demo farm into the server: an owner, a seller and the last days of their business. */
  withDemo: () => Promise<void>;
}

const GIVEN = ['server', 'phones', 'phone', 'begun', 'withDemo'] satisfies (keyof Fixtures)[];

const screenTest = base.extend<Fixtures>({
  server: async ({ task }, provide) => {
    await provide(new InPageServer());
    // Vitest retains each test's fixtures until the end of the run: two hundred servers and their phones would slow
    // down the page.
    for (const name of GIVEN) Reflect.deleteProperty(task.context, name);
  },
  phones: async ({ server, task }, provide) => {
    const phones: Phone[] = [];
    taps.count = 0;
    await provide(phones);
    if (process.env['FLOCKBOOK_TAPS']) console.log(`${taps.count} presses: ${task.name}`);
    // After a failed test, withheld data would otherwise be awaited forever.
    server.keptBack.letGo();
    for (const phone of phones) await phone.throwAway();
  },
  phone: async ({ server, phones }, provide) =>
    provide(async (_name, options) => {
      const phone = await Phone.start(server, options);
      phones.push(phone);
      return phone;
    }),
  begun: async ({ phone }, provide) =>
    provide(async (name, { kind = 'Farm', currency = 'UGX', path, ...options } = {}) => {
      const stall = await phone(name, options);
      await stall.book.begin({ kind, currency });
      await stall.allSent();
      if (path !== undefined) await stall.book.page.goto(path);
      await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
      return stall;
    }),
  withDemo: async ({ server }, provide) => provide(() => seedDemo(server, DEMO_SIZE)),
});
/** A named part of a test, to show where a test stopped. */
const step = <T>(_name: string, act: () => Promise<T>): Promise<T> => act();
/** A test of screens: phones that take turns in one page, and their server; all are discarded afterwards. */
export const test: TestAPI<Fixtures> & { step: typeof step } = Object.assign(screenTest, { step });
export { expect };
