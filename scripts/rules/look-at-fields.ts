import type { SchemaField, Shape } from '../../tests/support/schema-node.ts';
import { asked, validValue } from './asked.ts';
import { anyOf, lookAtOnce, type Patterned } from './one-text.ts';
import { lookAtWhole } from './look-at-whole.ts';

/** Returns the name of the function that checks a group of fields, or named flags. */
export type FunctionOf = (name: string, node: SchemaField['node']) => string;

/** The checks of each of these fields: its type and its bounds. [RUL-3, DOC-13] */
export function lookAtFields(fields: Shape['fields'], functionOf: FunctionOf): string[] {
  const patterned: Patterned[] = [];
  const looks = Object.entries(fields).flatMap(([name, field]) => {
    const { looks: own, pattern } = lookAt(name, field, functionOf);
    if (pattern) patterned.push(pattern);
    return own;
  });
  return patterned.length === 0 ? looks : [...looks, lookAtOnce(patterned)];
}

function lookAt(
  name: string,
  { required, node }: SchemaField,
  functionOf: FunctionOf,
): { looks: string[]; pattern?: Patterned } {
  const inItsPlace = required ? undefined : validValue(node);
  const value = asked(name, inItsPlace);
  const isOnlyIfThere = !required && inItsPlace === undefined;
  const look = (text: string) => ({ looks: [isOnlyIfThere ? `(!('${name}' in d) || ${text})` : text] });
  switch (node.type) {
    case 'text': {
      const { min, max, pattern } = node;
      if (!pattern) return look(min === 0 ? `isNote(${value}, ${max})` : `isText(${value}, ${max})`);
      const looks = Number.isFinite(max) ? [`${value}.size() <= ${max}`] : [];
      return { looks, pattern: { asked: value, pattern } };
    }
    case 'whole':
      return look(lookAtWhole(value, node.min, node.max));
    case 'flag':
      return look(`${value} is bool`);
    case 'word':
      return { looks: [], pattern: { asked: value, pattern: anyOf(node.words) } };
    case 'list':
      return look(node.min === 0 ? `isFew(${value}, ${node.max})` : `isList(${value}, ${node.min}, ${node.max})`);
    case 'group':
    case 'flags':
      return look(`${functionOf(name, node)}(${value})`);
  }
}
