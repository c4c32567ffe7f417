import type { expect as PlaywrightExpect } from '@playwright/test';
import { expect as vitestExpect } from 'vitest';
import { isDisabled, isShown } from './act.ts';
import { Locator, type Text } from './locator.ts';
import { isAt, Page } from './page.ts';
import { PATIENCE_MS, until, type Patience } from './patience.ts';
import { readInEnglish } from './read-in-english.ts';

/*
 * Replacement for '@playwright/test' in page objects and screen tests, inside the page: the same names and rules on top
 * of Vitest's locators, whose engine is Playwright's, so that page objects serve both kinds of tests. Presses are
 * dispatched in the page (act.ts), keys are the browser's own.
 */

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const saysAll = (text: string, wanted: Text): boolean =>
  typeof wanted === 'string' ? spaced(text) === spaced(wanted) : wanted.test(spaced(text));
const says = (text: string, wanted: Text): boolean =>
  typeof wanted === 'string' ? spaced(text).includes(spaced(wanted)) : wanted.test(spaced(text));

/** The result of one check of an element: whether it is as expected, and its actual value. */
type Look = readonly [is: boolean, seen: string];
const inEnglish = (look: () => Look): Look => readInEnglish(look, ([is]) => is);

/** Visible fraction of an element, within the window and all clipping ancestors: 0 to 1. */
function partOnScreen(element: Element): number {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  let seen = { left: Math.max(left, 0), right: Math.min(right, innerWidth), top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }; // prettier-ignore
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = box.getBoundingClientRect();
    seen = { left: Math.max(seen.left, edge.left), right: Math.min(seen.right, edge.right), top: Math.max(seen.top, edge.top), bottom: Math.min(seen.bottom, edge.bottom) }; // prettier-ignore
  }
  const area = Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top);
  // Rounded like the browser's IntersectionObserver: a tiny overlap does not count.
  return width * height > 0 ? Math.round((area / (width * height)) * 1_000) / 1_000 : 0;
}

class LocatorExpectations {
  constructor(
    private readonly locator: Locator,
    private readonly isNot = false,
  ) {}
  get not(): LocatorExpectations {
    return new LocatorExpectations(this.locator, !this.isNot);
  }

  private async see(what: string, look: (found: HTMLElement[]) => Look, patience?: Patience): Promise<void> {
    await this.locator.turn();
    await until(() => {
      const [is, seen] = look(this.locator.now());
      return is === this.isNot ? `${this.locator.name} is ${this.isNot ? '' : 'not '}${what}: ${seen}` : undefined;
    }, patience);
  }
  /**
   * Check a single element; while it is missing neither the expectation nor its negation holds, unless absence counts.
   */
  private seeOne(what: string, look: (element: HTMLElement) => Look, patience?: Patience): Promise<void> {
    return this.see(what, (found) => {
      if (found.length > 1) throw new Error(`${this.locator.name} is ${found.length} elements`);
      return found[0] ? look(found[0]) : [this.isNot, 'not there'];
    }, patience); // prettier-ignore
  }

  toBeVisible(patience?: Patience): Promise<void> {
    return this.see('visible', (found) => [found.some(isShown), `${found.length} elements`], patience);
  }
  toBeHidden(patience?: Patience): Promise<void> {
    return this.see('hidden', (found) => [!found.some(isShown), `${found.length} elements`], patience);
  }
  toBeAttached(patience?: Patience): Promise<void> {
    return this.see('there', (found) => [found.length > 0, `${found.length} elements`], patience);
  }
  toHaveCount(count: number, patience?: Patience): Promise<void> {
    return this.see(`${count} elements`, (found) => [found.length === count, String(found.length)], patience);
  }
  toHaveText(wanted: Text | readonly Text[], patience?: Patience): Promise<void> {
    return this.texts(wanted, saysAll, patience);
  }
  toContainText(wanted: Text | readonly Text[], patience?: Patience): Promise<void> {
    return this.texts(wanted, says, patience);
  }
  private texts(wanted: Text | readonly Text[], is: (text: string, wanted: Text) => boolean, patience?: Patience) {
    if (typeof wanted === 'string' || wanted instanceof RegExp)
      return this.seeOne(`“${String(wanted)}”`, (one) => inEnglish(() => [is(one.textContent, wanted), one.textContent]), patience); // prettier-ignore
    const all = wanted;
    return this.see(`“${all.map(String).join('”, “')}”`, (found) => inEnglish(() => {
      const texts = found.map(({ textContent }) => textContent);
      return [texts.length === all.length && texts.every((text, at) => is(text, all[at]!)), texts.join(' | ')];
    }), patience); // prettier-ignore
  }
  toHaveValue(wanted: Text, patience?: Patience): Promise<void> {
    return this.seeOne(`of value ${String(wanted)}`, (one) => {
      const { value } = one as HTMLInputElement;
      return [typeof wanted === 'string' ? value === wanted : wanted.test(value), value];
    }, patience); // prettier-ignore
  }
  toHaveAttribute(name: string, wanted?: Text, patience?: Patience): Promise<void> {
    return this.seeOne(`with ${name}`, (one) => inEnglish(() => {
      const value = one.getAttribute(name);
      if (value === null || wanted === undefined) return [value !== null, String(value)];
      return [typeof wanted === 'string' ? value === wanted : wanted.test(value), value];
    }), patience); // prettier-ignore
  }
  toHaveAccessibleName(wanted: Text, patience?: Patience): Promise<void> {
    return this.seeOne(`named ${String(wanted)}`, (one) => inEnglish(() => {
      try {
        vitestExpect(one).toHaveAccessibleName(wanted);
        return [true, 'so'];
      } catch (fault) {
        return [false, String(fault)];
      }
    }), patience); // prettier-ignore
  }
  toHaveCSS(name: string, wanted: string, patience?: Patience): Promise<void> {
    return this.seeOne(`${name}: ${wanted}`, (one) => {
      const value = getComputedStyle(one).getPropertyValue(name);
      return [value === wanted, value];
    }, patience); // prettier-ignore
  }
  toBeChecked(patience?: Patience): Promise<void> {
    return this.seeOne('checked', (one) => {
      const is = one instanceof HTMLInputElement ? one.checked : one.ariaChecked === 'true';
      return [is, String(is)];
    }, patience); // prettier-ignore
  }
  toBeDisabled(patience?: Patience): Promise<void> {
    return this.seeOne('disabled', (one) => [isDisabled(one), one.outerHTML], patience); // prettier-ignore
  }
  toBeEnabled(patience?: Patience): Promise<void> {
    return this.seeOne('enabled', (one) => [!isDisabled(one), one.outerHTML], patience); // prettier-ignore
  }
  /** At least this fraction of it is visible, or any. */
  toBeInViewport({ ratio = 0, ...patience }: { ratio?: number } & Patience = {}): Promise<void> {
    return this.seeOne('on the screen', (one) => {
      const part = partOnScreen(one);
      return [part > 0 && part >= ratio, String(part)];
    }, patience); // prettier-ignore
  }
  toBeFocused(patience?: Patience): Promise<void> {
    return this.seeOne('focused', (one) => [document.activeElement === one, document.activeElement?.outerHTML ?? ''], patience); // prettier-ignore
  }
}

class PageExpectations {
  constructor(
    private readonly page: Page,
    private readonly isNot = false,
  ) {}
  get not(): PageExpectations {
    return new PageExpectations(this.page, !this.isNot);
  }
  private async see(is: () => boolean, what: () => string, patience?: Patience): Promise<void> {
    await this.page.turn();
    await until(() => (is() === this.isNot ? what() : undefined), patience);
  }
  toHaveURL(wanted: string | RegExp, patience?: Patience): Promise<void> {
    return this.see(() => isAt(wanted), () => `the address is ${location.href}`, patience); // prettier-ignore
  }
  toHaveTitle(wanted: Text, patience?: Patience): Promise<void> {
    return this.see(() => readInEnglish(() => saysAll(document.title, wanted), Boolean), () => `the title is ${document.title}`, patience); // prettier-ignore
  }
}

/** A block that passes eventually. */
class BlockExpectations {
  constructor(private readonly block: () => Promise<unknown>) {}
  toPass(patience?: Patience): Promise<void> {
    return until(async () => {
      await this.block();
      return undefined;
    }, patience);
  }
}

function expectIt(thing: Locator, message?: string): LocatorExpectations;
function expectIt(thing: Page, message?: string): PageExpectations;
function expectIt(thing: () => Promise<unknown>, message?: string): BlockExpectations;
function expectIt<T>(thing: T, message?: string): ReturnType<typeof vitestExpect<T>>;
function expectIt(thing: unknown, message?: string): unknown {
  if (thing instanceof Locator) return new LocatorExpectations(thing);
  if (thing instanceof Page) return new PageExpectations(thing);
  if (typeof thing === 'function') return new BlockExpectations(thing as () => Promise<unknown>);
  return vitestExpect(thing, message);
}

/** Typed for tests as Playwright's expect. */
export const expect = Object.assign(expectIt, {
  /** Custom timeouts are ignored in favour of the common one: they only end tests that hang. */
  configure: () => expect,
  poll: <T>(look: () => T | Promise<T>, options: Patience = {}) =>
    vitestExpect.poll(look, { timeout: PATIENCE_MS, interval: 50, ...options }),
  stringMatching: (...given: Parameters<typeof vitestExpect.stringMatching>) => vitestExpect.stringMatching(...given),
  stringContaining: (...given: Parameters<typeof vitestExpect.stringContaining>) =>
    vitestExpect.stringContaining(...given),
  objectContaining: (...given: Parameters<typeof vitestExpect.objectContaining>) =>
    vitestExpect.objectContaining(...given),
  arrayContaining: (...given: Parameters<typeof vitestExpect.arrayContaining>) =>
    vitestExpect.arrayContaining(...given),
  any: (...given: Parameters<typeof vitestExpect.any>) => vitestExpect.any(...given),
}) as unknown as typeof PlaywrightExpect;
