import type { Allow, FunctionDeclaration, MatchBlock, Method, PatternStep, RulesFile, RulesService } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { describe, Scanner } from './scanner.ts';

const methodsOf: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Maximum of nested blocks and of steps in a pattern, equal to the maximum of segments in a path. */
const deepestMatch = 100;

/** Reserved words that cannot name a wildcard. */
const reserved = new Set([
  'allow',
  'false',
  'function',
  'if',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'service',
  'true',
]);

/** Parse the rules of a service. Errors: RulesSyntaxError, its message begins with "Lline:column". */
export function parseRules(text: string, wanted: RulesService = 'cloud.firestore'): RulesFile {
  const scanner = new Scanner(text);
  let version: '1' | '2' = '1';
  if (scanner.take('rules_version')) {
    scanner.expect('=');
    const token = scanner.next();
    if (token.kind !== 'string' || (token.text !== '1' && token.text !== '2')) {
      throw scanner.error(token.at, `Unexpected ${describe(token)}, expected '1' or '2'.`);
    }
    version = token.text;
    scanner.take(';');
  }
  const shared = parseFunctions(scanner);
  scanner.expect('service');
  const service = scanner.expectName('a service');
  scanner.expect('.');
  const product = scanner.expectName('a service');
  if (`${service.text}.${product.text}` !== wanted) {
    throw scanner.error(service.at, `Service ${service.text}.${product.text} is not supported.`);
  }
  const root = parseBlock(scanner, service.at, [], 0, shared);
  const rest = scanner.peek();
  if (rest.kind !== 'end') throw scanner.error(rest.at, `Unexpected ${describe(rest)}.`);
  return { version, root };
}

/** Functions declared before the service, visible everywhere. */
function parseFunctions(scanner: Scanner): Map<string, FunctionDeclaration> {
  const functions = new Map<string, FunctionDeclaration>();
  while (scanner.take('function')) declare(scanner, functions);
  return functions;
}

function declare(scanner: Scanner, functions: Map<string, FunctionDeclaration>): void {
  const { at } = scanner.peek();
  const declared = parseFunction(scanner);
  if (functions.has(declared.name)) throw scanner.error(at, `Function '${declared.name}' is declared twice.`);
  functions.set(declared.name, declared);
}

/** Parse a block in braces. The service block starts with the functions declared before it and has no allows. */
function parseBlock(
  scanner: Scanner,
  at: number,
  pattern: PatternStep[],
  depth: number,
  shared?: ReadonlyMap<string, FunctionDeclaration>,
): MatchBlock {
  if (depth > deepestMatch) throw scanner.error(at, 'match statements are nested too deep.');
  const allows: Allow[] = [];
  const matches: MatchBlock[] = [];
  const functions = new Map(shared);
  scanner.expect('{');
  do {
    const token = scanner.peek();
    if (scanner.take('match')) matches.push(parseBlock(scanner, token.at, parsePattern(scanner), depth + 1));
    else if (!shared && scanner.take('allow')) allows.push(parseAllow(scanner, token.at));
    else if (scanner.take('function')) declare(scanner, functions);
    else throw scanner.error(token.at, `Unexpected ${describe(token)}.`);
  } while (!scanner.take('}'));
  return { at: scanner.position(at), pattern, allows, matches, functions };
}

function parsePattern(scanner: Scanner): PatternStep[] {
  const steps: PatternStep[] = [];
  let { at } = scanner.peek();
  while (scanner.take('/')) {
    if (steps.length >= deepestMatch) throw scanner.error(at, 'A path may have at most 100 segments.');
    const text = scanner.takeSegment();
    const place = scanner.position(at);
    if (text !== undefined) steps.push({ kind: 'fixed', at: place, text: decodeSegment(scanner, at, text) });
    else {
      scanner.expect('{');
      const name = scanner.expectName('a wildcard');
      if (reserved.has(name.text)) throw scanner.error(name.at, `Unexpected ${describe(name)}, expected a wildcard.`);
      const kind = scanner.take('=') && !scanner.take('*') ? 'rest' : 'one';
      if (kind === 'rest') scanner.expect('**');
      scanner.expect('}');
      steps.push({ kind, at: place, name: name.text, nameAt: scanner.position(name.at) });
    }
    ({ at } = scanner.peek());
  }
  if (steps.length === 0) throw scanner.error(at, `Unexpected ${describe(scanner.peek())}, expected a path.`);
  return steps;
}

function decodeSegment(scanner: Scanner, at: number, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw scanner.error(at, `Unreadable path segment '${text}'.`);
  }
}

function parseAllow(scanner: Scanner, at: number): Allow {
  const methods = new Set<Method>();
  do {
    const token = scanner.expectName('a method');
    const named = Object.hasOwn(methodsOf, token.text) ? methodsOf[token.text] : undefined;
    if (!named) throw scanner.error(token.at, `Unknown method '${token.text}'.`);
    for (const method of named) methods.add(method);
  } while (scanner.take(','));
  const position = scanner.position(at);
  if (scanner.take(';') || scanner.peek().text !== ':')
    return { at: position, methods, condition: { kind: 'literal', value: true, at: position } };
  scanner.expect(':');
  scanner.expect('if');
  const condition = parseExpression(scanner);
  scanner.take(';');
  return { at: position, methods, condition };
}

function parseFunction(scanner: Scanner): FunctionDeclaration {
  const name = scanner.expectName('a function name');
  const parameters: string[] = [];
  scanner.expect('(');
  while (!scanner.take(')')) {
    if (parameters.length > 0) scanner.expect(',');
    parameters.push(scanner.expectName('a parameter').text);
  }
  scanner.expect('{');
  const lets: FunctionDeclaration['lets'][number][] = [];
  while (scanner.take('let')) {
    const variable = scanner.expectName('a variable');
    scanner.expect('=');
    lets.push({ at: scanner.position(variable.at), name: variable.text, value: parseExpression(scanner) });
    scanner.expect(';');
  }
  if (lets.length > 10) throw scanner.error(name.at, 'A function may have at most 10 let bindings.');
  scanner.expect('return');
  const result = parseExpression(scanner);
  scanner.take(';');
  scanner.expect('}');
  return { at: scanner.position(name.at), name: name.text, parameters, lets, result };
}
