import type { Locator, Page } from '@playwright/test';

/** Reading speed of an adult with school English, every word read once. Units: words per minute. */
const WORDS_PER_MINUTE = 238;
/** One press: find the target and move the thumb. Units: s. */
const PRESS_S = 1;
/** One character on the phone's keyboard. Units: s. */
const CHARACTER_S = 0.25;

interface Step {
  readonly what: string;
  readonly words: number;
  readonly characters: number;
}

/**
 * A first-time user who reads every word on the screen before each press. The time is modelled from words, presses and
 * characters, hence the same on every machine.
 */
export class Reader {
  readonly steps: Step[] = [];
  private readonly page: Page;
  private readonly read = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: string, target: Locator): Promise<void> {
    await this.step(what, target, () => target.click());
  }

  async type(what: string, target: Locator, text: string): Promise<void> {
    await this.step(what, target, () => target.fill(text), text.length);
  }

  private async step(what: string, target: Locator, act: () => Promise<void>, characters = 0): Promise<void> {
    await target.waitFor();
    const words = await this.newWords();
    await act();
    this.steps.push({ what, words, characters });
  }

  get presses(): number {
    return this.steps.length;
  }

  get seconds(): number {
    const words = this.steps.reduce((sum, step) => sum + step.words, 0);
    const characters = this.steps.reduce((sum, step) => sum + step.characters, 0);
    return (words / WORDS_PER_MINUTE) * 60 + this.presses * PRESS_S + characters * CHARACTER_S;
  }

  report(name: string): string {
    const lines = this.steps.map((step) => `  ${step.words} words, ${step.characters} characters: ${step.what}`);
    return [`${name}: ${this.presses} presses, ${this.seconds.toFixed(0)} s`, ...lines].join('\n');
  }

  /** Words within the viewport that were not read before; field labels count, typed values do not. */
  private async newWords(): Promise<number> {
    const texts = await this.page.evaluate(textsInView);
    let words = 0;
    for (const text of texts) {
      if (this.read.has(text)) continue;
      this.read.add(text);
      words += text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    }
    return words;
  }
}

/** Runs in the page. */
function textsInView(): string[] {
  const root = document.querySelector('[role="dialog"]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, noscript, option')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, left, right, width, height } = range.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (isInView && width > 2 && height > 2) found.push(text);
  }
  return found;
}
