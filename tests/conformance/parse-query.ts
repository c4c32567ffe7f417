import {
  all,
  any,
  bool,
  dbl,
  geo,
  int,
  list,
  map,
  nul,
  orderBy,
  ref,
  str,
  time,
  unary,
  where,
  type JsonObject,
} from './case.ts';

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  has: 'ARRAY_CONTAINS',
  'has-any': 'ARRAY_CONTAINS_ANY',
  is: 'IS_NULL',
  'is-not': 'IS_NOT_NULL',
};
const token =
  /\s*('[^']*'|-?\d+(?:\.\d+)?|@[\w/]+|#[-\w:.]+|(?:`[^`]*`|[A-Za-z_])[\w.]*(?:-(?:in|any|not))?|[=!<>]=|[<>()[\]{},:-])/y;

/**
 * Parse a structured query from a text such as "from docs where owner == 'ada' and (n > 1 or n == 0) order by n, -m
 * limit 5". Values: 'text', 1, 1.5, true, null, [1, 2], {a: 1}, @docs/a (a reference), #2020-01-01T00:00:00Z, geo(1,
 * 2).
 */
export function parseQuery(text: string): JsonObject {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) tokens.push(match[1]!);
  const next = () => tokens.shift() ?? '';
  const take = (word: string) => tokens[0] === word && next() === word;

  function value(): JsonObject {
    const word = next();
    if (word.startsWith("'")) return str(word.slice(1, -1));
    if (word.startsWith('@')) return ref(word.slice(1));
    if (word.startsWith('#')) return time(word.slice(1));
    if (word === 'null') return nul;
    if (word === 'true' || word === 'false') return bool(word === 'true');
    if (word === 'nan') return dbl('NaN');
    if (word === 'geo') {
      next();
      const [latitude, , longitude] = [next(), next(), next()];
      next();
      return geo(Number(latitude), Number(longitude));
    }
    if (word === '[') {
      const items: JsonObject[] = [];
      while (!take(']')) if (!take(',')) items.push(value());
      return list(...items);
    }
    if (word === '{') {
      const fields: Record<string, JsonObject> = {};
      while (!take('}')) {
        if (take(',')) continue;
        const name = next();
        next();
        fields[name] = value();
      }
      return map(fields);
    }
    return word.includes('.') ? dbl(Number(word)) : int(word);
  }

  function condition(): JsonObject {
    if (take('(')) {
      const inner = either();
      next();
      return inner;
    }
    const field = next();
    const word = next();
    const op = operators[word] ?? word;
    if (word !== 'is' && word !== 'is-not') return where(field, op, value());
    return unary(field, next() === 'nan' ? op.replace('NULL', 'NAN') : op);
  }

  function joined(word: string, part: () => JsonObject, join: (...filters: JsonObject[]) => JsonObject): JsonObject {
    const parts = [part()];
    while (take(word)) parts.push(part());
    return parts.length > 1 ? join(...parts) : parts[0]!;
  }
  const both = (): JsonObject => joined('and', condition, all);
  const either = (): JsonObject => joined('or', both, any);

  take('from');
  const allDescendants = take('all') ? true : undefined;
  const query: Record<string, JsonObject[keyof JsonObject]> = { from: [{ collectionId: next(), allDescendants }] };
  while (tokens.length > 0) {
    const word = next();
    if (word === 'where') query['where'] = either();
    else if (word === 'order') {
      next();
      const fields: string[] = [];
      do fields.push(take('-') ? `-${next()}` : next());
      while (take(','));
      query['orderBy'] = orderBy(...fields);
    } else if (word === 'limit' || word === 'offset') query[word] = Number(next());
    else if (word === 'select') {
      const fields = [{ fieldPath: next() }];
      while (take(',')) fields.push({ fieldPath: next() });
      query['select'] = { fields };
    } else {
      // start-at, start-after, end-at, end-before: values in brackets.
      const cursors: Record<string, [string, boolean]> = {
        from: ['startAt', true],
        after: ['startAt', false],
        to: ['endAt', false],
        before: ['endAt', true],
      };
      if (!Object.hasOwn(cursors, word)) throw new Error(`Unreadable "${word}" in ${text}`);
      const [name, before] = cursors[word]!;
      const { arrayValue } = value() as { arrayValue: { values: JsonObject[] } };
      query[name] = { values: arrayValue.values, before };
    }
  }
  return query;
}
