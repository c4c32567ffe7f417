import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openRules, rulesOf } from './support/start.ts';
import { runs, seedOr } from '../support/runs.ts';
import { condition, growingRules, HUGE_RULES, SLOW_PATTERNS, tryRules } from './support/costly-rules.ts';

const seed = seedOr(20_261_126);
/** Number of well-formed expressions to try. */
const EXPRESSIONS = runs(300, 50_000);

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
      { seed, numRuns: runs(150, 20_000) },
    );
  });

  test(`[BCK-15] random well-formed expressions have a value or an error, never a crash (seed ${seed})`, () => {
    let decided = 0;
    fc.assert(
      fc.property(expression, (text) => {
        if (tryRules(condition(`${text} == 1`)) === 'decided') decided++;
      }),
      { seed, numRuns: EXPRESSIONS },
    );
    // If all were refused, nothing would have been evaluated.
    expect(decided).toBeGreaterThan(EXPRESSIONS / 6);
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
      { seed, numRuns: runs(150, 20_000) },
    );
  });

  test.each(HUGE_RULES)('[BCK-15] 1 MB of %s is answered', (_, make) => {
    expect(['decided', 'refused']).toContain(tryRules(make()));
  });

  test.each(SLOW_PATTERNS)(
    '[BCK-15] a regular expression that never ends elsewhere is decided here: %.30s',
    (_, rules) => {
      expect(['decided', 'refused']).toContain(tryRules(rules));
    },
  );

  test('[BCK-15] values cannot grow without bound', () => {
    for (const rules of growingRules()) expect(['decided', 'refused']).toContain(tryRules(rules));
  });
});
