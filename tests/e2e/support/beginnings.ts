import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { openBackend } from '../../../scripts/open-backend.ts';
import { seedDemo } from '../../../scripts/seed-demo.ts';
import type { BackendHost } from './backend-process.ts';
import { DEMO_SIZE } from './phone-place.ts';
import { Phone, type Kept } from './phone.ts';

/** The kind of a new business. */
export type Kind = 'Farm' | 'Shop';

/** The data of Grace's new business: on the backend, and on her phone. */
interface Beginning {
  readonly dataDir: string;
  readonly kept: Kept;
}

/**
 * Prepared starting states. Most tests begin just after Grace has opened her book. This state is created once per
 * runner process, in a real browser and against a real backend; each test continues from a copy of both data sets. The
 * demo farm is created once as well.
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

  /** The folder of backend data with the demo farm. */
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
