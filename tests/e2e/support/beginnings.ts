import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { openBackend } from '../../../scripts/open-backend.ts';
import { seedDemo } from '../../../scripts/seed-demo.ts';
import { backendProcess } from './backend-process.ts';
import { DEMO_SIZE } from './demo.ts';
import { Phone } from './phone.ts';

/** What a new business is. */
export type Kind = 'Farm' | 'Shop';

/** What is kept of Grace's new business: by the backend, and by her phone. */
interface Beginning {
  readonly dataDir: string;
  readonly profile: string;
}

/**
 * Most tests begin where Grace has just opened her book. The app itself comes there once per process of the runner, in a real
 * browser and against a real backend; each test goes on from a copy of what both kept. The demo farm is made once as well.
 */
export class Beginnings {
  private readonly begun = new Map<Kind, Promise<Beginning>>();
  private installed: Promise<string> | undefined;
  private demo: Promise<string> | undefined;

  of(kind: Kind): Promise<Beginning> {
    let beginning = this.begun.get(kind);
    if (!beginning) this.begun.set(kind, (beginning = begin(kind)));
    return beginning;
  }

  /** The profile of a phone that holds the whole app, at its sign-in. */
  ofInstalled(): Promise<string> {
    return (this.installed ??= install());
  }

  /** The folder in which a backend keeps the demo farm. */
  ofDemo(): Promise<string> {
    return (this.demo ??= seed());
  }

  async throwAway(): Promise<void> {
    const begun = await Promise.all(this.begun.values());
    const folders = begun.flatMap(({ dataDir, profile }) => [dataDir, profile]);
    for (const folder of [this.installed, this.demo]) if (folder) folders.push(await folder);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Let a phone and its backend do something; what both kept stays. */
async function afterwards(act: (phone: Phone) => Promise<void>): Promise<Beginning> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-begun-'));
  const backend = await backendProcess(dataDir);
  const phone = await Phone.start('begun', backend.port);
  await act(phone);
  await phone.close();
  await phone.signal.close();
  await backend.kill();
  return { dataDir, profile: phone.profile };
}

const begin = (kind: Kind): Promise<Beginning> =>
  afterwards(async ({ book }) => {
    await book.begin({ kind });
    await expect(book.badge).toHaveAccessibleName(/All sent/);
  });

async function install(): Promise<string> {
  const { dataDir, profile } = await afterwards(({ book }) => book.installed());
  await rm(dataDir, { recursive: true, force: true });
  return profile;
}

async function seed(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-demo-'));
  const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
  await seedDemo(backend, DEMO_SIZE);
  await backend.close();
  return dataDir;
}
