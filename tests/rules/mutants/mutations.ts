import type { Expression, MatchBlock, RulesFile } from '../../../backend/rules/ast.ts';
import { partsOf } from '../../../backend/rules/parts-of.ts';

/** One small change of the rules: an expression replaced by another one. */
export interface Mutant {
  /** Its index in the list of all mutants. */
  readonly id: number;
  readonly target: Expression;
  readonly replacement: Expression;
  /** "123:8 && → left side": line, column and kind of change. */
  readonly what: string;
}

type Change = readonly [what: string, replacement: Expression];

/** Every automatic mutant of a rules file, in source order. [PRF-16] */
export function mutantsOf(file: RulesFile): Mutant[] {
  const mutants: Mutant[] = [];
  for (const target of expressionsOf(file.root))
    for (const [what, replacement] of changesOf(target))
      mutants.push({ id: mutants.length, target, replacement, what: `${target.at.line}:${target.at.column} ${what}` });
  return mutants;
}

const SWAPPED: Partial<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
};
const SWAPPED_METHOD: Partial<Record<string, string>> = { hasAll: 'hasAny', hasOnly: 'hasAny', hasAny: 'hasAll' };
const SWAPPED_LOOKUP: Partial<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

function changesOf(node: Expression): Change[] {
  const { at } = node;
  const literal = (value: Extract<Expression, { kind: 'literal' }>['value']): Expression => ({ at, kind: 'literal', value });
  const not = (operand: Expression): Expression => ({ at, kind: 'unary', operator: '!', operand });
  // eslint-disable-next-line typescript/switch-exhaustiveness-check -- of the others nothing small can be changed
  switch (node.kind) {
    case 'binary':
      if (node.operator === '&&' || node.operator === '||')
        return [
          [`${node.operator} → its left side`, node.left],
          [`${node.operator} → its right side`, node.right],
          [`${node.operator} → the other one`, { ...node, operator: node.operator === '&&' ? '||' : '&&' }],
        ];
      if (node.operator === 'in') return [['in → not in', not(node)]];
      return (SWAPPED[node.operator] ?? []).map((operator) => [`${node.operator} → ${operator}`, { ...node, operator } as Expression]);
    case 'unary':
      return node.operator === '!' ? [['! → nothing', node.operand]] : [['- → nothing', node.operand]];
    case 'is':
      return [[`is ${node.type} → is not`, not(node)]];
    case 'choice':
      return [
        ['? → yes', node.yes],
        ['? → no', node.no],
      ];
    case 'literal': {
      const { value } = node;
      if (typeof value === 'boolean') return [[`${value} → ${!value}`, literal(!value)]];
      if (typeof value === 'bigint') return ['+1', '-1'].map((by) => [`${value} ${by}`, literal(value + BigInt(by))]);
      return typeof value === 'string' ? [[`'${value}' → another word`, literal(`${value}_`)]] : [];
    }
    case 'list':
      return node.items.map((_, i) => [`without item ${i + 1}`, { ...node, items: node.items.toSpliced(i, 1) }]);
    case 'method': {
      const other = SWAPPED_METHOD[node.name];
      if (other !== undefined) return [[`${node.name} → ${other}`, { ...node, name: other }]];
      // d.get('field', value): another valid value would have no effect, while one of another type refuses documents
      // without the field.
      const [field, value] = node.args;
      if (node.name !== 'get' || !field || value?.kind !== 'literal') return [];
      return [['get → no value in its place', { ...node, args: [field, { ...value, value: null }] }]];
    }
    case 'call': {
      const other = SWAPPED_LOOKUP[node.name];
      return other === undefined ? [] : [[`${node.name} → ${other}`, { ...node, name: other }]];
    }
    default:
      return [];
  }
} // prettier-ignore

/** All expressions below a block, each once. */
function* expressionsOf(block: MatchBlock): Generator<Expression> {
  for (const { lets, result } of block.functions.values()) {
    for (const { value } of lets) yield* within(value);
    yield* within(result);
  }
  for (const { condition } of block.allows) yield* within(condition);
  for (const inner of block.matches) yield* expressionsOf(inner);
}

function* within(node: Expression): Generator<Expression> {
  yield node;
  // The default value of d.get('field', value) is mutated together with its call.
  const parts = node.kind === 'method' && node.name === 'get' ? [node.of, ...node.args.slice(0, 1)] : partsOf(node);
  for (const part of parts) yield* within(part);
}
