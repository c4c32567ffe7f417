import type { Expression, RulesFile } from '../../../backend/rules/ast.ts';
import { Evaluator, type Scope } from '../../../backend/rules/evaluate.ts';
import { RequestLookups, type DocumentSource } from '../../../backend/rules/lookups.ts';
import { judge, type RuleRequest } from '../../../backend/rules/ruleset.ts';
import { RuleError, RuleLimitError, type RuleValue } from '../../../backend/rules/values.ts';
import { mutantsOf, type Mutant } from './mutations.ts';

const NOTHING: unique symbol = Symbol('no value');
/** The value of an expression, or that it has none. */
type Outcome = RuleValue | typeof NOTHING;

/** The scope in which a mutated expression was evaluated during a decision, and its value there. */
interface Visit {
  readonly node: Expression;
  readonly scope: Scope;
  readonly outcome: Outcome;
}

/** Records the places where mutants could have an effect. */
class Watching extends Evaluator {
  readonly visits: Visit[] = [];

  constructor(
    lookups: RequestLookups,
    private readonly targets: ReadonlyMap<Expression, unknown>,
  ) {
    super(lookups.forOperation());
  }

  override evaluate(node: Expression, scope: Scope): RuleValue {
    if (!this.targets.has(node)) return super.evaluate(node, scope);
    try {
      const outcome = super.evaluate(node, scope);
      this.visits.push({ node, scope, outcome });
      return outcome;
    } catch (error) {
      if (error instanceof RuleError) this.visits.push({ node, scope, outcome: NOTHING });
      throw error;
    }
  }
}

/** Evaluates the rules with one mutant applied. */
class Mutating extends Evaluator {
  constructor(
    lookups: RequestLookups,
    private readonly mutant: Mutant,
  ) {
    super(lookups.forOperation());
  }

  override evaluate(node: Expression, scope: Scope): RuleValue {
    return super.evaluate(node === this.mutant.target ? this.mutant.replacement : node, scope);
  }
}

/** One document operation, or list, of a request, and its database. */
export interface Asked {
  readonly request: RuleRequest;
  readonly source: DocumentSource;
}

/**
 * Determines, for every request of the suite, which mutants would have changed the decision: the suite asserts the
 * verdict of each request, so such a mutant is killed. A batch is one request: it is refused when one of its writes is.
 */
export class Hunt {
  readonly mutants: readonly Mutant[];
  readonly killed = new Set<number>();
  private readonly left = new Map<Expression, Mutant[]>();

  constructor(private readonly file: RulesFile) {
    this.mutants = mutantsOf(file);
    for (const mutant of this.mutants) this.left.set(mutant.target, [...(this.left.get(mutant.target) ?? []), mutant]);
  }

  /** Mark a mutant as killed, in this process or in another one. */
  kill(id: number): void {
    const { target } = this.mutants[id]!;
    const others = (this.left.get(target) ?? []).filter((one) => one.id !== id);
    if (others.length > 0) this.left.set(target, others);
    else this.left.delete(target);
    this.killed.add(id);
  }

  /** Check one request with all its operations. */
  look(all: readonly Asked[]): void {
    const seen = new Map<Expression, { visit: Visit; source: DocumentSource }[]>();
    let allowed = true;
    for (const { request, source } of all) {
      const watching = new Watching(lookupsIn(source), this.left);
      allowed = judge(this.file, request, watching).allowed && allowed;
      for (const visit of watching.visits)
        if (seen.has(visit.node)) seen.get(visit.node)!.push({ visit, source });
        else seen.set(visit.node, [{ visit, source }]);
    }
    for (const [node, visits] of seen)
      for (const mutant of this.left.get(node) ?? []) {
        if (!visits.some(({ visit, source }) => differs(visit, mutant, lookupsIn(source)))) continue;
        const mutated = all.every(
          ({ request, source }) => judge(this.file, request, new Mutating(lookupsIn(source), mutant)).allowed,
        );
        if (mutated !== allowed) this.kill(mutant.id);
      }
  }
}

/** Look-up limits of a request are ignored: each operation is evaluated as if it were alone. */
const lookupsIn = (source: DocumentSource): RequestLookups => new RequestLookups(source, Infinity);

function differs({ scope, outcome }: Visit, { replacement }: Mutant, lookups: RequestLookups): boolean {
  const other = outcomeOf(replacement, scope, lookups);
  // Lists and maps are not compared: the full decision shows whether the difference matters.
  return other !== outcome || (typeof other === 'object' && other !== null);
}

function outcomeOf(node: Expression, scope: Scope, lookups: RequestLookups): Outcome {
  try {
    return new Evaluator(lookups.forOperation()).evaluate(node, scope);
  } catch (error) {
    if (error instanceof RuleError || error instanceof RuleLimitError) return NOTHING;
    throw error;
  }
}
