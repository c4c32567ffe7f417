import { ballast, HUNDRED, MAX_EXPRESSIONS } from '../../support/ballast.ts';
import { bool, getAs, int, linesOf, list, map, rulesOf, str, type Case } from '../case.ts';

/*
 * Number of the 1,000 expressions that each kind costs. Next to a ballast, an expression is allowed with exactly 1,000
 * and refused with one more: our meter's count for the rules equals the cost in production. [RUL-26]
 */

const FUNCTIONS = `
${HUNDRED}
function yes() { return true; }
function same(x) { return x == x; }
function unused(x) { return true; }
function twice(x) { return same(x) && same(x); }
function let1(x) { let a = x + 1; return a == a; }
function let3() { let a = 1; let b = a + 1; let c = b + 1; return c == 3; }
function letUnused(x) { let y = x + 1; return true; }
function letOfCall(x) { let a = same(x); return a; }
`.replaceAll('\n', ' ');

const fields = { n: int(1), s: str('abc'), m: map({ a: int(1) }), l: list(int(1)), b: bool(true) };

const costs = (lines: string): Case[] =>
  linesOf(lines).map((line) => {
    const [, cost, expression] = /^(\d+): (.*)$/.exec(line)!;
    const allow = (over: number) =>
      `allow get: if ${ballast(MAX_EXPRESSIONS - Number(cost) - 2 + over)} && (${expression});`;
    return {
      name: `costs: ${line}`,
      rules: rulesOf(`${FUNCTIONS} match /t/{id} { ${allow(0)} } match /over/{id} { ${allow(1)} }`),
      seed: { 't/x': fields, 'over/x': fields, 'u/y': fields },
      steps: [getAs('ada', 't/x'), getAs('ada', 'over/x')],
      verdict: true,
    };
  });

/** Cost and expression, one per line. */
export const costCases: Case[] = costs(String.raw`
1: true
3: !!true
3: 1 == 1
5: -1 == -1
5: -(1) == -1
4: true && true
7: true && true && true
2: true || false
4: false || true
7: false || false || true
5: (false && true) || true
4: true ? true : 1 == 1
6: false ? false : true
10: 1 == 2 ? false : 1 == 1
9: (true && false) ? false : true
9: true ? (false ? false : true) : false
8: (resource.data.zz ? 1 == 1 : 1 == 2) || true
6: (1 ? 1 == 1 : 1 == 2) || true
5: resource.data.n == 1
6: resource.data['n'] == 1
6: resource.data.m.a == 1
7: resource.data.l[0] == 1
9: resource.data.l[0:1] == [1]
8: resource.data.s[0:1] == 'a'
4: resource.data is map
5: resource.data.n is number
7: resource.data.get('n', 0) == 1
9: resource.data.get(['m', 'a'], 0) == 1
6: resource.data.keys().hasAll(['n'])
7: resource.data.keys().join(' ').matches('^((b|l|m|n|s)( |$))*$')
9: resource.data.diff(resource.data).affectedKeys().size() == 0
4: 'n' in resource.data
6: 1 in [1, 2, 3]
5: resource.data.s.matches('(?s)^.{1,80}$')
11: [1, [2, 3]] == [1, [2, 3]]
11: {'a': {'b': 1}} == {'a': {'b': 1}}
3: [] == []
5: request.auth.uid == 'ada'
9: request.time + duration.value(1, 's') > request.time
11: request.auth.token.get('email', '') == 'x' || true
7: timestamp.date(2020, 1, 1) < request.time
5: math.abs(-1) == 1
4: int('5') == 5
4: debug(1) == 1
3: id == 'x'
7: /a/b == /a/b
9: /a/$(id)/c == /a/x/c
7: exists(/databases/$(database)/documents/u/y)
10: exists(/databases/$(database)/documents/u/zz) || true
11: get(/databases/$(database)/documents/u/y).data.n == 1
12: getAfter(/databases/$(database)/documents/t/x).data.n == 1 || true
2: yes()
5: same(1)
7: same(1 + 1)
7: same(resource.data.n)
3: unused(1)
7: unused(1 + 1 + 1)
5: unused(resource.data.zz)
9: unused(exists(/databases/$(database)/documents/u/y))
16: twice(1 + 1)
9: let1(1)
14: let3()
7: letUnused(1)
9: letUnused(resource.data.zz)
9: letOfCall(1)
8: (1 == resource.data.zz) || true
8: (resource.data.zz == 1) || true
12: (resource.data.zz.hasAny([1, 2]) == 1) || true
14: (resource.data.get(resource.data.zz, 1 + 1) == 1) || true
11: (resource.data.zz in [1, 2, 3]) || true
12: (resource.data.zz[1 + 1] == 1) || true
11: (resource.data.zz[0:1] == 1) || true
8: (resource.data.zz is string) || true
13: ({'a': resource.data.zz, 'b': 1}.size() == 1) || true
11: (timestamp.date(resource.data.zz, 1, 1) == 1) || true
10: (1 + true == 1 + 1) || true
5: (false && resource.data.zz) || true
9: (resource.data.zz && false) || true`);
