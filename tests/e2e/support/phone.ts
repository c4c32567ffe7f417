import { cpSync } from 'node:fs';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { Book } from '../pages/book.ts';
import { startSignal, type Signal } from './signal.ts';

/** Chromium heeds the last list alone, so the one that Playwright begins with stands here too. */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two web pages behind an address bar that nobody sees took half of each start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A renderer kept ready for a page that no test opens took a sixth of a run.
  'SpareRendererForSitePerProcess',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

/** Where every phone finds the app, so that what one kept can be copied to another. Nothing listens there: a phone's own signal stands in its place. */
export const PHONE_ORIGIN = 'http://localhost:4800';

export const PHONE_SIZE = { width: 360, height: 740 };
export const WIDE_SIZE = { width: 1280, height: 800 };

/** Where the phones of the tests are: their day is for three hours not that of the machine. */
export const PHONE_TIME_ZONE = 'Africa/Kampala';
/** Minutes that the clocks of the phones are ahead of UTC; Kampala knows no summer time. */
export const PHONE_OFFSET = 180;
/** The day on the phones, or that of some days ago: `YYYY-MM-DD`. */
export const dayOnPhone = (daysAgo = 0): string =>
  new Date(Date.now() + PHONE_OFFSET * 60_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A real Chromium with a profile of its own that survives closing, behind a signal of its own. */
export class Phone {
  private readonly name: string;
  /** The folder in which its browser keeps everything. */
  readonly profile: string;
  readonly signal: Signal;
  private context!: BrowserContext;
  private readonly viewport: { width: number; height: number };
  private readonly colorScheme: 'light' | 'dark';
  private readonly bypassCSP: boolean;
  private readonly extraArgs: readonly string[];
  private readonly timezoneId: string;
  private readonly locale: string;
  /** What the app shows on this phone's first tab. */
  book!: Book;
  /** Errors that the browser reported: a test that provokes none expects none. */
  readonly faults: string[] = [];

  private constructor(name: string, profile: string, signal: Signal, options: PhoneOptions) {
    this.name = name;
    this.profile = profile;
    this.signal = signal;
    this.viewport = options.viewport ?? PHONE_SIZE;
    this.colorScheme = options.colorScheme ?? 'light';
    this.bypassCSP = options.bypassCSP ?? false;
    this.extraArgs = options.extraArgs ?? [];
    this.timezoneId = options.timeZone ?? PHONE_TIME_ZONE;
    this.locale = options.locale ?? 'en-UG';
  }

  /** A new phone, or one with all that a closed phone kept; shows `path`. */
  static async start(
    name: string,
    backendPort: number,
    { kept, path, ...options }: PhoneOptions & { kept?: string; path?: string } = {},
  ): Promise<Phone> {
    const profile = await mkdtemp(join(tmpdir(), `flockbook-${name}-`));
    if (kept !== undefined) cpSync(kept, profile, { recursive: true }); // half the time of its asynchronous twin for many small files
    const phone = new Phone(name, profile, await startSignal(backendPort), options);
    await phone.open(path);
    return phone;
  }

  /** Start the browser with what the profile holds. */
  async open(path = '/login'): Promise<void> {
    const executablePath = findChromium();
    this.context = await chromium.launchPersistentContext(this.profile, {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...CHROMIUM_ARGS,
        `--host-resolver-rules=MAP ${new URL(PHONE_ORIGIN).host} 127.0.0.1:${this.signal.port}`,
        ...this.extraArgs,
      ],
      viewport: this.viewport,
      deviceScaleFactor: this.viewport.width < 600 ? 2 : 1.5,
      hasTouch: this.viewport.width < 600,
      colorScheme: this.colorScheme,
      bypassCSP: this.bypassCSP,
      reducedMotion: 'reduce', // what moves cannot be measured; it moves only to please
      locale: this.locale,
      timezoneId: this.timezoneId,
      baseURL: PHONE_ORIGIN,
    });
    this.context.setDefaultTimeout(30_000);
    // Scripts run by tsx name their functions through this, also those that are sent into a page.
    await this.context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    this.book = this.watch(page);
    await page.goto(path);
  }

  /** Close the browser; the profile stays. */
  close(): Promise<void> {
    return this.context.close();
  }

  /** kill −9 of the browser, in the middle of whatever it does; the profile stays. */
  async kill(): Promise<void> {
    // Chromium names itself there, as host-pid, so that no second one opens the same profile.
    const lock = await readlink(join(this.profile, 'SingletonLock'));
    const gone = this.context.waitForEvent('close');
    process.kill(Number(lock.slice(lock.lastIndexOf('-') + 1)), 'SIGKILL');
    await gone;
  }

  /** What Chromium itself does at times after a kill: every database of every origin is gone. */
  wipeDatabases(): Promise<void> {
    return rm(join(this.profile, 'Default', 'IndexedDB'), { recursive: true });
  }

  /** One more tab of the same browser. */
  async newTab(path: string): Promise<Book> {
    const page = await this.context.newPage();
    const book = this.watch(page);
    await page.goto(path);
    return book;
  }

  async cutSignal(): Promise<void> {
    this.signal.cut();
    await this.context.setOffline(true);
  }

  /** Only what the browser itself says about the network; the signal stays. */
  setOffline(offline: boolean): Promise<void> {
    return this.context.setOffline(offline);
  }

  async restoreSignal(): Promise<void> {
    this.signal.restore();
    await this.context.setOffline(false);
  }

  /** Take away all space that the browser would give this app; call what it gives to return it. */
  async fillDisk(): Promise<() => Promise<void>> {
    // The quota holds as long as this connection to the developer tools does.
    const devtools = await this.context.newCDPSession(this.book.page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: PHONE_ORIGIN, quotaSize: 1 });
    await this.book.page.evaluate(untilDiskIsFull);
    return async () => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: PHONE_ORIGIN });
      await devtools.detach();
    };
  }

  /** Close the browser and forget the phone. */
  async throwAway(): Promise<void> {
    await this.context.close();
    await this.signal.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
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
  for (let tries = 0; tries < 300; tries++) {
    if (!(await write())) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the browser still writes');
}

export interface PhoneOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** For a test that runs a worker of its own beside the app's. */
  bypassCSP?: boolean;
  /** More flags of Chromium, such as those of its fake microphone. */
  extraArgs?: readonly string[];
  /** Where it is and what it speaks, when not in Kampala. */
  timeZone?: string;
  locale?: string;
}
