import type { RequestLookups } from './lookups.ts';
import { compileRules, type Decision, type RuleRequest, type Ruleset } from './ruleset.ts';
import type { TraceSink } from './trace.ts';

/** The rules in force, replaceable while requests run: each decision is made by one ruleset from start to end. */
export class RulesHolder implements Ruleset {
  private constructor(private current: Ruleset) {}

  /** Errors: RulesSyntaxError. */
  static of(text: string): RulesHolder {
    return new RulesHolder(compileRules(text));
  }

  /** The same rules, replaceable on their own. */
  copy(): RulesHolder {
    return new RulesHolder(this.current);
  }

  /** Put other rules in force. Errors: RulesSyntaxError with line and column; the old rules stay. [BCK-15] */
  replace(text: string): void {
    this.current = compileRules(text);
  }

  decide(request: RuleRequest, lookups: RequestLookups, trace?: TraceSink): Decision {
    return this.current.decide(request, lookups, trace);
  }
}
