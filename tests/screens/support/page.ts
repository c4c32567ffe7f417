import { vi } from 'vitest';
import { cdp, page as screen } from 'vitest/browser';
import { Finder, type Turn } from './locator.ts';
import { pressKey, typeText } from './keys.ts';
import { paint, stopPainting } from './painting.ts';
import { until, type Patience } from './patience.ts';

/** Properties of a phone's screen that a test can change, supplied by the phone. */
export interface Way {
  turn: Turn;
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
}

/** A file that the app gave to the user. */
export interface Download {
  suggestedFilename(): string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  text(): Promise<string>;
}

/** Timers that a test may hold; those of rendering and storage continue. */
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const as unknown as (
  | 'Date'
  | 'setTimeout'
)[];

/** Release a clock held by the test; the clock continues from its current time, as the app waits for times of it. */
export function letTimeFlow(): void {
  if (vi.isFakeTimers()) vi.setTimerTickMode('interval', FLOWS_BY_MS);
}
/** Units: ms. */
const FLOWS_BY_MS = 10;

/** The screen of a phone as used by a test. */
export class Page extends Finder {
  readonly keyboard = {
    press: (key: string) => this.turn().then(() => pressKey(key)),
    type: (text: string) => this.turn().then(() => typeText(text)),
  };
  readonly clock = {
    /** Run the clock from `time` on until `resume`; without a time it stays the browser's clock until it is held. */
    install: ({ time }: { time?: number } = {}) =>
      Promise.resolve(void (time === undefined || vi.useFakeTimers({ now: time, toFake: ['Date'], shouldAdvanceTime: true }))), // prettier-ignore
    /** Hold the clock: at its current time when it was already replaced in this test, otherwise at `time`. */
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
  /** The next file that the app offers for download. */
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

/** The app itself presses a link with `download`: capture the file instead of saving it to disk. */
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

/** Whether the page is at an address: a glob, a regular expression or a predicate. */
export function isAt(wanted: Address): boolean {
  if (typeof wanted === 'function') return wanted(new URL(location.href));
  if (wanted instanceof RegExp) return wanted.test(location.href);
  const glob = wanted.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('**', '.*').replaceAll(/(?<!\.)\*/g, '[^/]*'); // prettier-ignore
  return new RegExp(`^${glob}$`).test(location.href);
}
