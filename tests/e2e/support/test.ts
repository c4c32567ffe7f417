import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { backendProcess, type BackendProcess } from './backend-process.ts';
import { Phone, type PhoneOptions } from './phone.ts';

/** A test with a backend process and any number of phones, all thrown away afterwards. */
export const test = base.extend<{
  dataDir: string;
  backend: BackendProcess;
  phone: (name: string, options?: PhoneOptions) => Promise<Phone>;
}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
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
  phone: async ({ backend }, provide) => {
    const phones: Phone[] = [];
    await provide(async (name, options) => {
      const phone = await Phone.start(name, backend.port, options);
      phones.push(phone);
      return phone;
    });
    await Promise.all(phones.map((phone) => phone.throwAway()));
  },
});
export { expect } from '@playwright/test';
