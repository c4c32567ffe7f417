import type { Allow, Expression, MatchBlock } from './ast.ts';
import type { RequestLookups } from './lookups.ts';
import type { Position } from './scanner.ts';
import { describeValue } from './describe-value.ts';
import type { Decision, RuleRequest, Ruleset } from './ruleset.ts';
import type { Outcome, TraceSink } from './trace.ts';

/**
 * The decision on a request and its derivation, as indented text: each allow that covers the path, each sub-expression
 * in evaluation order with its result, and why each allow did not hold. `text` is the source of the rules, from which
 * expressions are quoted.
 */
export function explain(
  ruleset: Ruleset,
  text: string,
  request: RuleRequest,
  lookups: RequestLookups,
): { readonly decision: Decision; readonly lines: readonly string[] } {
  const report = new Report(text.split('\n'));
  const decision = ruleset.decide(request, lookups, report);
  const { allowed, limit, expressions } = decision;
  const lines = [...report.finish(), ''];
  if (lines.length === 1) lines.unshift(`No allow of ${request.method} covers this path: it is denied.`);
  lines.push(
    `${allowed ? 'ALLOWED' : 'DENIED'} after ${expressions} of 1,000 expressions, ${lookups.paths.size} documents looked up`,
  );
  if (limit !== undefined) lines.push(`because of a limit: ${limit}`);
  return { decision, lines };
}

interface Node {
  readonly at: Position;
  readonly what: string;
  readonly children: Node[];
  outcome: Outcome | undefined;
}

class Report implements TraceSink {
  private readonly lines: string[] = [];
  private open: Node[] = [];
  private root: Node | undefined;

  constructor(private readonly source: readonly string[]) {}

  allow(allow: Allow, blocks: readonly MatchBlock[]): void {
    this.finishAllow();
    const place = blocks.map(patternText).join('');
    this.lines.push(`match ${place}`, `  ${where(allow.at)} ${this.lineOf(allow.at)}`);
  }

  enter(node: Expression): void {
    const entry: Node = { at: node.at, what: what(node), children: [], outcome: undefined };
    const parent = this.open.at(-1);
    if (parent) parent.children.push(entry);
    else this.root = entry;
    this.open.push(entry);
  }

  leave(_: Expression, outcome: Outcome): void {
    const entry = this.open.pop();
    if (entry) entry.outcome = outcome;
  }

  finish(): readonly string[] {
    this.finishAllow();
    return this.lines;
  }

  private finishAllow(): void {
    if (!this.root) return;
    this.print(this.root, 2);
    this.lines.push(`  ${verdict(this.root.outcome)}`);
    this.root = undefined;
    this.open = [];
  }

  private print(node: Node, depth: number): void {
    const { outcome } = node;
    const gave =
      outcome === undefined
        ? 'not finished'
        : 'error' in outcome
          ? `ERROR ${outcome.error}`
          : describeValue(outcome.value);
    this.lines.push(`${'  '.repeat(depth)}${where(node.at)} ${node.what}  →  ${gave}`);
    // The result of a literal or a plain name needs no further detail.
    for (const child of node.children) this.print(child, depth + 1);
  }

  private lineOf({ line, column }: Position): string {
    const text = (this.source[line - 1] ?? '').slice(column - 1).trim();
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
  }
}

const where = ({ line, column }: Position) => `L${line}:${column}`;

function verdict(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'did not hold: it was not finished';
  if ('error' in outcome) return `did not hold: ${outcome.error}`;
  if (outcome.value === true) return 'HOLDS';
  return `did not hold: it gave ${describeValue(outcome.value)}`;
}

function patternText({ pattern }: MatchBlock): string {
  return pattern
    .map((step) => (step.kind === 'fixed' ? `/${step.text}` : `/{${step.name}${step.kind === 'rest' ? '=**' : ''}}`))
    .join('');
}

/** The source form of an expression, with deeply nested parts omitted. */
function what(node: Expression, depth = 0): string {
  const inner = (part: Expression) => (depth > 4 ? '…' : what(part, depth + 1));
  switch (node.kind) {
    case 'literal':
      return describeValue(node.value);
    case 'name':
      return node.name;
    case 'list':
      return `[${node.items.map(inner).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${inner(key)}: ${inner(value)}`).join(', ')}}`;
    case 'path':
      return node.steps.map((step) => (typeof step === 'string' ? `/${step}` : `/$(${inner(step)})`)).join('');
    case 'member':
      return `${inner(node.of)}.${node.name}`;
    case 'index':
      return `${inner(node.of)}[${inner(node.index)}]`;
    case 'range':
      return `${inner(node.of)}[${node.from ? inner(node.from) : ''}:${node.to ? inner(node.to) : ''}]`;
    case 'call':
      return `${node.name}(${node.args.map(inner).join(', ')})`;
    case 'method':
      return `${inner(node.of)}.${node.name}(${node.args.map(inner).join(', ')})`;
    case 'unary':
      return `${node.operator}${inner(node.operand)}`;
    case 'binary':
      return `${inner(node.left)} ${node.operator} ${inner(node.right)}`;
    case 'is':
      return `${inner(node.operand)} is ${node.type}`;
    case 'choice':
      return `${inner(node.test)} ? ${inner(node.yes)} : ${inner(node.no)}`;
  }
}
