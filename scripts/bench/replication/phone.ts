import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startTcpProxy, type TcpProxy } from '../../../tests/support/tcp-proxy.ts';
import { launchOptions } from '../../chromium-launch.ts';
import { PHONE_SIZE, PHONE_TIME_ZONE } from '../../../tests/e2e/support/phone-place.ts';
import { rendererMemory } from '../renderer-memory.ts';
import type { OurWorker, PeerWorker } from '../browser/contract.ts';
import type { BenchPage } from '../browser/page.ts';

type Done<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;
type Callable<W> = { [K in keyof W]: W[K] extends (...args: infer A) => unknown ? A : never };

/** A real Chromium with a profile on disk, behind a connection of its own. */
export interface BenchPhone {
  readonly way: TcpProxy;
  readonly page: Page;
  /** Page and workers together, in MiB. */
  memory(): number;
  open(path: string): Promise<void>;
  /** Call the worker with the real data layer; the page is /bench/. */
  ours<N extends keyof OurWorker>(name: N, ...args: Callable<OurWorker>[N]): Promise<Done<OurWorker[N]>>;
  peer<N extends keyof PeerWorker>(name: N, ...args: Callable<PeerWorker>[N]): Promise<Done<PeerWorker[N]>>;
  /** Close the browser; its stored data stays for `reopen`. */
  close(): Promise<void>;
  reopen(): Promise<void>;
  throwAway(): Promise<void>;
}

export async function startPhone(backendPort: number): Promise<BenchPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'flockbook-bench-phone-'));
  const way = await startTcpProxy(backendPort);
  let context: BrowserContext;
  let page: Page;
  const launch = async () => {
    context = await chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      viewport: PHONE_SIZE,
      locale: 'en-UG',
      timezoneId: PHONE_TIME_ZONE,
      baseURL: way.url,
    });
    page = context.pages()[0] ?? (await context.newPage());
    page.on('pageerror', (error) => {
      console.error(`in the page: ${error.message}`);
      // A worker that could not start never answers.
      process.exit(1);
    });
    page.on('console', (said) => {
      if (said.text().startsWith('ledger')) console.error(`in the page: ${said.text()}`);
    });
  };
  const call = (worker: 'ours' | 'peers', name: string, args: readonly unknown[]) =>
    page.evaluate(
      ([which, method, given]) => {
        const { bench } = globalThis as unknown as { bench: BenchPage };
        const target = bench[which]() as unknown as Record<string, (...all: unknown[]) => unknown>;
        return target[method]!(...given);
      },
      [worker, name, args] as const,
    );
  await launch();
  return {
    way,
    get page() {
      return page;
    },
    memory: () => rendererMemory(profile),
    async open(path) {
      await page.goto(path);
    },
    ours: (name, ...args) => call('ours', name, args) as never,
    peer: (name, ...args) => call('peers', name, args) as never,
    close: () => context.close(),
    reopen: launch,
    async throwAway() {
      await context.close();
      await way.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
