import type { SchemaNode } from '../../tests/support/schema-node.ts';

/**
 * The expression for a field of the document, with a default where it may be absent: so it costs one look-up. [RUL-26]
 */
export const asked = (name: string, inItsPlace?: string): string =>
  inItsPlace === undefined ? `d.${name}` : `d.get('${name}', ${inItsPlace})`;

/** A value in the syntax of the rules. */
export const literal = (value: string | boolean | number): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

/** Texts of which at least one matches each pattern of an optional field. */
const EXAMPLES = [
  'aaaaaaaaaaaa',
  '2000-01-01',
  '2000-01-01T00:00:00.000Z',
  '+10000000',
  'UG',
  'UTC',
  'https://a.bc',
  'data:image/jpeg;base64,A',
];

/**
 * A valid value of a field; undefined for fields that are checked only when present. Errors: TypeError for a new
 * pattern.
 */
export function validValue(node: SchemaNode): string | undefined {
  switch (node.type) {
    case 'text': {
      const { min, pattern } = node;
      const example = pattern ? EXAMPLES.find((text) => pattern.test(text)) : '-'.repeat(min);
      if (example === undefined) throw new TypeError(`no example matches ${pattern}: add one to EXAMPLES`);
      return literal(example);
    }
    case 'whole':
      return literal(Math.min(Math.max(node.min, 0), node.max));
    case 'flag':
      return literal(true);
    case 'word':
      return literal(node.words[0]!);
    case 'list':
      return node.min === 0 ? '[]' : undefined;
    case 'group':
    case 'flags':
      return undefined;
  }
}
