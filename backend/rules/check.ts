import type { Expression, FunctionDeclaration, MatchBlock, PatternStep, RulesFile, RulesService } from './ast.ts';
import { globalFunctions, namespaces } from './methods/functions.ts';
import { methodArities } from './methods/methods.ts';
import { regex } from './methods/string-methods.ts';
import { partsOf } from './parts-of.ts';
import { RulesSyntaxError } from './scanner.ts';
import { RuleError } from './values.ts';

/** Names declared in the enclosing scopes during checking. */
interface Names {
  readonly values: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: Names | undefined;
}

const types = new Set([
  'bool',
  'bytes',
  'float',
  'int',
  'list',
  'latlng',
  'number',
  'path',
  'map',
  'string',
  'duration',
  'timestamp',
  'set',
  'map_diff',
]);
/** Maximum number of open function calls around a call. */
const deepestCall = 20;
const oneArgument = { least: 1, most: 1 };
/** Document look-up functions of each service: global, or of a library. */
const lookups: Record<RulesService, readonly string[]> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
};
const resourceMembers = ['data', 'id', '__name__'];
const objectMembers = [
  'name',
  'bucket',
  'generation',
  'metageneration',
  'size',
  'timeCreated',
  'updated',
  'md5Hash',
  'etag',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
  'cacheControl',
  'metadata',
];
const firestoreMembers: Record<string, readonly string[]> = {
  request: ['auth', 'method', 'path', 'query', 'resource', 'time'],
  resource: resourceMembers,
  'request.resource': resourceMembers,
  'request.auth': ['uid', 'token'],
  'request.query': ['limit', 'offset', 'orderBy'],
};
const members: Record<RulesService, Record<string, readonly string[]>> = {
  'cloud.firestore': firestoreMembers,
  'firebase.storage': {
    request: ['auth', 'method', 'path', 'resource', 'time'],
    'request.auth': ['uid', 'token'],
    resource: objectMembers,
    'request.resource': objectMembers,
  },
};
const everywhere: Names = { values: new Set(['request', 'resource']), functions: new Map(), parent: undefined };

/** Refuse rules that use unknown names, or expressions that can never have a value. Errors: RulesSyntaxError. */
export function checkRules(file: RulesFile, service: RulesService = 'cloud.firestore'): void {
  new Checker(service, file.version).block(file.root, everywhere, 0);
}

class Checker {
  private readonly calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  private readonly depths = new Map<FunctionDeclaration, number>();
  private current: FunctionDeclaration | undefined;

  constructor(
    private readonly service: RulesService,
    private readonly version: RulesFile['version'],
  ) {}

  block(block: MatchBlock, around: Names, depth: number): void {
    if (depth > 10) throw new RulesSyntaxError(block.at, 'match statements are nested more than 10 deep.');
    const wildcards = this.wildcards(block.pattern);
    const names: Names = { values: wildcards, functions: block.functions, parent: around };
    for (const declared of block.functions.values()) this.declaration(declared, names);
    for (const declared of block.functions.values()) this.depthOf(declared, new Set());
    for (const { condition } of block.allows) this.expression(condition, names);
    for (const match of block.matches) this.block(match, names, depth + 1);
  }

  private wildcards(pattern: readonly PatternStep[]): ReadonlySet<string> {
    const names = new Set<string>();
    let rests = 0;
    for (const [i, step] of pattern.entries()) {
      if (step.kind === 'fixed') continue;
      if (names.has(step.name)) throw new RulesSyntaxError(step.nameAt, `Wildcard '${step.name}' is declared twice.`);
      names.add(step.name);
      if (step.kind === 'one') continue;
      if (++rests > 1) throw new RulesSyntaxError(step.at, 'A path may have one wildcard {name=**}.');
      if (this.version === '1' && i < pattern.length - 1) {
        throw new RulesSyntaxError(step.at, "In version '1' the wildcard {name=**} ends a path.");
      }
    }
    return names;
  }

  private declaration(declared: FunctionDeclaration, around: Names): void {
    if (declared.parameters.length > 7)
      throw new RulesSyntaxError(declared.at, 'A function may have at most 7 parameters.');
    this.current = declared;
    const values = new Set(declared.parameters);
    if (values.size < declared.parameters.length)
      throw new RulesSyntaxError(declared.at, 'A parameter is declared twice.');
    const names: Names = { values, functions: new Map(), parent: around };
    for (const { at, name, value } of declared.lets) {
      this.expression(value, names);
      if (values.has(name)) throw new RulesSyntaxError(at, `'${name}' is declared twice.`);
      values.add(name);
    }
    this.expression(declared.result, names);
    this.current = undefined;
  }

  /** The maximum call depth below a function, including its own call; each function is examined once. */
  private depthOf(declared: FunctionDeclaration, open: ReadonlySet<FunctionDeclaration>): number {
    if (open.has(declared)) throw new RulesSyntaxError(declared.at, `Function '${declared.name}' calls itself.`);
    const known = this.depths.get(declared);
    if (known !== undefined) return known;
    let depth = 1;
    if (open.size <= deepestCall) {
      const around = new Set(open).add(declared);
      for (const callee of this.calls.get(declared) ?? []) depth = Math.max(depth, 1 + this.depthOf(callee, around));
    }
    if (open.size > deepestCall || depth > deepestCall + 1) {
      throw new RulesSyntaxError(declared.at, 'Function calls are nested too deep.');
    }
    this.depths.set(declared, depth);
    return depth;
  }

  private expression(node: Expression, names: Names): void {
    switch (node.kind) {
      case 'name':
        if (!isValue(names, node.name)) throw new RulesSyntaxError(node.at, `Unknown variable '${node.name}'.`);
        break;
      case 'member':
        this.member(node, names);
        break;
      case 'is':
        if (!types.has(node.type)) throw new RulesSyntaxError(node.typeAt, `Unknown type '${node.type}'.`);
        break;
      case 'call':
        this.call(node, names);
        break;
      case 'method':
        if (this.method(node, names)) return;
        break;
      case 'literal':
      case 'list':
      case 'map':
      case 'path':
      case 'index':
      case 'range':
      case 'unary':
      case 'binary':
      case 'choice':
        break;
    }
    for (const child of partsOf(node)) this.expression(child, names);
  }

  private member(node: Extract<Expression, { kind: 'member' }>, names: Names): void {
    const known = members[this.service][builtInPath(node.of, names) ?? ''];
    if (known && !known.includes(node.name)) throw new RulesSyntaxError(node.at, `Unknown property '${node.name}'.`);
  }

  private call(node: Extract<Expression, { kind: 'call' }>, names: Names): void {
    const declared = findFunction(names, node.name);
    const builtIn = Object.hasOwn(globalFunctions, node.name) ? globalFunctions[node.name] : undefined;
    if (declared && this.current)
      this.calls.set(this.current, (this.calls.get(this.current) ?? new Set()).add(declared));
    const arity = declared
      ? { least: declared.parameters.length, most: declared.parameters.length }
      : lookups[this.service].includes(node.name)
        ? oneArgument
        : builtIn;
    if (!arity) throw new RulesSyntaxError(node.at, `Unknown function '${node.name}'.`);
    checkCount(node, [arity]);
  }

  /** Check a call of a library such as math, whose receiver is not a value. Returns whether the node was one. */
  private method(node: Extract<Expression, { kind: 'method' }>, names: Names): boolean {
    const library = node.of.kind === 'name' && !isValue(names, node.of.name) ? this.library(node.of.name) : undefined;
    if (library) {
      const found = Object.hasOwn(library, node.name) ? library[node.name] : undefined;
      if (!found) throw new RulesSyntaxError(node.at, `Unknown function '${node.name}'.`);
      checkCount(node, [found]);
      for (const arg of node.args) this.expression(arg, names);
      return true;
    }
    const arities = methodArities(node.name);
    if (arities.length === 0) throw new RulesSyntaxError(node.at, `Unknown method '${node.name}'.`);
    checkCount(node, arities);
    const [pattern] = node.args;
    if (['matches', 'split'].includes(node.name) && pattern?.kind === 'literal') checkRegex(pattern);
    return false;
  }

  /** The functions of a library, by name, including a service's look-ups. */
  private library(name: string): Readonly<Record<string, { least: number; most: number }>> | undefined {
    const own = lookups[this.service].filter((lookup) => lookup.startsWith(`${name}.`));
    if (own.length > 0) return Object.fromEntries(own.map((lookup) => [lookup.slice(name.length + 1), oneArgument]));
    return Object.hasOwn(namespaces, name) ? namespaces[name] : undefined;
  }
}

function checkCount(
  node: Extract<Expression, { kind: 'call' | 'method' }>,
  arities: readonly { least: number; most: number }[],
): void {
  const count = node.args.length;
  if (arities.some(({ least, most }) => count >= least && count <= most)) return;
  throw new RulesSyntaxError(node.at, `'${node.name}' does not take ${count} argument${count === 1 ? '' : 's'}.`);
}

function checkRegex(node: Extract<Expression, { kind: 'literal' }>): void {
  if (typeof node.value !== 'string') return;
  try {
    regex(node.value);
  } catch (error) {
    throw error instanceof RuleError ? new RulesSyntaxError(node.at, error.message) : error;
  }
}

function isValue(names: Names | undefined, name: string): boolean {
  return names !== undefined && (names.values.has(name) || isValue(names.parent, name));
}

function findFunction(names: Names | undefined, name: string): FunctionDeclaration | undefined {
  return names && (names.functions.get(name) ?? findFunction(names.parent, name));
}

/** The path "request.auth" of the expression request.auth, unless a local name shadows it. */
function builtInPath(node: Expression, names: Names): string | undefined {
  if (node.kind === 'member') {
    const of = builtInPath(node.of, names);
    return of === undefined ? undefined : `${of}.${node.name}`;
  }
  if (node.kind !== 'name') return undefined;
  for (let at: Names | undefined = names; at; at = at.parent) {
    if (at.values.has(node.name)) return at === everywhere ? node.name : undefined;
  }
  return undefined;
}
