import { describe, expect, test } from 'vitest';
import { RequestLookups } from '../../backend/rules/lookups.ts';
import { compileRules, type Decision } from '../../backend/rules/ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../../backend/rules/values.ts';
import { rulesOf } from './support/start.ts';

const auth: RuleValue = new Map<string, RuleValue>([
  ['uid', 'u1'],
  ['token', new Map<string, RuleValue>([['email', 'a@b.c']])],
]);

function decide(rules: string): Decision {
  const request = {
    method: 'get' as const,
    databaseId: '(default)',
    segments: ['t', 'x'],
    auth,
    time: new RuleTimestamp({ seconds: 1_700_000_000, nanos: 0 }),
    resource: null,
    requestResource: null,
    query: null,
  };
  return compileRules(rules).decide(
    request,
    new RequestLookups({ databaseId: '(default)', before: () => undefined }, 10),
  );
}

const isAllowed = (expression: string) => decide(rulesOf(`match /t/{id} { allow get: if ${expression}; }`)).allowed;

// Each line was also run on Google's emulator, with the same result.
const holds = String.raw`
1 == 1.0
1 + 1 == 2 && 7 / 2 == 3 && 7 % 3 == 1 && 7.0 / 2 == 3.5
-7 / 2 == -3 && -7 % 3 == -1
2 + 3 * 4 == 14 && 10 - 2 - 3 == 5 && 1 - -1 == 2
'a' + 'b' == 'ab' && 'a' == "a" && '\u0041' == 'A' && "it's" == 'it\'s'
[1,2,3][0] == 1 && [1,2,3][0:2] == [1,2] && 'abc'[0:2] == 'ab' && 'abc'[1] == 'b'
{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && 'a' in {'a': 1} && !('b' in {'a': 1})
1 == 1.0 || {'a': 1}.b == null
{'a': 1}.b == null || true
'a' || true
!({'a': 1}.b == 1 && false)
false ? {'a':1}.b : true
1 is int && 1.0 is float && 1 is number && 'a' is string && true is bool && [] is list && {} is map
request.time is timestamp && request.path is path && duration.value(1, 's') is duration && latlng.value(1,2) is latlng
request.auth.uid == 'u1' && request.auth.token.email == 'a@b.c' && request.auth.token.get('zz', 'd') == 'd'
request.method == 'get' && resource == null
request.path == /databases/(default)/documents/t/x && request.path[3] == 't' && request.path['database'] == null || true
'abc'.size() == 3 && '😀'.size() == 2
'abc'.matches('a.c') && !('abc'.matches('b')) && 'abc'.matches('^a.*$') && 'A'.matches('(?i)a') && '😀'.matches('.')
'a,b'.split(',') == ['a','b'] && 'a b'.split(' ').size() == 2 && ',a,b'.split(',') == ['','a','b'] && ''.split(',').size() == 1
'a1b2'.replace('[0-9]', '') == 'ab' && 'a1'.replace('([0-9])', '<$1>') == 'a<1>' && 'abc'.replace('b', '$0') == 'abc'
' a '.trim() == 'a' && 'Ab'.lower() == 'ab' && 'Ab'.upper() == 'AB' && 'ÀÉ'.lower() == 'ÀÉ'
['a','b'].join(',') == 'a,b' && [1,1.5,true,null].join(',') == '1,1.5,true,null'
[1,2].hasAny([2,3]) && [1,2].hasAll([1]) && [1,2].hasOnly([1,2,3]) && !([1,2].hasOnly([1]))
[1,1,2].toSet().size() == 2 && [1,2].concat([3]) == [1,2,3] && [1,2,1].removeAll([1]) == [2] && [1,2].toSet() == [2,1].toSet()
[1,2].toSet().union([3].toSet()).size() == 3 && [1,2].toSet().difference([1].toSet()) == [2].toSet()
[1,2].toSet().intersection([1].toSet()) == [1].toSet() && [1,2].toSet().hasOnly([1,2]) && [1].toSet().hasAny([1.0])
{'b':1,'a':2}.keys() == ['a','b'] && {'a':1}.values() == [1] && {'a':1}.size() == 1
{'a':1}.get('b', 2) == 2 && {'a':{'b':3}}.get(['a','b'], 2) == 3 && {'a':3}.get(['a','c'], 2) == 2 && {'a': null}.get('a', 5) == null
{'a':1,'b':2}.diff({'a':1,'c':3}).addedKeys() == ['b'].toSet() && {'a':1,'b':2}.diff({'a':1,'c':3}).removedKeys() == ['c'].toSet()
{'a':1,'b':2}.diff({'a':2,'c':3}).affectedKeys() == ['a','b','c'].toSet() && {'a':1,'b':2}.diff({'a':1}).unchangedKeys() == ['a'].toSet()
{'a':1}.diff({'a':1.0}).changedKeys().size() == 0
int('5') == 5 && int(5.9) == 5 && int(-5.9) == -5 && float('2.5') == 2.5 && string(5) == '5' && string(2.0) == '2.0' && string(/a/b) == '/a/b'
timestamp.date(2020, 1, 2).year() == 2020 && timestamp.date(2020, 1, 5).dayOfWeek() == 7 && timestamp.date(2020, 2, 1).dayOfYear() == 32
timestamp.value(1500).toMillis() == 1500 && timestamp.value(1500).nanos() == 500000000 && timestamp.value(-1).toMillis() == -1
timestamp.value(1500).date() == timestamp.date(1970,1,1) && timestamp.value(1500).time() == duration.value(1500, 'ms')
timestamp.date(2020,1,2) - timestamp.date(2020,1,1) == duration.value(1, 'd') && timestamp.date(2020,1,1) < timestamp.date(2020,1,2)
timestamp.date(2020,1,1) - duration.value(1, 'd') == timestamp.date(2019,12,31) && duration.value(90, 's') == duration.time(0,1,30,0)
math.abs(-1) == 1 && math.ceil(1.2) == 2 && math.floor(1.2) is float && math.round(1.5) == 2 && math.pow(2,3) == 8 && math.isNaN(math.sqrt(-1))
hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661' && hashing.crc32('a').toHexString() == '43BEB7E8'
path('/a/b') == /a/b && /a/b[0] == 'a' && path('/a/{x}').bind({'x':'y'}) == /a/y && (/a/$(request.auth.uid)) == /a/u1
exists(/databases/$(database)/documents/x/y) == false
'abc' < 'abd' && 'Z' < 'a' && '\uffff' > '😀'
true ? false ? false : true : false`;

const fails = String.raw`
false
1 == 'a'
[1] == [1.0]
1.0 in [1]
[1].hasAny([1.0])
'a' + 1 == 'a1'
[1,2,3][3] == null
[1,2][0:0] == []
{'a': 1}.b == null
{'a': 1}.b == null && true
1 in {'a': 1}
1 < 'a'
null < 1
!null
!1
1 ? true : false
true && 'a'
false || 'a'
9223372036854775807 + 1 > 0
null is map
request.resource == null
request.query == null
resource.data.x == 1
'abc'.size() == '3'
[1,2].hasAny([2].toSet())
int('5.5') == 5
/a/$('b/c') == /a/b/c
/a/b == '/a/b'
get(/databases/(default)/documents/x/y) == null
get(/databases/(default)/documents/x/y).data.z == 1
exists(/databases/other/documents/x/y) == false
exists(/databases/(default)/documents/x) == false
exists('/databases/(default)/documents/x/y') == false
latlng.value(100, 0).latitude() == 100
timestamp.date(2020,13,1).year() == 2021
duration.value(1, 'x').seconds() == 1`;

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

describe('the language', () => {
  test.each(linesOf(holds))('[BCK-5] holds: %s', (expression) => expect(isAllowed(expression)).toBe(true));
  test.each(linesOf(fails))('[BCK-5] does not hold: %s', (expression) => expect(isAllowed(expression)).toBe(false));

  test.each([
    ['foo == 1', 'L3:31 Unknown variable'],
    ['foo()', 'L3:31 Unknown function'],
    ["'a'.foo()", 'Unknown method'],
    ['request.foo == 1', 'Unknown property'],
    ['math.foo(1)', 'Unknown function'],
    ['{}.get(1) == 1', 'does not take 1 argument'],
    ["'a' is foo", 'Unknown type'],
    ['4/2 == 2', 'Divide with a space'],
    ["'\\d' == 'd'", 'L3:33 Unknown escape'],
    ["'a'.matches('(')", 'Invalid regular expression'],
    ['1 in [1] == true', 'Put parentheses'],
    ['--1 == 1', 'Unexpected'],
    ['9223372036854775808 > 0', 'out of range'],
    [`true${' && true'.repeat(120)}`, 'too complex'],
    [`${'('.repeat(200)}true${')'.repeat(200)}`, 'too complex'],
    ['true; } } } garbage', 'Unexpected'],
  ])('[BCK-5] does not compile: %s', (expression, reason) => {
    expect(() => isAllowed(expression)).toThrow(reason);
  });
});

describe('declarations', () => {
  test('[BCK-5] functions see the wildcards around them, their parameters and lets', () => {
    const rules = rulesOf(`
      function same(a, b) { let c = a; return c == b; }
      match /{collection}/{id} {
        function here(name) { return same(name, collection) && same(id, 'x'); }
        allow get: if here('t');
      }`);
    expect(decide(rules).allowed).toBe(true);
  });

  test.each([
    [
      'a function that calls itself',
      'function f(a) { return g(a); } function g(a) { return f(a); } match /t/{id} { allow get: if f(1); }',
    ],
    ['a wrong number of arguments', 'function f(a) { return a; } match /t/{id} { allow get: if f(); }'],
    ['a variable of another function', 'function f() { let v = 1; return v; } match /t/{id} { allow get: if v == 1; }'],
    ['a wildcard out of reach', 'match /t/{id} { } match /u/{other} { allow get: if id == 1; }'],
    ['an unknown method name', 'match /t/{id} { allow peek; }'],
  ])('[BCK-5] refuses %s', (_, body) => expect(() => decide(rulesOf(body))).toThrow(/^L\d+:\d+ /));

  test('[BCK-5] nothing is allowed by default, and one allow is enough', () => {
    expect(decide(rulesOf('match /other/{id} { allow get; }')).allowed).toBe(false);
    expect(decide(rulesOf('match /t/{id} { allow list, write; }')).allowed).toBe(false);
    expect(
      decide(rulesOf('match /t/{id} { allow get: if false; allow get: if {}.a; allow read: if true; }')).allowed,
    ).toBe(true);
  });

  test('[BCK-5] a rest wildcard matches any depth, also none, and may stand in the middle', () => {
    expect(decide(rulesOf('match /{all=**} { allow get: if all == /t/x; }')).allowed).toBe(true);
    expect(decide(rulesOf('match /t/x/{rest=**} { allow get; }')).allowed).toBe(true);
    expect(decide(rulesOf('match /{path=**}/t/{id} { allow get: if id == "x"; }')).allowed).toBe(true);
    expect(decide(rulesOf('match /t/{id}/more/{x} { allow get; }')).allowed).toBe(false);
  });
});

describe('limits', () => {
  const cost = (checks: number) =>
    `function c(d) { return ${Array(10).fill('d.f == 1').join(' && ')}; }
     match /t/{id} { allow get: if ${Array(checks).fill("c({'f': 1})").join(' && ')}; }`;

  test('[BCK-5] denies above 1,000 expressions, whatever another allow says', () => {
    expect(decide(rulesOf(cost(10))).allowed).toBe(true);
    const refused = decide(rulesOf(cost(20)));
    expect(refused).toMatchObject({ allowed: false, limit: expect.stringContaining('1,000') });
  });

  test('[BCK-5] denies above 10 looked-up documents; the same one counts once', () => {
    const look = (ids: number[]) =>
      decide(
        rulesOf(
          `match /t/{id} { allow get: if ${ids.map((id) => `!exists(/databases/$(database)/documents/m/d${id})`).join(' && ')}; }`,
        ),
      );
    expect(look([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 1]).allowed).toBe(true);
    expect(look([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toMatchObject({
      allowed: false,
      limit: expect.stringContaining('10 documents'),
    });
  });
});
