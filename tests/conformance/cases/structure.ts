import { getAs, openRules, rulesOf, type Case } from '../case.ts';

/** Whether ada may get a document under these rules, or the position of the compile error. */
const whole = (name: string, rules: string, path = 't/x'): Case => ({
  name: `structure: ${name}`,
  rules,
  steps: [getAs('ada', path)],
  verdict: true,
});
const inside = (name: string, body: string, path = 't/x', version: '1' | '2' = '2'): Case =>
  whole(name, rulesOf(body, version), path);

const allow = 'allow get;';
const texts: [name: string, text: string][] = [
  ['nothing', ''],
  ['only a version', "rules_version = '2';"],
  ['no version', 'service cloud.firestore { match /databases/{d}/documents { match /t/{id} { allow get; } } }'],
  ['version 3', openRules.replace("'2'", "'3'")],
  ['version without quotes', openRules.replace("'2'", '2')],
  ['version in double quotes', openRules.replace("'2'", '"2"')],
  ['no semicolon after the version', openRules.replace(';', '')],
  ['another service', openRules.replace('cloud.firestore', 'firebase.storage')],
  ['no such service', openRules.replace('cloud.firestore', 'cloud.nothing')],
  ['two services', openRules + openRules.slice(openRules.indexOf('service'))],
  ['an empty service', "rules_version = '2'; service cloud.firestore { }"],
  ['a service not closed', openRules.slice(0, -1)],
  ['text after the end', `${openRules} more`],
  ['a brace too many', `${openRules} }`],
  ['a comment to the line end', `${openRules} // comment`],
  ['a comment in the middle', openRules.replace('match', '/* a \n b */ match')],
  ['a comment not closed', `${openRules} /* comment`],
  ['a comment with #', `${openRules} # comment`],
  ['tabs and lines', openRules.replaceAll(' ', '\n\t')],
  ['a byte order mark', `\ufeff${openRules}`],
  ['capital letters', openRules.replace('match', 'Match')],
  ['allow outside of match', "rules_version = '2'; service cloud.firestore { allow read; }"],
  [
    'a function in the service',
    `rules_version = '2'; service cloud.firestore { function f() { return true; } match /databases/{d}/documents { match /t/{id} { allow get: if f(); } } }`,
  ],
  [
    'a function before the service',
    `rules_version = '2'; function f() { return true; } service cloud.firestore { match /databases/{d}/documents { match /t/{id} { allow get: if f(); } } }`,
  ],
  [
    'two matches in the service',
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/t/{id} { allow get; } match /a/b { allow get; } }`,
  ],
  [
    'a match of another database',
    `rules_version = '2'; service cloud.firestore { match /databases/other/documents/t/{id} { allow get; } }`,
  ],
  [
    'a match of (default)',
    `rules_version = '2'; service cloud.firestore { match /databases/(default)/documents/t/{id} { allow get; } }`,
  ],
  ['an import', `import 'x'; ${openRules}`],
];

const bodies: [name: string, body: string, path?: string][] = [
  ['default is deny', ''],
  ['a match', `match /t/{id} { ${allow} }`],
  ['a match of the document', `match /t/x { ${allow} }`],
  ['a match of another document', `match /t/y { ${allow} }`],
  ['a match of the collection', `match /t { ${allow} }`],
  ['a match of a collection does not cover its documents', `match /{t} { ${allow} }`],
  ['two wildcards', `match /{a}/{b} { ${allow} }`],
  ['the same wildcard twice', `match /{a}/{a} { ${allow} }`],
  ['a nested match', `match /t { match /{id} { ${allow} } }`],
  ['a nested match of deeper documents', `match /t/{id} { match /u/{v} { ${allow} } }`],
  ['a nested match reaches deeper documents', `match /t/{id} { match /u/{v} { ${allow} } }`, 't/x/u/y'],
  ['a parent does not cover deeper documents', `match /t/{id} { ${allow} }`, 't/x/u/y'],
  ['a rest wildcard', `match /{all=**} { ${allow} }`],
  ['a rest wildcard covers deeper documents', `match /t/{all=**} { ${allow} }`, 't/x/u/y'],
  ['a rest wildcard of nothing', `match /t/x/{all=**} { ${allow} }`],
  ['a rest wildcard in the middle', `match /{all=**}/u/{id} { ${allow} }`, 't/x/u/y'],
  ['a rest wildcard in the middle, of nothing', `match /{all=**}/t/{id} { ${allow} }`],
  ['a rest wildcard is a path', 'match /{all=**} { allow get: if all == /t/x; }'],
  ['a rest wildcard has segments', "match /{all=**} { allow get: if all[1] == 'x'; }"],
  ['two rest wildcards', `match /{a=**}/{b=**} { ${allow} }`],
  ['a rest wildcard above a match', `match /{a=**} { match /x { ${allow} } }`],
  ['a wildcard of one segment', `match /t/{id=*} { ${allow} }`],
  ['a wildcard without a name', `match /t/{} { ${allow} }`],
  ['a wildcard not closed', `match /t/{id { ${allow} }`],
  ['a wildcard beside text', `match /t/a{id} { ${allow} }`],
  ['a match without a path', `match { ${allow} }`],
  ['a match of the root', `match / { ${allow} }`],
  ['a path that ends with a slash', `match /t/{id}/ { ${allow} }`],
  ['a path without a slash', `match t/{id} { ${allow} }`],
  ['two slashes', `match /t//{id} { ${allow} }`],
  ['a quoted path', `match "/t/{id}" { ${allow} }`],
  ['a path with a dash and dot', `match /a-b.c/{id} { ${allow} }`, 'a-b.c/x'],
  ['a path with a percent sign', `match /a%20b/{id} { ${allow} }`, 'a%20b/x'],
  ['a path with digits', `match /1/{id} { ${allow} }`, '1/x'],
  ['a path with a keyword', `match /match/{id} { ${allow} }`, 'match/x'],
  ['a wildcard named as a keyword', `match /t/{if} { ${allow} }`],
  ['a wildcard named as a function', `match /t/{get} { ${allow} }`],
  ['a wildcard named request', `match /t/{request} { allow get: if request == 'x'; }`],
  [
    'an outer wildcard is seen inside',
    "match /{c}/{id} { match /u/{v} { allow get: if c == 't' && id == 'x'; } }",
    't/x/u/y',
  ],
  ['an inner wildcard hides an outer', "match /{c}/{id} { match /u/{id} { allow get: if id == 'y'; } }", 't/x/u/y'],
  ['the database wildcard', "match /t/{id} { allow get: if database == '(default)'; }"],
  ['allow without a condition', 'match /t/{id} { allow get; }'],
  ['allow without a semicolon', 'match /t/{id} { allow get }'],
  ['a condition without a semicolon', 'match /t/{id} { allow get: if true }'],
  ['allow without a method', 'match /t/{id} { allow: if true; }'],
  ['allow of two methods', 'match /t/{id} { allow get, list: if true; }'],
  ['allow of a method twice', 'match /t/{id} { allow get, get: if true; }'],
  ['allow of read and get', 'match /t/{id} { allow read, get: if true; }'],
  ['allow read', 'match /t/{id} { allow read; }'],
  ['allow list', 'match /t/{id} { allow list; }'],
  ['allow write', 'match /t/{id} { allow write; }'],
  ['allow of no such method', 'match /t/{id} { allow peek; }'],
  ['allow with capitals', 'match /t/{id} { allow GET; }'],
  ['a comma too many', 'match /t/{id} { allow get,; }'],
  ['if is missing', 'match /t/{id} { allow get: true; }'],
  ['the condition is missing', 'match /t/{id} { allow get: if; }'],
  ['two conditions', 'match /t/{id} { allow get: if true if true; }'],
  ['one allow is enough', 'match /t/{id} { allow get: if false; allow get: if {}.a; allow read: if true; }'],
  ['one match is enough', 'match /t/{id} { allow get: if false; } match /{a=**} { allow get; }'],
  ['the same match twice', 'match /t/{id} { allow get: if false; } match /t/{id} { allow get; }'],
  ['an error in another allow', 'match /t/{id} { allow get: if 1 / 0 == 1; allow get: if true; }'],
  ['deny is no word', 'match /t/{id} { deny get; }'],
  ['a stray semicolon', 'match /t/{id} { ; allow get; }'],
  ['a function', 'function f() { return true; } match /t/{id} { allow get: if f(); }'],
  ['a function declared later', 'match /t/{id} { allow get: if f(); } function f() { return true; }'],
  ['a function of a match', "match /t/{id} { function f() { return id == 'x'; } allow get: if f(); }"],
  ['a function out of reach', 'match /t/{id} { allow get: if f(); } match /u/{id} { function f() { return true; } }'],
  [
    'a function hides another',
    'function f() { return false; } match /t/{id} { function f() { return true; } allow get: if f(); }',
  ],
  ['a function hides a built-in', 'function exists(a) { return true; } match /t/{id} { allow get: if exists(1); }'],
  [
    'a function does not see the wildcards of its caller',
    "function f() { return id == 'x'; } match /t/{id} { allow get: if f(); }",
  ],
  ['parameters', 'function f(a, b) { return a == b; } match /t/{id} { allow get: if f(1, 1); }'],
  ['a parameter hides a wildcard', 'match /t/{id} { function f(id) { return id == 1; } allow get: if f(1); }'],
  ['a parameter named request', 'function f(request) { return request == 1; } match /t/{id} { allow get: if f(1); }'],
  ['the same parameter twice', 'function f(a, a) { return a == 1; } match /t/{id} { allow get: if f(1, 1); }'],
  [
    '7 parameters',
    'function f(a, b, c, d, e, g, h) { return true; } match /t/{id} { allow get: if f(1, 2, 3, 4, 5, 6, 7); }',
  ],
  [
    '8 parameters',
    'function f(a, b, c, d, e, g, h, i) { return true; } match /t/{id} { allow get: if f(1, 2, 3, 4, 5, 6, 7, 8); }',
  ],
  ['too few arguments', 'function f(a) { return true; } match /t/{id} { allow get: if f(); }'],
  ['too many arguments', 'function f(a) { return true; } match /t/{id} { allow get: if f(1, 2); }'],
  ['an argument that fails', 'function f(a) { return true; } match /t/{id} { allow get: if f({}.a); }'],
  [
    'an argument that fails and is used',
    'function f(a) { return a == 1 || true; } match /t/{id} { allow get: if f({}.a); }',
  ],
  [
    'the same function twice',
    'function f() { return true; } function f() { return false; } match /t/{id} { allow get: if f(); }',
  ],
  [
    'two functions of one name with other parameters',
    'function f() { return true; } function f(a) { return false; } match /t/{id} { allow get: if f(); }',
  ],
  ['a function without return', 'function f() { true; } match /t/{id} { allow get: if f(); }'],
  ['return without a semicolon', 'function f() { return true } match /t/{id} { allow get: if f(); }'],
  ['return without a value', 'function f() { return; } match /t/{id} { allow get: if f(); }'],
  ['two returns', 'function f() { return true; return false; } match /t/{id} { allow get: if f(); }'],
  ['let', 'function f() { let a = 1; return a == 1; } match /t/{id} { allow get: if f(); }'],
  ['let after let', 'function f() { let a = 1; let b = a + 1; return b == 2; } match /t/{id} { allow get: if f(); }'],
  [
    'let twice of one name',
    'function f() { let a = 1; let a = 2; return a == 2; } match /t/{id} { allow get: if f(); }',
  ],
  ['let of a parameter name', 'function f(a) { let a = 2; return a == 2; } match /t/{id} { allow get: if f(1); }'],
  ['let of itself', 'function f() { let a = a; return true; } match /t/{id} { allow get: if f(); }'],
  ['let used before', 'function f() { let a = b; let b = 1; return a == 1; } match /t/{id} { allow get: if f(); }'],
  ['let that fails', 'function f() { let a = {}.b; return true; } match /t/{id} { allow get: if f(); }'],
  [
    'let that fails and is used',
    'function f() { let a = {}.b; return a == 1 || true; } match /t/{id} { allow get: if f(); }',
  ],
  ['let without a semicolon', 'function f() { let a = 1 return a == 1; } match /t/{id} { allow get: if f(); }'],
  ['let named request', 'function f() { let request = 1; return request == 1; } match /t/{id} { allow get: if f(); }'],
  [
    '10 lets',
    `function f() { ${'abcdeghijk'
      .split('')
      .map((n) => `let ${n} = 1;`)
      .join(' ')} return k == 1; } match /t/{id} { allow get: if f(); }`,
  ],
  [
    '11 lets',
    `function f() { ${'abcdeghijkl'
      .split('')
      .map((n) => `let ${n} = 1;`)
      .join(' ')} return l == 1; } match /t/{id} { allow get: if f(); }`,
  ],
  ['let outside of a function', 'let a = 1; match /t/{id} { allow get: if a == 1; }'],
  ['a function calls itself', 'function f(a) { return f(a); } match /t/{id} { allow get: if f(1); }'],
  [
    'functions call each other',
    'function f(a) { return g(a); } function g(a) { return f(a); } match /t/{id} { allow get: if f(1); }',
  ],
  ['a function that calls itself and is not used', 'function f(a) { return f(a); } match /t/{id} { allow get; }'],
  ['a function named as a method', 'function size() { return true; } match /t/{id} { allow get: if size(); }'],
  ['a function named get', 'function get() { return true; } match /t/{id} { allow get: if get(); }'],
  [
    'a function in a function',
    'function f() { function g() { return true; } return g(); } match /t/{id} { allow get: if f(); }',
  ],
  ['a function as a value', 'function f() { return true; } match /t/{id} { allow get: if f; }'],
  ['a comma too many in a call', 'function f(a) { return a; } match /t/{id} { allow get: if f(true,); }'],
  ['a comma too many in parameters', 'function f(a,) { return a; } match /t/{id} { allow get: if f(true); }'],
  ['a condition of no truth', 'match /t/{id} { allow get: if 1; }'],
  ['a condition of text', "match /t/{id} { allow get: if 'true'; }"],
  ['a condition of null', 'match /t/{id} { allow get: if null; }'],
];

const chain = (links: number) =>
  Array.from({ length: links }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(' ');
const depth = (links: number): Case =>
  inside(
    `calls ${links} deep`,
    `${chain(links)} function f${links}() { return true; } match /t/{id} { allow get: if f0(); }`,
  );
const terms = (count: number, term: string, joint: string) => Array.from({ length: count }, () => term).join(joint);

/** Rules as a whole: services, matches, allows, functions, and their limits. */
export const structureCases: Case[] = [
  ...texts.map(([name, text]) => whole(name, text)),
  ...bodies.map(([name, body, path]) => inside(name, body, path)),
  inside('version 1: a rest wildcard of nothing', `match /t/x/{all=**} { ${allow} }`, 't/x', '1'),
  inside('version 1: a rest wildcard', `match /t/{all=**} { ${allow} }`, 't/x', '1'),
  inside('version 1: a rest wildcard of everything', `match /{all=**} { ${allow} }`, 't/x', '1'),
  inside('version 1: deeper documents', `match /t/{all=**} { ${allow} }`, 't/x/u/y', '1'),
  inside('version 1: in the middle', `match /{all=**}/u/{id} { ${allow} }`, 't/x/u/y', '1'),
  ...[15, 18, 19, 20, 25].map(depth),
  ...[50, 90].map((n) =>
    inside(`${n} terms joined by &&`, `match /t/{id} { allow get: if ${terms(n, 'true', ' && ')}; }`),
  ),
  inside(
    'a value nested 20 deep',
    `match /t/{id} { allow get: if ${'['.repeat(20)}1${']'.repeat(20)} == [1] || true; }`,
  ),
  inside('parentheses nested 30 deep', `match /t/{id} { allow get: if ${'('.repeat(30)}true${')'.repeat(30)}; }`),
  inside('! repeated 20 times', `match /t/{id} { allow get: if ${'!'.repeat(20)}true; }`),
  inside(
    'matches nested 8 deep',
    `${'match /a/b { '.repeat(8)} allow get; ${'}'.repeat(8)}`,
    'a/b'.concat('/a/b'.repeat(7)),
  ),
  inside(
    '1,000 expressions are not reached',
    `function c(d) { return ${terms(10, 'd.f == 1', ' && ')}; } match /t/{id} { allow get: if ${terms(10, "c({'f': 1})", ' && ')}; }`,
  ),
  inside(
    '1,000 expressions are passed',
    `function c(d) { return ${terms(10, 'd.f == 1', ' && ')}; } match /t/{id} { allow get: if ${terms(30, "c({'f': 1})", ' && ')}; }`,
  ),
  inside(
    '1,000 expressions are passed, though another allow says true',
    `function c(d) { return ${terms(10, 'd.f == 1', ' && ')}; } match /t/{id} { allow get: if ${terms(30, "c({'f': 1})", ' && ')}; allow get: if true; }`,
  ),
  inside(
    '1,000 expressions are passed after another allow said true',
    `function c(d) { return ${terms(10, 'd.f == 1', ' && ')}; } match /t/{id} { allow get: if true; allow get: if ${terms(30, "c({'f': 1})", ' && ')}; }`,
  ),
];
