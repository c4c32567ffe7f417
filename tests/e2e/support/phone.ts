import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Book } from '../pages/book.ts';
import { headlessOptions } from '../../../scripts/chromium-launch.ts';
import { launchHeadless, launchWhole } from './chromium.ts';
import { PHONE_SIZE, PHONE_TIME_ZONE } from './phone-place.ts';
import { refuseCommits } from './refuse-commits.ts';
import { startSignal, type Signal } from './signal.ts';

/** Data that a phone's browser stores for the app: cookies and databases, as read by Playwright. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A phone: a separate context in a shared Chromium, with its own simulated signal and origin. With `profile` it is a
 * separate Chromium, which can be killed and keeps its profile on disk.
 */
export class Phone {
  private name: string;
  readonly signal: Signal;
  /** The app's origin on this phone. */
  readonly origin: string;
  private readonly options: PhoneOptions;
  private readonly browser: Browser | undefined;
  /** The profile folder of a separate browser. */
  private profile: string | undefined;
  private context: BrowserContext | undefined;
  /** The app in this phone's first tab. */
  book!: Book;
  /** Errors that the browser reported: a test that provokes none expects none. */
  readonly faults: string[] = [];

  private constructor(name: string, signal: Signal, browser: Browser | undefined, options: PhoneOptions) {
    this.name = name;
    this.signal = signal;
    this.origin = `http://localhost:${signal.port}`;
    this.browser = browser;
    this.options = options;
  }

  /**
   * Start a new phone, or one with a copy of another one's data, and show `path`. Without a shared browser it starts
   * its own.
   */
  static async start(
    name: string,
    backendPort: number,
    { kept, path, browser, ...options }: PhoneOptions & { kept?: Kept; path?: string; browser?: Browser } = {},
  ): Promise<Phone> {
    const ownBrowser = options.profile || !browser || options.extraArgs || options.isWhole;
    const signal = await startSignal(backendPort);
    const phone = new Phone(name, signal, ownBrowser ? undefined : browser, options);
    if (options.profile) phone.profile = await mkdtemp(join(tmpdir(), `flockbook-${name}-`));
    else await phone.makeContext(kept);
    await phone.open(path);
    return phone;
  }

  /** Whether another test may reuse this phone: it has default options, and its cached app is the served one. */
  get canBeUsedAgain(): boolean {
    return isLikeMost(this.options);
  }

  /** As when the phone is sold to another person: all data of the previous user is removed, only the app stays. */
  async putDown(): Promise<void> {
    const { origin } = this;
    const context = this.context!;
    const [page = await context.newPage(), ...others] = context.pages();
    await Promise.all(others.map((other) => other.close()));
    await this.restoreSignal();
    await context.unrouteAll();
    await page.goto('/icon.svg'); // runs no part of the app
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,indexeddb,local_storage,file_systems',
    });
    await this.close();
  }

  /** Hand the phone to another person, optionally with another one's data, and show `path`. */
  async takeUp(name: string, { kept, path }: { kept?: Kept; path?: string }): Promise<void> {
    this.name = name;
    this.faults.length = 0;
    if (kept) await this.context!.setStorageState(this.ofThisOrigin(kept));
    await this.open(path);
  }

  private ofThisOrigin(kept: Kept): Kept {
    return { ...kept, origins: kept.origins.map((one) => ({ ...one, origin: this.origin })) };
  }

  private get contextOptions() {
    const viewport = this.options.viewport ?? PHONE_SIZE;
    return {
      viewport,
      hasTouch: viewport.width < 600,
      colorScheme: this.options.colorScheme ?? 'light',
      bypassCSP: this.options.bypassCSP ?? false,
      reducedMotion: 'reduce', // moving elements cannot be measured; animations are decorative
      locale: 'en-UG',
      timezoneId: PHONE_TIME_ZONE,
      baseURL: this.origin,
      serviceWorkers: this.options.keepsApp === false ? 'block' : 'allow',
    } as const;
  }

  private async makeContext(kept: Kept | undefined): Promise<void> {
    const launch = this.options.isWhole ? launchWhole : launchHeadless;
    const browser = this.browser ?? (await launch(this.options.extraArgs));
    const storageState = kept && this.ofThisOrigin(kept);
    await this.adopt(await browser.newContext({ ...this.contextOptions, ...(storageState && { storageState }) }));
  }

  private async adopt(context: BrowserContext): Promise<void> {
    this.context = context;
    context.setDefaultTimeout(30_000);
    // tsx wraps named functions in this helper, including functions sent into a page.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  }

  /** Start the app with the data on the phone. */
  async open(path = '/login'): Promise<void> {
    if (this.profile !== undefined) {
      const options = { ...headlessOptions(this.options.extraArgs), ...this.contextOptions };
      await this.adopt(await chromium.launchPersistentContext(this.profile, options));
    }
    const page = this.context!.pages()[0] ?? (await this.context!.newPage());
    this.book = this.watch(page);
    await page.goto(path);
  }

  /** Close the app, together with a separate browser; the stored data stays. */
  async close(): Promise<void> {
    if (this.profile !== undefined) await this.context!.close();
    else await Promise.all(this.context!.pages().map((page) => page.close()));
  }

  /** kill −9 of a separate browser, at any moment; the profile stays. */
  async kill(): Promise<void> {
    const devtools = await this.context!.browser()!.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const gone = this.context!.waitForEvent('close');
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
    await gone;
  }

  /** Simulate a fault of Chromium after a kill: all databases of all origins disappear. */
  wipeDatabases(): Promise<void> {
    return rm(join(this.profile!, 'Default', 'IndexedDB'), { recursive: true });
  }

  /** The data stored by the browser for the app, as the initial state of another phone. */
  kept(): Promise<Kept> {
    return this.context!.storageState({ indexedDB: true });
  }

  /** Open another tab of the same browser. */
  async newTab(path: string): Promise<Book> {
    const page = await this.context!.newPage();
    const book = this.watch(page);
    await page.goto(path);
    return book;
  }

  /** Cut the signal once the app is cached, as on every phone that was used before. */
  async cutSignal(): Promise<void> {
    if (this.options.keepsApp !== false) await this.book.installed();
    this.signal.cut();
    await this.context!.setOffline(true);
  }

  /** Changes only the network state reported by the browser; the signal stays. */
  setOffline(offline: boolean): Promise<void> {
    return this.context!.setOffline(offline);
  }

  async restoreSignal(): Promise<void> {
    this.signal.restore();
    await this.context!.setOffline(false);
  }

  refuseCommits(): Promise<void> {
    return refuseCommits(this.context!);
  }

  /** Remove the remaining disk space for this app; call the returned function to restore it. */
  async fillDisk(): Promise<() => Promise<void>> {
    // The quota override lasts as long as this DevTools connection.
    const devtools = await this.context!.newCDPSession(this.book.page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: this.origin, quotaSize: 1 });
    await this.book.page.evaluate(untilDiskIsFull);
    return async () => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: this.origin });
      await devtools.detach();
    };
  }

  /** Close the browser and delete the phone. */
  async throwAway(): Promise<void> {
    await this.context?.close();
    if (!this.browser) await this.context?.browser()?.close();
    await this.signal.close();
    if (this.profile !== undefined) await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private watch(page: Page): Book {
    page.on('pageerror', (error) => this.faults.push(`${this.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) this.faults.push(`${this.name}: ${message.text()}`);
    });
    return new Book(page);
  }
}

/** Chromium uses the previous quota for up to half a minute: write until a write is refused. Runs in the page. */
async function untilDiskIsFull(): Promise<void> {
  const write = () =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('disk-probe', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'));
      opening.addEventListener('error', () => resolve(false));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('bytes', 'readwrite');
        writing.objectStore('bytes').put('x'.repeat(1_000), 'key');
        writing.addEventListener('complete', () => resolve(true));
        writing.addEventListener('abort', () => resolve(false));
      });
    });
  for (let tries = 0; tries < 120; tries++) {
    if (!(await write())) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the browser still writes');
}

/** True when a phone has default options: a phone of an earlier test can then be reused. */
export const isLikeMost = (options: PhoneOptions): boolean => Object.values(options).every((one) => one === undefined);

export interface PhoneOptions {
  /** A phone without previous use, for tests of installing, updating or removing the app. */
  isNew?: boolean;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** For a test that runs its own worker in addition to the app's. */
  bypassCSP?: boolean;
  /** Whether the service worker may cache the app's files; true except in tests of missing caches. */
  keepsApp?: boolean;
  /** A separate Chromium with a profile on disk, for a test that kills it. */
  profile?: boolean;
  /** Additional Chromium flags, such as those of its fake microphone; implies a separate Chromium. */
  extraArgs?: readonly string[];
  /** A separate full Chromium with features such as notifications. */
  isWhole?: boolean;
}
