/** A key press by a scanner or a person. Units: ms. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
  /** Repeated by holding the key down, which only a person does. */
  readonly repeat: boolean;
}

/** Keys pressed in quick succession. */
export interface KeyBurst {
  readonly text: string;
  readonly since: number;
  readonly last: number;
}

/** A longer pause starts a new burst. Units: ms. */
const MAX_PAUSE = 100;
/** Maximum mean pause of a scanner; no person types six digits that fast. Units: ms. */
const MEAN_PAUSE = 50;
const SHORTEST_CODE = 6;

/** The burst after another key; undefined when the key cannot belong to one. */
export function burstAfter(burst: KeyBurst | undefined, { key, at, repeat }: PressedKey): KeyBurst | undefined {
  if (repeat || key.length !== 1) return undefined;
  if (!burst || at - burst.last > MAX_PAUSE) return { text: key, since: at, last: at };
  return { ...burst, text: burst.text + key, last: at };
}

/** The scanned code, when the terminating key follows a burst faster than any typing. [SHP-14] */
export function scannedWith(burst: KeyBurst | undefined, { key, at, repeat }: PressedKey): string | undefined {
  if (!burst || repeat || (key !== 'Enter' && key !== 'Tab') || at - burst.last > MAX_PAUSE) return undefined;
  const code = burst.text.trim();
  const pauses = burst.text.length - 1;
  return code.length >= SHORTEST_CODE && burst.last - burst.since <= pauses * MEAN_PAUSE ? code : undefined;
}
