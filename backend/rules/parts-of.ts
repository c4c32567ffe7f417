import type { Expression } from './ast.ts';

/** The direct sub-expressions of an expression, in source order. */
export function partsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.steps.filter((step) => typeof step !== 'string');
    case 'member':
      return [node.of];
    case 'index':
      return [node.of, node.index];
    case 'range':
      return [node.of, node.from, node.to].filter((part) => part !== undefined);
    case 'call':
      return node.args;
    case 'method':
      return [node.of, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
  }
}
