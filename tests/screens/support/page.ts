import { vi } from 'vitest';
import { cdp, page as screen } from 'vitest/browser';
import { Finder, type Turn } from './locator.ts';
import { pressKey, typeText } from './keys.ts';
import { paint, stopPainting } from './painting.ts';
import { until, type Patience } from './patience.ts';

/** How the screen of a test's phone is changed; the phone says it. */
export interface Way {
  turn: Turn;
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
}

/** A file that the app gave to the person. */
export interface Download {
  suggestedFilename(): string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  text(): Promise<string>;
}

/** What a test may hold; what the page draws and stores goes on. */
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const as unknown as (
  | 'Date'
  | 'setTimeout'
)[];

/** Until now the test held the clock. It goes on as it is: the app waits for times of it. */
export function letTimeFlow(): void {
  if (vi.isFakeTimers()) vi.setTimerTickMode('interval', FLOWS_BY_MS);
}
/** Units: ms. */
const FLOWS_BY_MS = 10;

/** The screen of a phone as a test uses it. */
export class Page extends Finder {
  readonly keyboard = {
    press: (key: string) => this.turn().then(() => pressKey(key)),
    type: (text: string) => this.turn().then(() => typeText(text)),
  };
  readonly clock = {
    /** From `time` on it goes on, until it is resumed; without a time it is the browser's until it is held. */
    install: ({ time }: { time?: number } = {}) =>
      Promise.resolve(void (time === undefined || vi.useFakeTimers({ now: time, toFake: ['Date'], shouldAdvanceTime: true }))), // prettier-ignore
    /** A clock that was held before in this test is held where it is. */
    pauseAt: (time: number) =>
      Promise.resolve(void (vi.isFakeTimers() ? vi.setTimerTickMode('manual') : vi.useFakeTimers({ now: time, toFake: FAKED }))), // prettier-ignore
    runFor: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => undefined),
    resume: () => Promise.resolve(letTimeFlow()),
  };
  constructor(private readonly way: Way) {
    super(screen, way.turn);
  }

  async goto(path: string): Promise<void> {
    await this.turn();
    await this.way.goto(path);
  }
  async reload(): Promise<void> {
    await this.turn();
    await this.way.reload();
  }
  async goBack(): Promise<void> {
    await this.turn();
    history.back();
  }
  url(): string {
    return location.href;
  }
  title(): Promise<string> {
    return Promise.resolve(document.title);
  }
  async waitForURL(wanted: Address, patience?: Patience): Promise<void> {
    await this.turn();
    await until(() => (isAt(wanted) ? undefined : `the address is ${location.href}, not ${String(wanted)}`), patience);
  }
  async waitForFunction<A>(look: (given: A) => unknown, given?: A): Promise<void> {
    await this.turn();
    await until(async () => ((await look(given as A)) ? undefined : 'it never came true'));
  }
  async evaluate<T, A>(act: (given: A) => T, given?: A): Promise<Awaited<T>> {
    await this.turn();
    return await act(given as A);
  }
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    await screen.viewport(width, height);
  }
  /** The next file that the app gives to the person. */
  waitForEvent(event: 'download'): Promise<Download> {
    if (event !== 'download') throw new Error(`nothing waits for ${String(event)} here`);
    return nextDownload();
  }
  context() {
    const newCDPSession = () => {
      paint();
      return Promise.resolve({ send: devtools, detach: () => Promise.resolve(stopPainting()) });
    };
    return { newCDPSession };
  }
}

const devtools = (method: string, given?: object): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, given?: object): Promise<unknown> }).send(method, given);

/** A link with `download` is pressed by the app itself: it goes here in place of the disk. */
function nextDownload(): Promise<Download> {
  const press = Reflect.get(HTMLAnchorElement.prototype, 'click');
  return new Promise((resolve) => {
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (!this.download) return press.call(this);
      HTMLAnchorElement.prototype.click = press;
      const bytes = fetch(this.href).then((answer) => answer.arrayBuffer());
      resolve({
        suggestedFilename: () => this.download,
        bytes: async () => new Uint8Array(await bytes),
        text: async () => new TextDecoder().decode(await bytes),
      });
    };
  });
}

export type Address = string | RegExp | ((url: URL) => boolean);

/** Whether the page is at an address: a glob, an expression or a test of it. */
export function isAt(wanted: Address): boolean {
  if (typeof wanted === 'function') return wanted(new URL(location.href));
  if (wanted instanceof RegExp) return wanted.test(location.href);
  const glob = wanted.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('**', '.*').replaceAll(/(?<!\.)\*/g, '[^/]*'); // prettier-ignore
  return new RegExp(`^${glob}$`).test(location.href);
}
