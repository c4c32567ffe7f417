import { firstValueFrom } from 'rxjs';
import { vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { provideDataPort } from '../../../src/client/data-port.ts';
import { forgetAnswers } from '../../../src/client/use-query.ts';
import type { CommandInput, CommandName, CommandResult, DataPort, QueryOutput } from '../../../src/contract/port.ts';
import type { SyncStatus } from '../../../src/contract/sync.ts';
import type { Deps } from '../../../src/data/deps.ts';
import { pulledPaths } from '../../../src/data/followed-collections.ts';
import { withChange } from '../../../src/domain/wire/answer-change.ts';
import { dataPort } from '../../../src/data-worker/data-port.ts';
import { startSessionHost, tabsOfDevice } from '../../../src/data-worker/session-host.ts';
import type { Language } from '../../../src/domain/text/languages.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { Book, GRACE } from '../../e2e/pages/book.ts';
import { PHONE_SIZE, PHONE_TIME_ZONE } from '../../e2e/support/phone-place.ts';
import { hideApp, showApp } from './app.tsx';
import { inPageBackend, SignIn } from './backend.ts';
import { OwnStorage } from './own-storage.ts';
import { letTimeFlow, Page } from './page.ts';
import { stopPainting } from './painting.ts';
import { drawn, until, type Patience } from './patience.ts';
import { nameInEnglish } from './read-in-english.ts';
import type { InPageServer } from './server.ts';

export interface PhoneOptions {
  path?: string;
  viewport?: { width: number; height: number };
  /** The language chosen before; its test still names everything in English. Without it, the browser's language. */
  language?: Language;
}

/** A worker receives copies of messages; create them here. `live`: current subscriptions. */
const copied = (port: DataPort, live: Map<number, string>): DataPort => ({
  async subscribe(name, input, tell) {
    const number = await port.subscribe(name, structuredClone(input), (told) => tell(structuredClone(told)));
    live.set(number, name);
    return number;
  },
  unsubscribe(number) {
    live.delete(number);
    return port.unsubscribe(number);
  },
  run: async (name, input) => structuredClone(await port.run(name, structuredClone(input))),
  hint: (hint) => port.hint(hint),
});

/** Time for sending before another phone takes its turn; records that cannot be sent by then stay. Units: ms. */
const SENDS_WITHIN_MS = 3_000;

/**
 * Skips the steps to a book that other tests cover: accounts, the welcome and invitations have their own. The app is
 * available at once, as no service worker has to fetch it.
 */
class ScreenBook extends Book {
  constructor(private readonly phone: Phone) {
    super(phone.page as never);
  }
  override installed(): Promise<void> {
    return Promise.resolve();
  }
  override register(who = GRACE): Promise<void> {
    return this.phone.arrive('/welcome', () => this.enrol(who));
  }
  override begin({ name = 'Nakato Poultry', kind = 'Farm', currency = 'UGX' } = {}): Promise<void> {
    return this.phone.arrive('/sales/view/0', async () => {
      await this.enrol(GRACE);
      const business = { id: newDocumentId(), name, farm: kind === 'Farm', shop: kind === 'Shop' };
      await this.phone.run('business.create', { ...business, currency, time_zone: PHONE_TIME_ZONE });
    });
  }
  override signIn({ email, password } = GRACE): Promise<void> {
    return this.phone.arrive('/sales/view/0', () => this.phone.run('account.signIn', { email, password }));
  }
  override takeUp(path: string, who: typeof GRACE): Promise<void> {
    const isAttendant = path.startsWith('/attendant');
    return this.phone.arrive(isAttendant ? '/attendant/activities' : '/settings/0', async () => {
      await this.enrol(who);
      await this.phone.run('people.accept', { id: path.split('/').at(-1)! });
    });
  }
  private enrol(who: typeof GRACE) {
    return this.phone.run('account.register', { ...who, country: 'UG' });
  }
}

/**
 * A phone of a screen test: the app in the test's own page, over the real data layer in the same thread; the server is
 * in the page too. The test controls the network state reported by the browser. Phones of one test take turns: the page
 * belongs to the phone being used, and the others are closed meanwhile, with their data.
 */
export class Phone {
  private static shown: Phone | undefined;
  private static count = 0;
  readonly page: Page;
  readonly book: Book;
  /** Errors raised by the page: a test that provokes none expects none. */
  readonly faults: string[] = [];
  private readonly storage = new OwnStorage(`phone${++Phone.count}`);
  private readonly signIn = new SignIn();
  private path: string;
  private deps: Deps | undefined;
  private tabs: BroadcastChannel | undefined;
  private port: DataPort | undefined;
  private readonly live = new Map<number, string>();
  private isOnline = true;
  /** Resolves when the app is shown again after a reload of its page. */
  private loading: Promise<void> = Promise.resolve();

  private constructor(
    readonly server: InPageServer,
    private readonly options: PhoneOptions,
  ) {
    this.path = options.path ?? '/login';
    if (options.language) this.storage.put('flockbook.language', options.language);
    this.page = new Page({
      turn: () => this.turn(),
      goto: (path) => this.goto(path),
      reload: () => this.restart(),
    });
    this.book = new ScreenBook(this);
  }

  /** A phone without any sign-in so far. */
  static async start(server: InPageServer, options: PhoneOptions = {}): Promise<Phone> {
    const phone = new Phone(server, options);
    await phone.turn();
    return phone;
  }

  /** Switch the page to this phone. */
  async turn(): Promise<void> {
    if (Phone.shown === this) return this.loading;
    await Phone.shown?.putAway();
    Phone.shown = this;
    nameInEnglish(this.options.language !== undefined);
    this.storage.take();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => this.isOnline });
    addEventListener('error', this.hear);
    addEventListener('unhandledrejection', this.hear);
    navigation.addEventListener('navigate', this.load);
    const { width, height } = this.options.viewport ?? PHONE_SIZE;
    await screen.viewport(width, height);
    this.server.setUp(this.isOnline);
    await this.begin();
    await this.goto(this.path);
  }

  /** Close the phone and keep its data. While online, it sends the saved records first. */
  private async putAway(): Promise<void> {
    await this.loading;
    await this.allSent();
    this.path = location.pathname + location.search;
    hideApp();
    await this.end();
    this.storage.giveUp();
    removeEventListener('error', this.hear);
    removeEventListener('unhandledrejection', this.hear);
    navigation.removeEventListener('navigate', this.load);
    Phone.shown = undefined;
  }

  /**
   * Wait until saved records are sent, if possible within the limit; judged by the stored data, not by the last status.
   */
  async allSent(): Promise<void> {
    if (!this.port || !this.isOnline) return;
    const isDone = ({ session, waiting, sending }: SyncStatus) => session === 'expired' || waiting + sending === 0;
    await this.untilAnswer('sync.status', isDone, { timeout: SENDS_WITHIN_MS }).catch(() => undefined);
  }

  /** The current answer of a query of the data layer, once it satisfies the predicate. Errors: it does not in time. */
  private async untilAnswer<N extends 'sync.status' | 'session.current'>(
    name: N,
    isWanted: (answer: QueryOutput<N>) => boolean,
    patience?: Patience,
  ): Promise<void> {
    const port = this.port!;
    let answer: QueryOutput<N> | undefined;
    const number = await port.subscribe(name, {}, (told) => {
      if ('change' in told) answer = withChange(answer, told.change) as QueryOutput<N>;
    });
    const look = () => (answer && isWanted(answer) ? undefined : `${name} is ${JSON.stringify(answer)}`);
    try {
      await until(look, patience);
    } finally {
      await port.unsubscribe(number);
    }
  }

  /** Wait until everything that the server offers of the open business was read, except these collections. */
  async hasRead(but: readonly string[]): Promise<void> {
    await this.turn();
    const { book, followed$ } = this.deps!.session$.value!;
    await until(async () => {
      const followed = await firstValueFrom(followed$);
      const paths = followed?.role ? pulledPaths(followed, book.uid).filter((path) => !but.some((name) => path.endsWith(`/${name}`))) : ['']; // prettier-ignore
      const read = await book.upkeep.checkpoints.bulkGet(paths);
      return read.every((one) => one?.whole) ? undefined : `not read of ${paths.join()}`;
    });
  }

  /** Sorted names of the queries to which its screen is currently subscribed. */
  liveViews(): string[] {
    return [...this.live.values()].sort();
  }

  /** Run a command without a screen, for the starting state of a test. Errors: it was refused. */
  async run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandResult<N>> {
    await this.turn();
    const result = await this.port!.run(name, input);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
    return result;
  }

  /**
   * Open a screen after an action without a screen, once the data it needs has arrived, so that no other screen
   * redirects meanwhile.
   */
  async arrive(path: string, act: () => Promise<unknown>): Promise<void> {
    await this.turn();
    hideApp();
    await act();
    await this.untilAnswer('session.current', (who) =>
      who.state === 'signed-in' && who.ready && (path === '/welcome' || (who.business ?? who.locked) !== undefined),
    ); // prettier-ignore
    // In normal use the app would have received each of these changes.
    forgetAnswers();
    await this.goto(path);
  }

  /** Open a screen as a link of the app does. */
  private async goto(path: string): Promise<void> {
    const isShown = document.querySelector('#root')?.hasChildNodes() === true;
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
    if (isShown) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    else await showApp();
  }

  /** Restart the app with the phone's data; `meanwhile` runs while the app is closed. */
  async restart(meanwhile?: () => Promise<unknown>): Promise<void> {
    await this.turn();
    await this.startAnew(meanwhile);
  }
  private async startAnew(meanwhile?: () => Promise<unknown>): Promise<void> {
    await drawn();
    hideApp();
    await this.end();
    await meanwhile?.();
    await this.begin();
    await showApp();
  }
  /**
   * Handles a reload requested by the app, as after a sign-out: the page is also the test's and stays, and the app
   * restarts at that address.
   */
  private readonly load = (event: NavigateEvent) => {
    if (event.destination.sameDocument || event.downloadRequest !== null || !event.canIntercept) return;
    event.intercept({ handler: () => (this.loading = this.startAnew()) });
  };

  cutSignal(): Promise<void> {
    return this.network(false);
  }
  restoreSignal(): Promise<void> {
    return this.network(true);
  }
  refuseCommits(): Promise<void> {
    this.server.refuseCommits();
    return Promise.resolve();
  }
  /** Simulate the browser's offline switch: it reports the state, and no request reaches the network. */
  setOffline(offline: boolean): Promise<void> {
    return this.network(!offline);
  }
  private async network(isOnline: boolean): Promise<void> {
    await this.turn();
    this.isOnline = isOnline;
    this.server.setUp(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Remove all remaining space for this app's databases; call the returned function to restore it. */
  async fillDisk(): Promise<() => Promise<void>> {
    await this.turn();
    this.storage.fill(true);
    return async () => {
      await this.turn();
      this.storage.fill(false);
    };
  }

  /** Remove all traces of the phone from the page. */
  async throwAway(): Promise<void> {
    letTimeFlow();
    stopPainting();
    if (Phone.shown === this) await this.putAway();
    provideDataPort(undefined);
    await this.storage.empty();
    if (!Phone.shown) vi.useRealTimers();
    history.replaceState(null, '', '/');
  }

  private async begin(): Promise<void> {
    this.tabs = tabsOfDevice();
    const starting = startSessionHost(() => Promise.resolve(inPageBackend(this.server, this.signIn)), this.tabs);
    this.live.clear();
    this.port = copied(dataPort(starting), this.live);
    forgetAnswers();
    provideDataPort(this.port);
    this.deps = await starting;
  }

  private async end(): Promise<void> {
    const { deps } = this;
    this.deps = this.port = undefined;
    await deps?.lock();
    deps?.device.close();
    this.tabs?.close();
  }

  private readonly hear = (event: ErrorEvent | PromiseRejectionEvent) => {
    const words = String('reason' in event ? event.reason : event.message);
    if (!words.startsWith('ResizeObserver loop')) this.faults.push(words); // work deferred to the next frame is not an error
  };
}
