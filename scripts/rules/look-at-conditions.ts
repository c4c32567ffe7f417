import type { Wanted } from '../../schemas/conditions.ts';
import type { SchemaField, Shape } from '../../tests/support/schema-node.ts';
import { asked, literal } from './asked.ts';

/**
 * Conditions between the fields of a form, as far as rules can check them: they cannot iterate over a list. [DOC-13]
 */
export const lookAtConditions = ({ fields, conditions }: Shape): string[] =>
  conditions
    .filter(({ each }) => each === undefined)
    .map(({ field, must, when }) => {
      const unless = Object.entries(when)
        // The `kind` of a form is checked before its fields.
        .filter(([name]) => !isSettled(fields[name]!))
        .map(([name, wanted]) => isOtherwise(name, fields[name]!, wanted));
      return `(${[...unless, must === 'be there' ? isThere(field) : isAbsent(field)].join(' || ')})`;
    });

const isThere = (name: string) => `'${name}' in d`;
const isAbsent = (name: string) => `!('${name}' in d)`;
const isSettled = ({ node }: SchemaField) => node.type === 'word' && node.words.length === 1;

/** True when a field does not hold the wanted value. */
function isOtherwise(name: string, field: SchemaField, wanted: Wanted): string {
  if (wanted === 'present') return isAbsent(name);
  const values = wanted.filter((value) => value !== undefined);
  if (values.length === 0) return isThere(name);
  const inItsPlace = wanted.includes(undefined) ? values[0]! : typeof values[0] === 'boolean' ? !values[0] : '';
  const value = asked(name, field.required ? undefined : literal(inItsPlace));
  if (values.length === 1 && typeof values[0] === 'boolean') return values[0] ? `!${value}` : value;
  const [one, ...more] = values.map(literal);
  return more.length === 0 ? `${value} != ${one}` : `!(${value} in [${[one, ...more].join(', ')}])`;
}
