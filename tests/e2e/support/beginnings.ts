import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { openBackend } from '../../../scripts/open-backend.ts';
import { seedDemo } from '../../../scripts/seed-demo.ts';
import type { BackendHost } from './backend-process.ts';
import { DEMO_SIZE } from './phone-place.ts';
import { Phone, type Kept } from './phone.ts';

/** What a new business is. */
export type Kind = 'Farm' | 'Shop';

/** What is kept of Grace's new business: by the backend, and by her phone. */
interface Beginning {
  readonly dataDir: string;
  readonly kept: Kept;
}

/**
 * Most tests begin where Grace has just opened her book. The app itself comes there once per process of the runner, in a real
 * browser and against a real backend; each test goes on from a copy of what both kept. The demo farm is made once as well.
 */
export class Beginnings {
  private readonly begun = new Map<Kind, Promise<Beginning>>();
  private demo: Promise<string> | undefined;

  constructor(
    private readonly host: BackendHost,
    private readonly browser: Browser,
  ) {}

  of(kind: Kind): Promise<Beginning> {
    let beginning = this.begun.get(kind);
    if (!beginning) this.begun.set(kind, (beginning = this.begin(kind)));
    return beginning;
  }

  /** The folder in which a backend keeps the demo farm. */
  ofDemo(): Promise<string> {
    return (this.demo ??= seed());
  }

  async throwAway(): Promise<void> {
    const folders = (await Promise.all(this.begun.values())).map(({ dataDir }) => dataDir);
    if (this.demo) folders.push(await this.demo);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  private async begin(kind: Kind): Promise<Beginning> {
    const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-begun-'));
    const servedFrom = await mkdtemp(join(tmpdir(), 'flockbook-begin-'));
    const backend = await this.host.serve(servedFrom);
    const phone = await Phone.start('begun', backend.port, { browser: this.browser });
    await phone.book.begin({ kind });
    await expect(phone.book.badge).toHaveAccessibleName(/All sent/);
    await phone.close();
    const kept = await phone.kept();
    await phone.throwAway();
    await this.host.stop();
    await cp(servedFrom, dataDir, { recursive: true });
    await rm(servedFrom, { recursive: true });
    return { dataDir, kept };
  }
}

async function seed(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-demo-'));
  const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
  await seedDemo(backend, DEMO_SIZE);
  await backend.close();
  return dataDir;
}
