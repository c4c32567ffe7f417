import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RequestLookups } from '../../backend/rules/lookups.ts';
import { compileRules } from '../../backend/rules/ruleset.ts';
import { RulesSyntaxError } from '../../backend/rules/scanner.ts';
import { RuleTimestamp } from '../../backend/rules/values.ts';
import { openRules, rulesOf } from './support/start.ts';

const seed = Date.now() % 2 ** 31;
console.log(`rules fuzz: seed ${seed}`);

/** Compile and, when that works, decide: a decision or a RulesSyntaxError, in time. Anything else is thrown on. */
function tryRules(text: string): 'decided' | 'refused' {
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

const condition = (expression: string) => rulesOf(`match /t/{id} { allow get: if ${expression}; }`);

/** Milliseconds that a run takes. */
function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const words = [
  'service cloud firestore match allow if function return let true false null in is request resource get exists int',
  'string path size matches keys diff id a b { } ( ) [ ] && || == != < + - * / % ! ? : ; , . $ ** 1 0 1.5',
  `'a' " ' \\ // /* */ \n 9223372036854775808 b"x"`,
].flatMap((line) => line.split(' '));
const name = fc.constantFrom('request', 'resource', 'id', 'database');
const value = fc.oneof(
  fc.maxSafeInteger().map(String),
  fc.constantFrom('1.5', 'true', 'null', '[]', '{}', '/a/b', "b'x'", '9223372036854775807'),
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  name,
);
const expression = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    fc
      .tuple(tie('any'), fc.constantFrom('==', '!=', '<', '>=', '+', '-', '*', '/', '%', '&&', '||', 'in'), tie('any'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('any').map((a) => `(!${a})`),
    fc
      .tuple(
        tie('any'),
        fc.constantFrom(
          'size()',
          'keys()',
          'lower()',
          'toSet()',
          'matches("a*")',
          'split("")',
          'hasAny([1])',
          'get("a", 1)',
          'diff({})',
          'year()',
          'toBase64()',
          'bind({})',
        ),
      )
      .map(([a, call]) => `(${a}).${call}`),
    fc
      .tuple(
        fc.constantFrom(
          'int',
          'float',
          'string',
          'path',
          'bool',
          'math.abs',
          'math.round',
          'hashing.md5',
          'exists',
          'get',
          'timestamp.value',
        ),
        tie('any'),
      )
      .map(([call, a]) => `${call}(${a})`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `(${a})[${b}]`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('any'), fc.constantFrom('int', 'map', 'list', 'path', 'set')).map(([a, type]) => `(${a} is ${type})`),
  ),
})).any;

describe('rules from anybody', () => {
  test(`[BCK-15] random tokens are refused or decided, never a crash (seed ${seed})`, () => {
    const tokens = fc.array(fc.constantFrom(...words), { maxLength: 60 });
    fc.assert(
      fc.property(tokens, (list) => {
        tryRules(list.join(' '));
        tryRules(condition(list.join(' ')));
        tryRules(rulesOf(list.join('')));
      }),
      { seed, numRuns: 2_000 },
    );
  });

  test(`[BCK-15] random well-formed expressions have a value or an error, never a crash (seed ${seed})`, () => {
    let decided = 0;
    fc.assert(
      fc.property(expression, (text) => {
        if (tryRules(condition(`${text} == 1`)) === 'decided') decided++;
      }),
      { seed, numRuns: 3_000 },
    );
    // Not all may be refused, or nothing would have been evaluated.
    expect(decided).toBeGreaterThan(500);
  });

  test(`[BCK-15] valid rules with characters lost, doubled or changed (seed ${seed})`, () => {
    const change = fc.tuple(fc.nat(openRules.length), fc.nat(4), fc.string({ maxLength: 4, unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const text = changes.reduce(
          (rules, [at, lost, more]) => rules.slice(0, at) + more + rules.slice(at + lost),
          openRules,
        );
        tryRules(text);
      }),
      { seed, numRuns: 2_000 },
    );
  });

  test.each([
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
      (n: number) =>
        rulesOf(Array.from({ length: n }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join('\n')),
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
  ])('[BCK-15] 1 MB of %s is answered in time', (_, make) => {
    const once = make(1).length - make(0).length || 1;
    const text = make(Math.floor(1_000_000 / once));
    expect(timed(() => tryRules(text))).toBeLessThan(5_000);
  });

  test.each([
    '(a+)+b',
    '(a|a)*b',
    '(a*)*b',
    '((a{1,30}){1,30})b',
    '(.*)(.*)(.*)(.*)b',
    `${'a?'.repeat(40)}${'a'.repeat(40)}b`,
    `(${'a|'.repeat(300)}a)*b`,
    `${'('.repeat(2_000)}a${')'.repeat(2_000)}`,
    'a'.repeat(100_000),
  ])('[BCK-15] a regular expression that is slow elsewhere takes linear time here: %.30s', (pattern) => {
    const rules = condition(`'${'a'.repeat(50_000)}'.matches('${pattern}' + '')`);
    expect(timed(() => tryRules(rules))).toBeLessThan(5_000);
  });

  test('[BCK-15] values cannot grow without bound', () => {
    const doubled = Array.from(
      { length: 10 },
      (_, i) => `let v${i + 1} = v${i} + v${i} + v${i} + v${i} + v${i} + v${i} + v${i} + v${i};`,
    );
    const body = `function f() { ${doubled.slice(0, 9).join(' ')} return v9.size() > 0; }`.replace(
      'let v1',
      "let v0 = 'aaaaaaaaaaaaaaaa'; let v1",
    );
    expect(timed(() => tryRules(rulesOf(`${body} match /t/{id} { allow get: if f(); }`)))).toBeLessThan(5_000);
    const replaced = `'${'a'.repeat(1_000)}'${".replace('a', 'aaaaaaaaaaaaaaaaaaaa')".repeat(6)}.size() > 0`;
    expect(timed(() => tryRules(condition(replaced)))).toBeLessThan(5_000);
  });
});
