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

/** What a phone's browser keeps for the app: cookies and databases, as Playwright reads them. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A phone: a context of its own in a Chromium that phones share, behind a signal and at an origin of its own. With `profile` it is a
 * Chromium of its own, which can be killed and keeps its profile on disk.
 */
export class Phone {
  private name: string;
  readonly signal: Signal;
  /** Where this phone finds the app. */
  readonly origin: string;
  private readonly options: PhoneOptions;
  private readonly browser: Browser | undefined;
  /** The folder in which a browser of its own keeps everything. */
  private profile: string | undefined;
  private context: BrowserContext | undefined;
  /** What the app shows on this phone's first tab. */
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

  /** A new phone, or one with what another one kept; shows `path`. Without a browser to share it starts its own. */
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

  /** Whether another test may go on with this phone: it is like most, and the app that it keeps is the one that is served. */
  get canBeUsedAgain(): boolean {
    return isLikeMost(this.options);
  }

  /** As after a sale to somebody else: nothing of whoever used it is there, only the app. */
  async putDown(): Promise<void> {
    const { origin } = this;
    const context = this.context!;
    const [page = await context.newPage(), ...others] = context.pages();
    await Promise.all(others.map((other) => other.close()));
    await this.restoreSignal();
    await context.unrouteAll();
    await page.goto('/icon.svg'); // nothing of the app runs there
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

  /** Another person's phone from now on, with what another one kept; shows `path`. */
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
      reducedMotion: 'reduce', // what moves cannot be measured; it moves only to please
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
    // Scripts run by tsx name their functions through this, also those that are sent into a page.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  }

  /** Start the app with what the phone holds. */
  async open(path = '/login'): Promise<void> {
    if (this.profile !== undefined) {
      const options = { ...headlessOptions(this.options.extraArgs), ...this.contextOptions };
      await this.adopt(await chromium.launchPersistentContext(this.profile, options));
    }
    const page = this.context!.pages()[0] ?? (await this.context!.newPage());
    this.book = this.watch(page);
    await page.goto(path);
  }

  /** Close the app, and a browser of its own with it; what it keeps stays. */
  async close(): Promise<void> {
    if (this.profile !== undefined) await this.context!.close();
    else await Promise.all(this.context!.pages().map((page) => page.close()));
  }

  /** kill −9 of a browser of its own, in the middle of whatever it does; the profile stays. */
  async kill(): Promise<void> {
    const devtools = await this.context!.browser()!.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const gone = this.context!.waitForEvent('close');
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
    await gone;
  }

  /** What Chromium itself does at times after a kill: every database of every origin is gone. */
  wipeDatabases(): Promise<void> {
    return rm(join(this.profile!, 'Default', 'IndexedDB'), { recursive: true });
  }

  /** What the browser keeps for the app, for another phone to begin with. */
  kept(): Promise<Kept> {
    return this.context!.storageState({ indexedDB: true });
  }

  /** One more tab of the same browser. */
  async newTab(path: string): Promise<Book> {
    const page = await this.context!.newPage();
    const book = this.watch(page);
    await page.goto(path);
    return book;
  }

  /** Once the app is kept on the phone, as it is on every one that was used before. */
  async cutSignal(): Promise<void> {
    if (this.options.keepsApp !== false) await this.book.installed();
    this.signal.cut();
    await this.context!.setOffline(true);
  }

  /** Only what the browser itself says about the network; the signal stays. */
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

  /** Take away all space that the browser would give this app; call what it gives to return it. */
  async fillDisk(): Promise<() => Promise<void>> {
    // The quota holds as long as this connection to the developer tools does.
    const devtools = await this.context!.newCDPSession(this.book.page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: this.origin, quotaSize: 1 });
    await this.book.page.evaluate(untilDiskIsFull);
    return async () => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: this.origin });
      await devtools.detach();
    };
  }

  /** Close the browser and forget the phone. */
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

/** Chromium goes on with the space it knew for up to half a minute: write until it is refused. Runs in the page. */
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

/** Whether nothing is asked of a phone: then one that another test used will do. */
export const isLikeMost = (options: PhoneOptions): boolean => Object.values(options).every((one) => one === undefined);

export interface PhoneOptions {
  /** Not one that was used before, for a test of what an app is that comes, changes or goes. */
  isNew?: boolean;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** For a test that runs a worker of its own beside the app's. */
  bypassCSP?: boolean;
  /** Whether the service worker may keep the app's files, as everywhere but in a test of what is not kept. */
  keepsApp?: boolean;
  /** A Chromium of its own with a profile on disk, for a test that kills it. */
  profile?: boolean;
  /** More flags of Chromium, such as those of its fake microphone; it is a Chromium of its own then. */
  extraArgs?: readonly string[];
  /** A Chromium of its own with all that belongs to one, such as notices. */
  isWhole?: boolean;
}
