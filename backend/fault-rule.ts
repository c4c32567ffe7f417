import { seededChance } from './chance.ts';
import { asInteger, asList, asObject, asString } from './json.ts';
import { invalid } from './rpc-error.ts';

const kinds = ['delay', 'cut', 'refuse', 'lose', 'duplicate', 'late'] as const;

/**
 * A fault to inject, and the calls it applies to:
 *   delay      executed `ms` later, and up to `jitterMs` more
 *   cut        not executed; the connection is cut
 *   refuse     not executed; answered with the HTTP code `code` (403, 409, 429, 500, 503)
 *   lose       executed; the connection is cut instead of acknowledging
 *   duplicate  executed twice; the first answer is sent
 *   late       a commit is acknowledged at once, but listeners receive it and all later ones `ms` (and jitter) later
 */
export interface FaultRule {
  readonly fault: (typeof kinds)[number];
  /** Names of Firestore calls (Commit, RunQuery, Write, Listen …); all when omitted. Not for `late`. */
  readonly methods?: readonly string[] | undefined;
  /** Number of matching calls that succeed first; 0 when omitted. */
  readonly skip?: number | undefined;
  /** Number of calls hit after those; all when omitted. */
  readonly times?: number | undefined;
  /** Probability that each of these is hit, 0 to 1; 1 when omitted. Drawn from the seed. */
  readonly chance?: number | undefined;
  readonly ms?: number | undefined;
  readonly jitterMs?: number | undefined;
  readonly code?: number | undefined;
}

/** Decode a rule from JSON. Errors: INVALID_ARGUMENT. */
export function decodeFaultRule(json: unknown): FaultRule {
  const { fault, methods, skip, times, chance, ms, jitterMs, code } = asObject(json, 'A fault');
  const kind = kinds.find((known) => known === fault);
  if (!kind) throw invalid(`A fault is one of ${kinds.join(', ')}.`);
  if (chance !== undefined && !(typeof chance === 'number' && chance >= 0 && chance <= 1)) {
    throw invalid('chance must be a number from 0 to 1.');
  }
  const whole = (value: unknown, what: string) => (value === undefined ? undefined : asInteger(value, what));
  return {
    fault: kind,
    methods: methods === undefined ? undefined : asList(methods, 'methods').map((name) => asString(name, 'A method')),
    skip: whole(skip, 'skip'),
    times: whole(times, 'times'),
    chance,
    ms: whole(ms, 'ms'),
    jitterMs: whole(jitterMs, 'jitterMs'),
    code: whole(code, 'code'),
  };
}

/** A rule in force, with its own call count and random sequence, so that other calls do not change its behaviour. */
export class ActiveFault {
  private seen = 0;
  private hits = 0;
  private readonly draw: () => number;

  constructor(
    readonly rule: FaultRule,
    seed: number,
  ) {
    this.draw = seededChance(seed);
  }

  /** Whether this call is hit. Call exactly once per call. */
  matches(method: string): boolean {
    const { fault, methods } = this.rule;
    return fault !== 'late' && (methods === undefined || methods.includes(method)) && this.count();
  }

  /** Whether this commit is published late. Call exactly once per commit. */
  publishesLate(): boolean {
    return this.rule.fault === 'late' && this.count();
  }

  private count(): boolean {
    const { skip = 0, times = Infinity, chance = 1 } = this.rule;
    if (this.seen++ < skip || this.hits >= times) return false;
    if (chance < 1 && this.draw() >= chance) return false;
    this.hits++;
    return true;
  }

  /** The duration of the next delay, in ms. */
  duration(): number {
    const { ms = 0, jitterMs = 0 } = this.rule;
    return ms + (jitterMs > 0 ? Math.floor(this.draw() * (jitterMs + 1)) : 0);
  }
}
