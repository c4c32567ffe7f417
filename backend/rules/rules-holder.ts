import type { RequestLookups } from './lookups.ts';
import { compileRules, type Decision, type RuleRequest, type Ruleset } from './ruleset.ts';
import type { TraceSink } from './trace.ts';

/** The rules in force, replaceable while requests run: each decision uses one ruleset throughout. */
export class RulesHolder implements Ruleset {
  private constructor(private current: Ruleset) {}

  /** Compile the rules. Errors: RulesSyntaxError. */
  static of(text: string): RulesHolder {
    return new RulesHolder(compileRules(text));
  }

  /** A copy of these rules that can be replaced independently. */
  copy(): RulesHolder {
    return new RulesHolder(this.current);
  }

  /**
   * Replace the rules in force. Errors: RulesSyntaxError with line and column; the old rules then stay in force.
   * [BCK-15]
   */
  replace(text: string): void {
    this.current = compileRules(text);
  }

  decide(request: RuleRequest, lookups: RequestLookups, trace?: TraceSink): Decision {
    return this.current.decide(request, lookups, trace);
  }
}
