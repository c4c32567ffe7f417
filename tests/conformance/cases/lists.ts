import { bool, int, linesOf, list, map, query, rulesOf, str, time, type Case, type JsonObject } from '../case.ts';
import { parseQuery } from '../parse-query.ts';

/** Every stored row satisfies most rules below: the decision depends on the query alone. */
const seed = {
  'docs/a': {
    owner: str('ada'),
    n: int(5),
    open: bool(true),
    tags: list(str('x'), str('y')),
    deep: map({ owner: str('ada'), n: int(5) }),
    at: time('2020-06-01T00:00:00Z'),
  },
  'members/ada': { active: bool(true), level: int(3) },
};

/** Lines of "rule <- query": whether the rule lets ada run the query. */
function lists(group: string, lines: string, around = ''): Case[] {
  return linesOf(lines).map((line) => {
    const [rule = '', text = ''] = line.split(' <- ');
    return listCase(`${group}: ${line}`, `${around} match /docs/{id} { allow list: if ${rule}; }`, parseQuery(text));
  });
}

const listCase = (name: string, body: string, structured: JsonObject, parent = ''): Case => ({
  name,
  rules: rulesOf(body),
  seed,
  steps: [query(structured, parent)],
  verdict: true,
});

const equalities = String.raw`
resource.data.owner == 'ada' <- from docs
resource.data.owner == 'ada' <- from docs where owner == 'ada'
resource.data.owner == 'ada' <- from docs where owner == 'bob'
resource.data.owner == 'ada' <- from docs where open == true
resource.data.owner == request.auth.uid <- from docs where owner == 'ada'
request.auth.uid == resource.data.owner <- from docs where owner == 'ada'
resource.data['owner'] == 'ada' <- from docs where owner == 'ada'
resource['data'].owner == 'ada' <- from docs where owner == 'ada'
resource.data.get('owner', '') == 'ada' <- from docs where owner == 'ada'
resource.data.get('other', '') == '' <- from docs where owner == 'ada'
resource.data.get(['deep', 'owner'], '') == 'ada' <- from docs where deep.owner == 'ada'
resource.data.deep.owner == 'ada' <- from docs where deep.owner == 'ada'
resource.data.deep.owner == 'ada' <- from docs where deep == {owner: 'ada'}
resource.data.deep == {'owner': 'ada'} <- from docs where deep == {owner: 'ada'}
resource.data.deep == {'owner': 'ada'} <- from docs where deep.owner == 'ada'
resource.data.owner == 'ada' && resource.data.open == true <- from docs where owner == 'ada' and open == true
resource.data.owner == 'ada' && resource.data.open <- from docs where owner == 'ada' and open == true
resource.data.owner == 'ada' && resource.data.open <- from docs where owner == 'ada'
resource.data.owner == 'ada' || resource.data.open <- from docs where owner == 'ada'
resource.data.open || resource.data.owner == 'ada' <- from docs where owner == 'ada'
resource.data.owner == 'ada' || {}.a <- from docs
resource.data.owner != 'eve' <- from docs where owner == 'ada'
!(resource.data.owner == 'eve') <- from docs where owner == 'ada'
!(resource.data.owner == 'eve') <- from docs
resource.data.owner != 'eve' <- from docs
resource.data.owner is string <- from docs where owner == 'ada'
resource.data.owner is string <- from docs
resource.data.n is int <- from docs where n == 5
resource.data.n is number <- from docs where n == 5
resource.data.n is float <- from docs where n == 5.0
resource.data.n == 5 <- from docs where n == 5
resource.data.n == 5.0 <- from docs where n == 5
resource.data.n == 5 <- from docs where n == 5.0
resource.data.n < 10 <- from docs where n == 5
resource.data.n + 1 == 6 <- from docs where n == 5
resource.data.n in [5] <- from docs where n == 5
resource.data.n in [5, 6] <- from docs where n == 5
resource.data.owner in ['ada', 'bob'] <- from docs where owner == 'ada'
resource.data.owner in ['bob'] <- from docs where owner == 'ada'
!(resource.data.owner in ['bob']) <- from docs where owner == 'ada'
!(resource.data.owner in ['bob']) <- from docs
resource.data.owner in ['ada', 'bob'] <- from docs where owner in ['ada', 'bob']
resource.data.owner in ['ada', 'bob'] <- from docs where owner in ['ada']
resource.data.owner in ['ada'] <- from docs where owner in ['ada', 'bob']
resource.data.owner == 'ada' <- from docs where owner in ['ada']
resource.data.owner == 'ada' <- from docs where owner in ['ada', 'eve']
resource.data.owner == 'ada' || resource.data.owner == 'bob' <- from docs where owner in ['ada', 'bob']
resource.data.owner != 'eve' <- from docs where owner in ['ada', 'bob']
resource.data.owner.size() == 3 <- from docs where owner == 'ada'
resource.data.owner.matches('a.*') <- from docs where owner == 'ada'
resource.data.owner.matches('a.*') <- from docs
resource.data.open <- from docs where open == true
resource.data.open == true <- from docs where open == true
!resource.data.open <- from docs where open == false
resource.data.open ? true : false <- from docs where open == true
resource.data.open ? true : true <- from docs
resource.data.none == null <- from docs where none is null
resource.data.none == null <- from docs where none == null
resource.data.owner != null <- from docs where owner is-not null
resource.data.owner != null <- from docs where owner == 'ada'
resource.data.owner != null <- from docs
resource.data.tags == ['x', 'y'] <- from docs where tags == ['x', 'y']
resource.data.tags.hasAll(['x']) <- from docs where tags == ['x', 'y']
resource.data.at == timestamp.date(2020, 6, 1) <- from docs where at == #2020-06-01T00:00:00Z
resource.data.at < request.time <- from docs where at == #2020-06-01T00:00:00Z
resource.data.n == null <- from docs where n is nan
'owner' in resource.data <- from docs where owner == 'ada'
'owner' in resource.data <- from docs
!('other' in resource.data) <- from docs where owner == 'ada'
'owner' in resource.data.keys() <- from docs where owner == 'ada'
resource.data.keys().hasAll(['owner']) <- from docs where owner == 'ada'
resource.data.keys().hasOnly(['owner']) <- from docs where owner == 'ada'
resource.data.size() == 1 <- from docs where owner == 'ada'
resource.data.size() > 0 <- from docs where owner == 'ada'
resource.data == {'owner': 'ada'} <- from docs where owner == 'ada'
resource.data is map <- from docs
resource is map <- from docs
resource != null <- from docs
resource == null <- from docs
resource.data != null <- from docs
['ada'].hasAll([resource.data.owner]) <- from docs where owner == 'ada'
['ada'].hasAll([resource.data.owner]) <- from docs
!(['eve'].hasAny([resource.data.owner])) <- from docs
{'o': resource.data.owner}.o == 'ada' <- from docs where owner == 'ada'
{'o': resource.data.owner}.o == 'ada' <- from docs
[resource.data.owner][0] == 'ada' <- from docs where owner == 'ada'
resource.data.owner + 'x' == 'adax' <- from docs where owner == 'ada'
string(resource.data.n) == '5' <- from docs where n == 5
resource.data.owner == resource.data.owner <- from docs
resource.data.owner == resource.data.other <- from docs where owner == 'a' and other == 'a'
resource.data.owner == 'ada' <- from docs where owner == 'ada' and owner == 'bob'
resource.data.owner == 'bob' <- from docs where owner == 'ada' and owner == 'bob'
true <- from docs
true <- from docs where owner == 'ada'
request.time > timestamp.date(2020, 1, 1) <- from docs
false || resource.data.owner == 'ada' <- from docs where owner == 'ada'
mine() <- from docs where owner == 'ada'
mine() <- from docs where owner == 'bob'`;

const ranges = String.raw`
resource.data.n > 0 <- from docs where n > 0
resource.data.n > 0 <- from docs where n > 1
resource.data.n > 1 <- from docs where n > 0
resource.data.n > 1 <- from docs where n > 1
resource.data.n >= 1 <- from docs where n > 1
resource.data.n > 1 <- from docs where n >= 1
resource.data.n >= 1 <- from docs where n >= 1
resource.data.n >= 0 <- from docs where n >= 1
resource.data.n > 0 <- from docs where n >= 1
resource.data.n < 10 <- from docs where n < 5
resource.data.n < 10 <- from docs where n < 10
resource.data.n <= 10 <- from docs where n < 10
resource.data.n < 10 <- from docs where n <= 10
resource.data.n < 10 <- from docs where n > 5
resource.data.n > 0 && resource.data.n < 10 <- from docs where n > 0 and n < 10
resource.data.n > 0 && resource.data.n < 10 <- from docs where n > 2 and n < 8
resource.data.n > 0 && resource.data.n < 10 <- from docs where n > 0
resource.data.n > 0 <- from docs where n > 0 and n < 10
resource.data.n > 0 <- from docs where n >= 5 and n <= 5
resource.data.n == 5 <- from docs where n >= 5 and n <= 5
resource.data.n != 0 <- from docs where n > 0
resource.data.n != 0 <- from docs where n >= 0
resource.data.n == 0 <- from docs where n > 0
!(resource.data.n == 0) <- from docs where n > 0
!(resource.data.n < 0) <- from docs where n > 0
!(resource.data.n <= 0) <- from docs where n > 0
!(resource.data.n > 0) <- from docs where n < 0
resource.data.n is number <- from docs where n > 0
resource.data.n is int <- from docs where n > 0
resource.data.n > 0.5 <- from docs where n > 1
resource.data.n > 0 <- from docs where n > 0.5
0 < resource.data.n <- from docs where n > 0
0 < resource.data.n <- from docs where n > 1
0 <= resource.data.n <- from docs where n > 1
10 > resource.data.n <- from docs where n < 10
resource.data.n != null <- from docs where n > 0
resource.data.owner > 'a' <- from docs where owner > 'a'
resource.data.owner > 'a' <- from docs where owner > 'b'
resource.data.owner >= 'a' <- from docs where owner >= 'a' and owner < 'b'
resource.data.owner is string <- from docs where owner > 'a'
resource.data.at > timestamp.date(2020, 1, 1) <- from docs where at > #2020-01-01T00:00:00Z
resource.data.at > timestamp.date(2020, 1, 1) <- from docs where at > #2021-01-01T00:00:00Z
resource.data.at < timestamp.date(2020, 1, 1) <- from docs where at < #2020-01-01T00:00:00Z
resource.data.at < request.time <- from docs where at < #2020-01-01T00:00:00Z
resource.data.at < request.time <- from docs where at <= #2020-01-01T00:00:00Z
resource.data.at > request.time - duration.value(1, 'd') <- from docs where at > #2020-01-01T00:00:00Z
resource.data.n > 0 || resource.data.n <= 0 <- from docs where n > -5
resource.data.n > 0 || resource.data.n <= 0 <- from docs
resource.data.open == false || resource.data.n > 0 <- from docs where n > 0
resource.data.n != 0 <- from docs where n != 0
resource.data.n != 0 <- from docs where n != 1
resource.data.owner != 'eve' <- from docs where owner != 'eve'
resource.data.owner != 'eve' <- from docs where owner != 'bob'
!(resource.data.owner == 'eve') <- from docs where owner != 'eve'
resource.data.owner != null <- from docs where owner != null
resource.data.owner != null <- from docs where owner != 'eve'
resource.data.owner != 'eve' <- from docs where owner not-in ['eve', 'bob']
resource.data.owner != 'eve' <- from docs where owner not-in ['bob']
!(resource.data.owner in ['eve']) <- from docs where owner not-in ['eve', 'bob']
!(resource.data.owner in ['eve', 'bob']) <- from docs where owner not-in ['eve', 'bob']
!(resource.data.owner in ['eve', 'bob']) <- from docs where owner not-in ['eve']
!(resource.data.owner in ['eve']) <- from docs where owner != 'eve'
resource.data.n > 0 && resource.data.owner == 'ada' <- from docs where n > 0 and owner == 'ada'
resource.data.deep.n > 0 <- from docs where deep.n > 0
resource.data.deep.n > 0 <- from docs where deep.n > 3
resource.data.n > 0 <- from docs order by n from [1]
resource.data.n > 0 <- from docs order by n after [1] before [9]
resource.data.n > 1 + 1 <- from docs where n > 2
resource.data.n + 1 > 1 <- from docs where n > 0
resource.data.n * 2 > 0 <- from docs where n > 0
'owner' in resource.data <- from docs where owner > 'a'
resource.data.owner == 'ada' <- from docs order by owner from ['ada'] to ['ada']
resource.data.get('n', 0) > 0 <- from docs where n > 0
math.abs(resource.data.n) > 0 <- from docs where n > 0`;

const arrays = String.raw`
'x' in resource.data.tags <- from docs where tags has 'x'
'y' in resource.data.tags <- from docs where tags has 'x'
!('z' in resource.data.tags) <- from docs where tags has 'x'
resource.data.tags.hasAny(['x']) <- from docs where tags has 'x'
resource.data.tags.hasAny(['x', 'y']) <- from docs where tags has 'x'
resource.data.tags.hasAll(['x']) <- from docs where tags has 'x'
resource.data.tags.hasAll(['x', 'y']) <- from docs where tags has 'x'
resource.data.tags.hasAll([]) <- from docs where tags has 'x'
resource.data.tags.hasOnly(['x']) <- from docs where tags has 'x'
resource.data.tags.size() > 0 <- from docs where tags has 'x'
resource.data.tags[0] == 'x' <- from docs where tags has 'x'
resource.data.tags is list <- from docs where tags has 'x'
resource.data.tags != null <- from docs where tags has 'x'
resource.data.tags == ['x'] <- from docs where tags has 'x'
'x' in resource.data.tags.toSet() <- from docs where tags has 'x'
request.auth.uid in resource.data.tags <- from docs where tags has 'ada'
request.auth.uid in resource.data.tags <- from docs where tags has 'x'
request.auth.uid in resource.data.tags <- from docs
'x' in resource.data.tags || 'y' in resource.data.tags <- from docs where tags has-any ['x', 'y']
'x' in resource.data.tags <- from docs where tags has-any ['x', 'y']
'x' in resource.data.tags <- from docs where tags has-any ['x']
resource.data.tags.hasAny(['x', 'y']) <- from docs where tags has-any ['x', 'y']
resource.data.tags.hasAny(['x', 'y', 'z']) <- from docs where tags has-any ['x', 'y']
resource.data.tags.hasAny(['x']) <- from docs where tags has-any ['x', 'y']
5 in resource.data.nums <- from docs where nums has 5
5.0 in resource.data.nums <- from docs where nums has 5
'x' in resource.data.tags && 'y' in resource.data.tags <- from docs where tags has 'x' and tags has 'y'
'x' in resource.data.deep.tags <- from docs where deep.tags has 'x'
'x' in resource.data.tags && resource.data.owner == 'ada' <- from docs where tags has 'x' and owner == 'ada'
[1] in resource.data.tags <- from docs where tags has 'x'
null in resource.data.tags <- from docs where tags has null`;

const alternatives = String.raw`
resource.data.owner == 'ada' <- from docs where owner == 'ada' or owner == 'ada'
resource.data.owner == 'ada' <- from docs where owner == 'ada' or owner == 'bob'
resource.data.owner in ['ada', 'bob'] <- from docs where owner == 'ada' or owner == 'bob'
resource.data.owner == 'ada' || resource.data.owner == 'bob' <- from docs where owner == 'ada' or owner == 'bob'
resource.data.owner == 'ada' || resource.data.open <- from docs where owner == 'ada' or open == true
resource.data.owner == 'ada' && resource.data.open <- from docs where owner == 'ada' or open == true
resource.data.owner == 'ada' <- from docs where owner == 'ada' and (open == true or n == 5)
resource.data.owner == 'ada' <- from docs where owner == 'ada' and open == true or owner == 'ada' and n == 5
resource.data.owner == 'ada' <- from docs where owner == 'ada' and open == true or n == 5
resource.data.n > 0 <- from docs where n > 0 or n > 5
resource.data.n > 0 <- from docs where n > 0 or n == 5
resource.data.n > 0 <- from docs where n > 0 or n == 0
resource.data.n > 0 || resource.data.owner == 'ada' <- from docs where n > 0 or owner == 'ada'
resource.data.owner == 'ada' <- from docs where owner == 'ada' or owner in ['ada']
resource.data.n == 5 <- from docs where owner == 'ada' and n == 5 or open == true and n == 5
resource.data.owner == 'ada' && resource.data.n in [1, 2] <- from docs where owner == 'ada' and (n == 1 or n == 2)
resource.data.owner in ['ada', 'bob'] && resource.data.n in [1, 2] <- from docs where owner in ['ada', 'bob'] and n in [1, 2]
resource.data.owner in ['ada', 'bob'] && resource.data.open <- from docs where owner in ['ada', 'bob'] and open == true
'x' in resource.data.tags || resource.data.owner == 'ada' <- from docs where tags has 'x' or owner == 'ada'
resource.data.owner == 'ada' <- from docs where (owner == 'ada')`;

const requestQuery = String.raw`
request.query.limit <= 20 <- from docs
request.query.limit <= 20 <- from docs limit 20
request.query.limit <= 20 <- from docs limit 21
request.query.limit == 5 <- from docs limit 5
request.query.limit < 20 && true <- from docs limit 5
request.query.limit == null <- from docs
request.query.limit != null <- from docs
request.query.limit != null <- from docs limit 5
request.query.limit is int <- from docs limit 5
'limit' in request.query <- from docs
'limit' in request.query <- from docs limit 5
request.query.offset == 0 <- from docs
request.query.offset == null <- from docs
request.query.offset == 3 <- from docs offset 3
request.query.offset <= 3 <- from docs offset 3
'offset' in request.query <- from docs
request.query.orderBy == 'n ASC' <- from docs order by n
request.query.orderBy == 'n ASC, __name__ ASC' <- from docs order by n
request.query.orderBy == 'n DESC, __name__ DESC' <- from docs order by -n
request.query.orderBy == 'n DESC' <- from docs order by -n
request.query.orderBy == '__name__ ASC' <- from docs
request.query.orderBy == '' <- from docs
request.query.orderBy == null <- from docs
request.query.orderBy == 'n' <- from docs order by n
request.query.orderBy == ['n'] <- from docs order by n
request.query.orderBy is list <- from docs order by n
request.query.orderBy is string <- from docs order by n
request.query.orderBy.n == 'ASC' <- from docs order by n
request.query.orderBy.n == 'DESC' <- from docs order by -n
request.query.orderBy is map <- from docs order by n
request.query.filters == null <- from docs
request.query is map <- from docs
request.query.keys().size() > 0 <- from docs
request.query.get('limit', 100) <= 20 <- from docs limit 5
request.query.get('limit', 100) <= 20 <- from docs
request.method == 'list' <- from docs
request.path == /databases/(default)/documents/docs <- from docs
request.path[3] == 'docs' <- from docs
request.path is path <- from docs
request.resource == null <- from docs
request.time is timestamp <- from docs
request.auth.uid == 'ada' <- from docs`;

const names = String.raw`
id == 'a' <- from docs
id == 'a' <- from docs where __name__ == @docs/a
id == 'a' <- from docs where __name__ == @docs/b
id in ['a', 'b'] <- from docs where __name__ in [@docs/a, @docs/b]
id == 'a' <- from docs where __name__ in [@docs/a]
id >= 'a' <- from docs where __name__ >= @docs/a
id > 'a' <- from docs where __name__ > @docs/a
id < 'b' <- from docs where __name__ < @docs/b
id != 'b' <- from docs where __name__ != @docs/b
id is string <- from docs
id != null <- from docs
id.size() > 0 <- from docs
id.matches('.*') <- from docs
resource.id == 'a' <- from docs where __name__ == @docs/a
resource.id == 'a' <- from docs
resource.__name__ == /databases/(default)/documents/docs/a <- from docs where __name__ == @docs/a
resource['__name__'] == /databases/(default)/documents/docs/a <- from docs where __name__ == @docs/a
resource.data.__name__ == 'a' <- from docs where __name__ == @docs/a
request.path == /databases/(default)/documents/docs/a <- from docs where __name__ == @docs/a
database == '(default)' <- from docs
exists(/databases/$(database)/documents/members/$(id)) <- from docs where __name__ == @docs/ada`;

const lookups = String.raw`
exists(/databases/$(database)/documents/members/ada) <- from docs
exists(/databases/$(database)/documents/members/eve) <- from docs
exists(/databases/$(database)/documents/members/$(request.auth.uid)) <- from docs
get(/databases/$(database)/documents/members/$(request.auth.uid)).data.level >= 3 <- from docs
get(/databases/$(database)/documents/members/$(request.auth.uid)).data.level >= 4 <- from docs
get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active <- from docs where owner == 'ada'
get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active <- from docs where owner == 'eve'
get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active <- from docs
get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active <- from docs where owner in ['ada']
get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active <- from docs where owner in ['ada', 'eve']
exists(/databases/$(database)/documents/members/$(resource.data.owner)) <- from docs where owner == 'ada'
exists(/databases/$(database)/documents/members/$(resource.data.owner)) <- from docs
!exists(/databases/$(database)/documents/members/$(resource.data.owner)) <- from docs where owner == 'eve'
resource.data.n <= get(/databases/$(database)/documents/members/ada).data.level <- from docs where n == 3
resource.data.n <= get(/databases/$(database)/documents/members/ada).data.level <- from docs where n < 3
existsAfter(/databases/$(database)/documents/members/ada) <- from docs`;

const group = (name: string, match: string, text: string, parent = ''): Case =>
  listCase(`lists of groups: ${name}`, match, parseQuery(text), parent);

/** Lists: what a query proves and what it does not. */
export const listCases: Case[] = [
  ...lists('lists by equality', equalities, "function mine() { return resource.data.owner == 'ada'; }"),
  ...lists('lists by range', ranges),
  ...lists('lists by array', arrays),
  ...lists('lists by alternatives', alternatives),
  ...lists('lists by request.query', requestQuery),
  ...lists('lists by name', names),
  ...lists('lists with look-ups', lookups),
  group('one level', 'match /rooms/{room}/lines/{id} { allow list; }', 'from all lines'),
  group('any level', 'match /{path=**}/lines/{id} { allow list; }', 'from all lines'),
  group('any level, fixed id', 'match /{path=**}/lines/b { allow list; }', 'from all lines'),
  group('everything', 'match /{path=**} { allow list; }', 'from all lines'),
  group('top level only', 'match /lines/{id} { allow list; }', 'from all lines'),
  group(
    'any level, equality',
    "match /{path=**}/lines/{id} { allow list: if resource.data.owner == 'ada'; }",
    "from all lines where owner == 'ada'",
  ),
  group(
    'any level, no equality',
    "match /{path=**}/lines/{id} { allow list: if resource.data.owner == 'ada'; }",
    'from all lines',
  ),
  group('any level, path', 'match /{path=**}/lines/{id} { allow list: if path is path; }', 'from all lines'),
  group(
    'any level, first segment',
    "match /{path=**}/lines/{id} { allow list: if path[0] == 'rooms'; }",
    'from all lines',
  ),
  group('below a document', 'match /rooms/{room}/lines/{id} { allow list; }', 'from all lines', '/rooms/a'),
  group('below a document, any level', 'match /{path=**}/lines/{id} { allow list; }', 'from all lines', '/rooms/a'),
  group('below a document, rest', 'match /rooms/{room}/{path=**} { allow list; }', 'from all lines', '/rooms/a'),
  group(
    'below a document, rest before',
    'match /rooms/{room}/{path=**}/lines/{id} { allow list; }',
    'from all lines',
    '/rooms/a',
  ),
  group('one collection below a document', 'match /rooms/{room}/lines/{id} { allow list; }', 'from lines', '/rooms/a'),
  group(
    'one collection below a document, by its id',
    "match /rooms/{room}/lines/{id} { allow list: if room == 'a'; }",
    'from lines',
    '/rooms/a',
  ),
  group(
    'one collection below another document',
    "match /rooms/{room}/lines/{id} { allow list: if room == 'a'; }",
    'from lines',
    '/rooms/b',
  ),
  group('one collection of another name', 'match /rooms/{room}/lines/{id} { allow list; }', 'from others', '/rooms/a'),
  group(
    'one collection by a rule of any level',
    'match /{path=**}/lines/{id} { allow list; }',
    'from lines',
    '/rooms/a',
  ),
  group('get is not list', 'match /docs/{id} { allow get; }', 'from docs'),
  group('read is list', 'match /docs/{id} { allow read; }', 'from docs'),
  group('a fixed document', 'match /docs/a { allow list; }', 'from docs'),
  group('a fixed document by its name', 'match /docs/a { allow list; }', 'from docs where __name__ == @docs/a'),
];
