import * as v from 'valibot';

/*
 * Fields that are needed, or must not be there, because of what other fields say. A condition is data on the schema, so that
 * tests make documents from it and security rules are written from it.
 */

/** Values of a field under which a condition applies; undefined stands for a field that is not there. */
export type Wanted = 'present' | readonly (string | boolean | undefined)[];

export interface Condition {
  /** The field that is looked at: of the document, or of each entry of `each`. */
  readonly field: string;
  readonly must: 'be there' | 'be absent';
  /** All of these hold, of the document. */
  readonly when: Readonly<Record<string, Wanted>>;
  /** A list of the document, whose every entry is looked at. */
  readonly each?: string;
}

/** What must hold between fields: a condition, or a check of its own. */
export type Between = v.CheckAction<object, string>;

/** A schema with what must hold between its fields. */
export const withBetween = <S extends v.GenericSchema>(schema: S, between: readonly Between[]): S =>
  // It still is that schema; valibot's types say so only of checks that are named one by one.
  between.length === 0 ? schema : (v.pipe(schema, ...(between as never)) as unknown as S);

/** `field` is needed when the other fields hold these values. */
export const needs = (field: string, when: Condition['when']) => condition({ field, must: 'be there', when });

/** `field` must not be there when the other fields hold these values. */
export const never = (field: string, when: Condition['when']) => condition({ field, must: 'be absent', when });

/** Every entry of the list `each` needs `field` when the document's fields hold these values. */
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
