/** A key as a scanner or a person presses it. Units: ms. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
  /** Held down until it repeats: a person. */
  readonly repeat: boolean;
}

/** Keys that came one right after the other. */
export interface KeyBurst {
  readonly text: string;
  readonly since: number;
  readonly last: number;
}

/** A longer pause begins anew. Units: ms. */
const MAX_PAUSE = 100;
/** Nobody types six digits with less than this between each two. Units: ms. */
const MEAN_PAUSE = 50;
const SHORTEST_CODE = 6;

/** The burst after one more key; undefined when the key is no part of any. */
export function burstAfter(burst: KeyBurst | undefined, { key, at, repeat }: PressedKey): KeyBurst | undefined {
  if (repeat || key.length !== 1) return undefined;
  if (!burst || at - burst.last > MAX_PAUSE) return { text: key, since: at, last: at };
  return { ...burst, text: burst.text + key, last: at };
}

/** The code, when the key that ends it came after what only a scanner types so fast. [SHP-14] */
export function scannedWith(burst: KeyBurst | undefined, { key, at, repeat }: PressedKey): string | undefined {
  if (!burst || repeat || (key !== 'Enter' && key !== 'Tab') || at - burst.last > MAX_PAUSE) return undefined;
  const code = burst.text.trim();
  const pauses = burst.text.length - 1;
  return code.length >= SHORTEST_CODE && burst.last - burst.since <= pauses * MEAN_PAUSE ? code : undefined;
}
