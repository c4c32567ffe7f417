import { setTimeout as wait } from 'node:timers/promises';
import { ActiveFault, decodeFaultRule, type FaultRule } from './fault-rule.ts';
import { asInteger, asList, asObject } from './json.ts';
import { RpcError, statusOfHttpCode } from './rpc-error.ts';

/** The result of a call whose connection is to be cut. */
export const lost = Symbol('the connection is cut');

/**
 * Faults that tests inject with POST /__test/faults, a JSON object of any of these (all optional) [BCK-20]:
 *   faults          a list of rules, see fault-rule.ts; they replace the previous rules, [] removes them
 *   seed            random seed for the chances and jitters of these rules; 1 when omitted
 *   delayMs         delay every API request by this many milliseconds; 0 ends it
 *   dropCommits     execute the next K commits, then cut the connection instead of acknowledging
 *   failCommits     do not execute the next K commits, answer with the HTTP code in `code` (403, 409, 429, 500, 503)
 *   killListeners   true: cut every listen and write stream now
 * POST /__test/expire-sessions revokes all refresh tokens and all ID tokens issued so far.
 * Both exist only when the backend was started with testHooks [BCK-13]. dropCommits and failCommits apply to the call
 * Commit. Without HTTP, `use` and `run` do the same inside another process, with a clock of its own.
 */
export class Faults {
  delayMs = 0;
  private rules: ActiveFault[] = [];
  private drops: ActiveFault | undefined;
  private failures: ActiveFault | undefined;
  private failureCode = 503;
  /** Listeners are notified in commit order: a late publication delays those after it. */
  private publications: Promise<void> | undefined;

  constructor(private readonly sleep: (ms: number) => Promise<unknown> = wait) {}

  /** Apply a request body; returns whether the streams are to be cut. Errors: INVALID_ARGUMENT. */
  set(json: unknown): { killListeners: boolean } {
    const { faults, seed, delayMs, dropCommits, failCommits, code, killListeners } = asObject(json, 'faults');
    if (faults !== undefined) {
      this.use(asList(faults, 'faults').map(decodeFaultRule), seed === undefined ? 1 : asInteger(seed, 'seed'));
    }
    if (delayMs !== undefined) this.delayMs = asInteger(delayMs, 'delayMs');
    if (code !== undefined) this.failureCode = asInteger(code, 'code');
    if (dropCommits !== undefined) this.drops = commits('lose', asInteger(dropCommits, 'dropCommits'));
    if (failCommits !== undefined) this.failures = commits('refuse', asInteger(failCommits, 'failCommits'));
    return { killListeners: killListeners === true };
  }

  /** Replace all previous rules with these. */
  use(rules: readonly FaultRule[], seed = 1): void {
    this.rules = rules.map((rule, i) => new ActiveFault(rule, seed * 1_000 + i));
  }

  /**
   * Run a call under the rules in force; returns its answer or `lost`. Errors: those of the call, and an injected
   * refusal.
   */
  async run<Answer>(method: string, call: () => Promise<Answer>): Promise<Answer | typeof lost> {
    const hits = [...this.rules, this.drops, this.failures].filter((active) => active?.matches(method));
    const hit = (fault: FaultRule['fault']) => hits.find((active) => active?.rule.fault === fault);
    const delay = hit('delay');
    if (delay) await this.sleep(delay.duration());
    if (hit('cut')) return lost;
    const refusal = hit('refuse');
    if (refusal) {
      const status = statusOfHttpCode(refusal.rule.code ?? this.failureCode);
      throw new RpcError(status, 'A test asked for this answer.');
    }
    const answer = await call();
    // The second execution may be refused, e.g. by a precondition; its result is discarded.
    if (hit('duplicate')) await call().catch(() => undefined);
    return hit('lose') ? lost : answer;
  }

  /** Notify listeners of a commit, now or late. */
  publish(tell: () => void): void {
    const late = this.rules.find((active) => active.publishesLate());
    if (!late && !this.publications) return tell();
    const earlier = this.publications ?? Promise.resolve();
    const mine = earlier.then(async () => {
      if (late) await this.sleep(late.duration());
      tell();
      if (this.publications === mine) this.publications = undefined;
    });
    this.publications = mine;
  }
}

function commits(fault: 'lose' | 'refuse', times: number): ActiveFault {
  return new ActiveFault({ fault, times, methods: ['Commit'] }, 1);
}
