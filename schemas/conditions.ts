import * as v from 'valibot';

/*
 * Fields that are required or forbidden depending on other fields. A condition is data on the schema, from which tests
 * generate documents and the security rules are written.
 */

/** Values of a field under which a condition applies; undefined matches an absent field. */
export type Wanted = 'present' | readonly (string | boolean | undefined)[];

export interface Condition {
  /** The field to check: of the document, or of each entry of `each`. */
  readonly field: string;
  readonly must: 'be there' | 'be absent';
  /** Field values of the document; the condition applies when all match. */
  readonly when: Readonly<Record<string, Wanted>>;
  /** A list field whose every entry is checked. */
  readonly each?: string;
}

/** A constraint between fields: a condition, or a custom check. */
export type Between = v.CheckAction<object, string>;

/** A schema with constraints between its fields. */
export const withBetween = <S extends v.GenericSchema>(schema: S, between: readonly Between[]): S =>
  // The type is unchanged; valibot only infers this for checks passed one by one.
  between.length === 0 ? schema : (v.pipe(schema, ...(between as never)) as unknown as S);

/** `field` is required when the other fields hold these values. */
export const needs = (field: string, when: Condition['when']) => condition({ field, must: 'be there', when });

/** `field` must be absent when the other fields hold these values. */
export const never = (field: string, when: Condition['when']) => condition({ field, must: 'be absent', when });

/** Every entry of the list `each` requires `field` when the document's fields hold these values. */
export const eachNeeds = (each: string, field: string, when: Condition['when']) =>
  condition({ field, must: 'be there', when, each });

/** Whether a condition applies to a document. */
export const applies = ({ when }: Condition, document: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, wanted]) =>
    wanted === 'present'
      ? document[name] !== undefined
      : wanted.includes(document[name] as string | boolean | undefined),
  );

function condition(of: Condition) {
  const { field, must, each } = of;
  const isRight = (entry: Readonly<Record<string, unknown>>) => (entry[field] !== undefined) === (must === 'be there');
  const check = v.check(
    (document: object) => {
      const fields = document as Readonly<Record<string, unknown>>;
      if (!applies(of, fields)) return true;
      return each === undefined ? isRight(fields) : (fields[each] as Record<string, unknown>[]).every(isRight);
    },
    `${each === undefined ? '' : `${each}: `}${field} must ${must} when ${wordsOf(of.when)}`,
  );
  return { ...check, condition: of };
}

const wordsOf = (when: Condition['when']): string =>
  Object.entries(when)
    .map(([name, wanted]) => `${name} is ${wanted === 'present' ? wanted : wanted.map(String).join(' or ')}`)
    .join(' and ');
