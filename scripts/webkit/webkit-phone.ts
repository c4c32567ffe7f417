import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PHONE_TIME_ZONE } from '../../tests/e2e/support/phone-place.ts';
import { freePort, untilAnswers } from '../free-port.ts';

/** Paths of the WebKitGTK browser on Debian and Ubuntu (packages webkit2gtk-driver and xvfb). */
const USUAL_PLACES = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** The browser of WebKitGTK: the one named by WEBKIT_PATH, or a usual one; undefined when there is none. */
export function findMiniBrowser(): string | undefined {
  const named = process.env['WEBKIT_PATH'];
  return (named === undefined ? USUAL_PLACES : [named]).find((path) => existsSync(path));
}

/** A virtual screen, with a display number of its own. */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '480x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { display: `:${number}`, stop: () => void child.kill() };
}

/** Time after which a user would assume that nothing will appear. Units: ms. */
const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 50;
/** A press without effect is repeated after this many looks. */
const LOOKS_A_PRESS = 20;

/** One phone with Safari's engine: its storage is separate, and removed with it. */
export class WebkitPhone {
  private readonly driver: WebDriver;
  private readonly service: ChildProcess;
  private readonly origin: string;

  private constructor(driver: WebDriver, service: ChildProcess, origin: string) {
    this.driver = driver;
    this.service = service;
    this.origin = origin;
  }

  static async start(origin: string, browser: string, display: string): Promise<WebkitPhone> {
    const port = await freePort();
    const service = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        TZ: PHONE_TIME_ZONE,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    await untilAnswers(`http://127.0.0.1:${port}/status`, () => service.exitCode !== null);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    return new WebkitPhone(driver, service, origin);
  }

  async stop(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    this.service.kill();
  }

  open(path: string): Promise<void> {
    return this.driver.get(`${this.origin}${path}`);
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  /** The whole text of the page, in one line. */
  async words(): Promise<string> {
    return this.driver.executeScript<string>(
      'return `${location.pathname} ${document.body.innerText} ${[...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel).join(" ")}`.replace(/\\s+/g, " ")',
    );
  }

  /** Wait for a text. Errors: it did not appear; reports the text found instead. */
  async see(what: string | RegExp): Promise<void> {
    const isThere = (words: string) => (typeof what === 'string' ? words.includes(what) : what.test(words));
    await this.until(async () => isThere(await this.words()), `${String(what)} did not come`);
  }

  /** Press the element with this name, or with this first line: a button, a link or an option. */
  async press(name: string): Promise<void> {
    // By the element, not by its position: content above it may still grow, and the press would hit another element.
    await this.driver.executeScript('arguments[0].click()', await this.find(NAMED, name));
  }

  /** Press it until it has led there: while a page begins, a press may hit an element that is just being replaced. */
  async pressTo(path: string, name: string): Promise<void> {
    let looks = 0;
    await this.until(async () => {
      if (looks++ % LOOKS_A_PRESS === 0) await this.press(name);
      return (await this.words()).startsWith(path);
    }, `${name} did not lead to ${path}`);
  }

  /** Type into the field with this label. */
  async type(label: string, text: string): Promise<void> {
    const field = await this.find(LABELLED, label);
    await this.driver.executeScript('arguments[0].focus(); arguments[0].select()', field);
    await field.sendKeys(text);
  }

  /** Wait until the service worker has cached the app: from now on it opens without a network. */
  async installed(): Promise<void> {
    const isKept = () => this.driver.executeScript<boolean>('return Boolean(navigator.serviceWorker?.controller)');
    await this.until(isKept, 'The app is not kept on this phone');
  }

  private find(script: string, name: string): Promise<WebElement> {
    return this.until(() => this.driver.executeScript<WebElement | null>(script, name), `Nothing is called ${name}`);
  }

  /** Look repeatedly until there is a result. Errors: the time ran out; the complaint, and the text found instead. */
  private async until<T>(look: () => Promise<T | false | null>, complaint: string): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const found = await look();
      if (found !== false && found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    throw new Error(`${complaint}; there stood: ${(await this.words()).slice(0, 600)}`);
  }
}

/** Runs in the page: the last visible match, as the topmost one comes last, scrolled into view. */
const FIND = `
  const seen = found.filter((one) => one.getClientRects().length > 0 && !one.disabled);
  const one = seen.at(-1) ?? null;
  one?.scrollIntoView({ block: 'center' });
  return one;`;
const NAMED = `
  const nameOf = (one) => (one.ariaLabel ?? one.innerText.trim().split('\\n')[0]).trim();
  const found = [...document.querySelectorAll('button, a, label, [role=radio], [role=button]')].filter((one) => nameOf(one) === arguments[0]);
  ${FIND}`;
const LABELLED = `
  const nameOf = (one) => one.ariaLabel ?? one.labels?.[0]?.innerText ?? '';
  const found = [...document.querySelectorAll('input, textarea')].filter((one) => nameOf(one).replace(/[\\s*]+/g, ' ').trim() === arguments[0]);
  ${FIND}`;
