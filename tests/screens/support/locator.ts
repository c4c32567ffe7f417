import { commands, page as screen, type Locator as Found } from 'vitest/browser';
import { choose, closesToastOver, give, isDisabled, isShown, press, type, whyNotPressed } from './act.ts';
import { typeText } from './keys.ts';
import { until, type Patience, type See } from './patience.ts';
import { isForeign, keepAsTyped, readInEnglish } from './read-in-english.ts';

export type Text = string | RegExp;
interface RoleOptions {
  name?: Text;
  exact?: boolean;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  includeHidden?: boolean;
  level?: number;
  pressed?: boolean;
  selected?: boolean;
}
interface FilterOptions {
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
  hasNot?: Locator;
  visible?: boolean;
}
interface Given {
  name: string;
  mimeType: string;
  buffer: BlobPart;
}
/** Vitest's internal step for appending any Playwright selector. */
interface Chained {
  locator(selector: string): Found;
}
/** The class of all locators, which Vitest does not export. */
const Plain = screen.getByText('').constructor as new (selector: string) => Found;

/** Number of presses and choices of the current test; typing does not count. */
export const taps = { count: 0 };

/** Brings a phone's screen to the page: it is shown once this is resolved. */
export type Turn = () => Promise<void>;

/** A scope for finding elements: a whole screen, or the result of another locator. */
export abstract class Finder {
  constructor(
    protected readonly root: Found | typeof screen,
    readonly turn: Turn,
  ) {}
  private of(found: Found): Locator {
    return new Locator(found, this.turn);
  }
  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.of(this.root.getByRole(role, options));
  }
  getByText(text: Text, options: { exact?: boolean } = {}): Locator {
    return this.of(this.root.getByText(text, options));
  }
  getByLabel(text: Text, options: { exact?: boolean } = {}): Locator {
    return this.of(this.root.getByLabelText(text, options));
  }
  getByPlaceholder(text: Text, options: { exact?: boolean } = {}): Locator {
    return this.of(this.root.getByPlaceholder(text, options));
  }
  getByTitle(text: Text, options: { exact?: boolean } = {}): Locator {
    return this.of(this.root.getByTitle(text, options));
  }
  locator(selector: string, options: FilterOptions = {}): Locator {
    const found = this.root === screen ? new Plain(selector) : (this.root as unknown as Chained).locator(selector);
    return this.of(found).filter(options);
  }
}

/** Elements by accessible name; searched again on every use. */
export class Locator extends Finder {
  constructor(
    readonly found: Found,
    turn: Turn,
  ) {
    super(found, turn);
  }

  filter({ visible, has, hasNot, ...text }: FilterOptions): Locator {
    const wanted = { ...text, ...(has && { has: has.found }), ...(hasNot && { hasNot: hasNot.found }) };
    const found = Object.keys(wanted).length > 0 ? this.found.filter(wanted) : this.found;
    const seen = visible === undefined ? found : (found as unknown as Chained).locator(`visible=${visible}`);
    return new Locator(seen, this.turn);
  }
  and(other: Locator): Locator {
    return new Locator(this.found.and(other.found), this.turn);
  }
  or(other: Locator): Locator {
    return new Locator(this.found.or(other.found), this.turn);
  }
  nth(index: number): Locator {
    return new Locator(this.found.nth(index), this.turn);
  }
  first(): Locator {
    return new Locator(this.found.first(), this.turn);
  }
  last(): Locator {
    return new Locator(this.found.last(), this.turn);
  }

  /** The elements that currently match on the shown screen. */
  now(): HTMLElement[] {
    return readInEnglish(
      () => this.found.elements() as HTMLElement[],
      (found) => found.length > 0,
    );
  }
  private async onScreen(): Promise<HTMLElement[]> {
    await this.turn();
    return this.now();
  }
  /**
   * Check the single element repeatedly until `see` has no complaint. Errors: none in time, several, or the last
   * complaint.
   */
  private async onOne(see: (element: HTMLElement) => ReturnType<See>, patience?: Patience): Promise<void> {
    await this.turn();
    await until(() => {
      const found = this.now();
      return found.length === 1 ? see(found[0]!) : `${this.name} is ${found.length} elements`;
    }, patience);
  }
  /** The single element, once it exists. Errors: none in time, or several. */
  async one(patience?: Patience): Promise<HTMLElement> {
    let element: HTMLElement | undefined;
    await this.onOne((found) => {
      element = found;
      return undefined;
    }, patience);
    return element!;
  }
  get name(): string {
    return this.found.selector;
  }

  /** Click once a user could press it. `force`: also when hidden, as the native field behind a drawn one. */
  async click({ force = false, ...patience }: { force?: boolean } & Patience = {}): Promise<void> {
    await this.whenPressed((element) => press(element), force, patience);
  }
  async dblclick(): Promise<void> {
    await this.whenPressed(async (element) => {
      await press(element);
      await press(element, 2);
    });
  }
  private async whenPressed(
    act: (element: HTMLElement) => Promise<void>,
    force = false,
    patience?: Patience,
  ): Promise<void> {
    await this.onOne(async (element) => {
      const why = force ? undefined : whyNotPressed(element);
      if (why !== undefined) {
        const closes = closesToastOver(element);
        if (closes) await press(closes);
        return `${this.name} is ${why}`;
      }
      await act(element);
      taps.count++;
      return undefined;
    }, patience);
  }
  tap(): Promise<void> {
    return this.click();
  }
  async fill(text: string): Promise<void> {
    await this.onOne((element) => {
      const field = (element instanceof HTMLLabelElement ? element.control : element) as HTMLInputElement;
      if (!isShown(field) || isDisabled(field) || field.readOnly) return `${this.name} cannot be typed into`;
      keepAsTyped(text);
      type(field, text);
      return undefined;
    });
  }
  clear(): Promise<void> {
    return this.fill('');
  }
  async hover(): Promise<void> {
    const element = await this.one();
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
  async focus(): Promise<void> {
    (await this.one()).focus();
  }
  async blur(): Promise<void> {
    (await this.one()).blur();
  }
  async press(key: string): Promise<void> {
    await this.turn();
    if (!isForeign()) return commands.press(this.name, key);
    // The runner would search for the English name: mark the element instead.
    const element = await this.one();
    element.dataset['pressed'] = '';
    await commands.press('[data-pressed]', key);
    delete element.dataset['pressed'];
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    keepAsTyped(text);
    await typeText(text);
  }
  check(options: { force?: boolean } = {}): Promise<void> {
    return this.setChecked(true, options);
  }
  uncheck(options: { force?: boolean } = {}): Promise<void> {
    return this.setChecked(false, options);
  }
  private async setChecked(checked: boolean, options: { force?: boolean }): Promise<void> {
    if ((await this.isChecked()) !== checked) await this.click(options);
    await until(async () => ((await this.isChecked()) === checked ? undefined : `${this.name} did not change`));
  }
  async isChecked(): Promise<boolean> {
    const element = await this.one();
    return element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true';
  }
  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.one());
  }
  async selectOption(wanted: string | { label?: string; value?: string }): Promise<void> {
    const name = typeof wanted === 'string' ? wanted : (wanted.label ?? wanted.value)!;
    await until(async () =>
      choose((await this.one()) as HTMLSelectElement, name) ? undefined : `${this.name} has no option ${name}`,
    );
    taps.count++;
  }
  async setInputFiles(files: Given | readonly Given[]): Promise<void> {
    const all = [files].flat();
    give(
      (await this.one()) as HTMLInputElement,
      all.map(({ name, mimeType, buffer }) => new File([buffer], name, { type: mimeType })),
    );
  }

  async count(): Promise<number> {
    return (await this.onScreen()).length;
  }
  async all(): Promise<Locator[]> {
    return Array.from(await this.onScreen(), (_, at) => this.nth(at));
  }
  async innerText(): Promise<string> {
    const one = await this.one();
    return readInEnglish(() => one.innerText);
  }
  async textContent(): Promise<string | null> {
    const one = await this.one();
    return readInEnglish(() => one.textContent);
  }
  async allInnerTexts(): Promise<string[]> {
    const all = await this.onScreen();
    return readInEnglish(() => all.map((one) => one.innerText));
  }
  async allTextContents(): Promise<string[]> {
    const all = await this.onScreen();
    return readInEnglish(() => all.map((one) => one.textContent));
  }
  async getAttribute(name: string): Promise<string | null> {
    const one = await this.one();
    return readInEnglish(() => one.getAttribute(name));
  }
  async inputValue(): Promise<string> {
    return ((await this.one()) as HTMLInputElement).value;
  }
  async isVisible(): Promise<boolean> {
    return (await this.onScreen()).some(isShown);
  }
  async boundingBox(): Promise<DOMRect> {
    return (await this.one()).getBoundingClientRect();
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    (await this.one()).scrollIntoView({ block: 'nearest' });
  }
  async evaluate<T, A>(act: (element: never, given: A) => T, given?: A): Promise<Awaited<T>> {
    return await act((await this.one()) as never, given as A);
  }
  async evaluateAll<T, A>(act: (elements: never[], given: A) => T, given?: A): Promise<Awaited<T>> {
    return await act((await this.onScreen()) as never[], given as A);
  }
  async waitFor({ state = 'visible', ...patience }: { state?: State } & Patience = {}): Promise<void> {
    await this.turn();
    await until(() => {
      const found = this.now();
      const is = { visible: found.some(isShown), hidden: !found.some(isShown), attached: found.length > 0, detached: found.length === 0 }; // prettier-ignore
      return is[state] ? undefined : `${this.name} is not ${state}`;
    }, patience);
  }
}
type State = 'visible' | 'hidden' | 'attached' | 'detached';
