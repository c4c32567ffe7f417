import { RequestLookups } from '../../../backend/rules/lookups.ts';
import { compileRules } from '../../../backend/rules/ruleset.ts';
import { RulesSyntaxError } from '../../../backend/rules/scanner.ts';
import { RuleTimestamp } from '../../../backend/rules/values.ts';
import { rulesOf } from './start.ts';

/** Compile and, if possible, decide: results in a decision or a RulesSyntaxError. Other errors are rethrown. */
export function tryRules(text: string): 'decided' | 'refused' {
  const request = {
    method: 'get' as const,
    databaseId: '(default)',
    segments: ['t', 'x'],
    auth: null,
    time: new RuleTimestamp({ seconds: 0, nanos: 0 }),
    resource: null,
    requestResource: null,
    query: null,
  };
  try {
    compileRules(text).decide(request, new RequestLookups({ databaseId: '(default)', before: () => undefined }, 10));
    return 'decided';
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'refused';
    throw error;
  }
}

export const condition = (expression: string): string => rulesOf(`match /t/{id} { allow get: if ${expression}; }`);

const SHAPES: readonly (readonly [name: string, make: (n: number) => string])[] = [
  ['parentheses', (n: number) => condition('('.repeat(n))],
  ['closed parentheses', (n: number) => condition(`${'('.repeat(n)}1${')'.repeat(n)}`)],
  ['lists', (n: number) => condition('['.repeat(n))],
  ['maps', (n: number) => condition("{'a': ".repeat(n))],
  ['negations', (n: number) => condition(`${'!'.repeat(n)}true`)],
  ['minus signs', (n: number) => condition(`${'- '.repeat(n)}1`)],
  ['choices', (n: number) => condition(`${'true ? true : '.repeat(n)}true`)],
  ['choices inside', (n: number) => condition('true ? '.repeat(n))],
  ['members', (n: number) => condition(`request${'.a'.repeat(n)}`)],
  ['calls', (n: number) => condition(`1${'.size()'.repeat(n)}`)],
  ['calls inside', (n: number) => condition('string('.repeat(n))],
  ['indexes', (n: number) => condition(`[1]${'[0]'.repeat(n)}`)],
  ['terms', (n: number) => condition(`true${' && true'.repeat(n)}`)],
  ['sums', (n: number) => condition(`1${' + 1'.repeat(n)} == 1`)],
  ['paths', (n: number) => condition('/$('.repeat(n))],
  ['path segments', (n: number) => condition(`${'/a'.repeat(n)} == 1`)],
  ['matches', (n: number) => rulesOf('match /a/b { '.repeat(n))],
  ['pattern segments', (n: number) => rulesOf(`match ${'/a'.repeat(n)} { allow read; }`)],
  ['allows', (n: number) => rulesOf(`match /t/{id} { ${'allow get: if false; '.repeat(n)} }`)],
  [
    'functions',
    (n: number) => rulesOf(Array.from({ length: n }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join('\n')),
  ],
  [
    'functions that call the next one ten times',
    (n: number) =>
      rulesOf(
        `${Array.from(
          { length: n && 19 },
          (_, i) =>
            `function g${i}() { return ${Array(10)
              .fill(`g${i + 1}()`)
              .join(' || ')}; }`,
        ).join('\n')} function g19() { return 1 == 1; } match /t/{id} { allow get: if g0(); }`,
      ),
  ],
  ['quotes', (n: number) => condition(`'${'\\'.repeat(n)}`)],
  ['comments', (n: number) => condition('/*'.repeat(n))],
  ['lines', (n: number) => condition('\n'.repeat(n))],
  ['letters', (n: number) => condition(`'${'a'.repeat(n)}' == 'a'`)],
  ['digits', (n: number) => condition('9'.repeat(n))],
];

/** Texts of 1 MB that are quick for a parser that reads each character once, and take forever in others. */
export const HUGE_RULES = SHAPES.map(([name, make]) => {
  const once = make(1).length - make(0).length || 1;
  return [name, () => make(Math.floor(1_000_000 / once))] as const;
});

/** Rules with regular expressions that take exponential time in a backtracking engine. */
export const SLOW_PATTERNS = [
  '(a+)+b',
  '(a|a)*b',
  '(a*)*b',
  '((a{1,30}){1,30})b',
  '(.*)(.*)(.*)(.*)b',
  `${'a?'.repeat(40)}${'a'.repeat(40)}b`,
  `(${'a|'.repeat(300)}a)*b`,
  `${'('.repeat(2_000)}a${')'.repeat(2_000)}`,
  'a'.repeat(100_000),
].map((pattern) => [pattern, condition(`'${'a'.repeat(50_000)}'.matches('${pattern}' + '')`)] as const);

/** Rules whose values would exhaust the memory. */
export function growingRules(): string[] {
  const doubled = Array.from(
    { length: 10 },
    (_, i) => `let v${i + 1} = v${i} + v${i} + v${i} + v${i} + v${i} + v${i} + v${i} + v${i};`,
  );
  const body = `function f() { ${doubled.slice(0, 9).join(' ')} return v9.size() > 0; }`.replace(
    'let v1',
    "let v0 = 'aaaaaaaaaaaaaaaa'; let v1",
  );
  const replaced = `'${'a'.repeat(1_000)}'${".replace('a', 'aaaaaaaaaaaaaaaaaaaa')".repeat(6)}.size() > 0`;
  return [rulesOf(`${body} match /t/{id} { allow get: if f(); }`), condition(replaced)];
}
