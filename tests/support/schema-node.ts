import type * as v from 'valibot';
import type { Condition } from '../../schemas/conditions.ts';

/*
 * A valibot schema as data, in the few shapes that schemas/fields.ts produces. Tests generate from it and compare with
 * it; an unknown shape is an error, so that nothing new stays untested.
 */

export type SchemaNode =
  | { readonly type: 'text'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  | { readonly type: 'word'; readonly words: readonly string[] }
  | { readonly type: 'list'; readonly min: number; readonly max: number; readonly item: SchemaNode }
  | ({ readonly type: 'group' } & Shape)
  | { readonly type: 'flags'; readonly names: readonly string[] };

/** The fields of a group, and the conditions between them. */
export interface Shape {
  readonly fields: Readonly<Record<string, SchemaField>>;
  readonly conditions: readonly Condition[];
}

export interface SchemaField {
  readonly required: boolean;
  readonly node: SchemaNode;
}

interface Raw {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly condition?: Condition }[];
  readonly entries?: Readonly<Record<string, Raw>>;
  readonly wrapped?: Raw;
  readonly item?: Raw;
  readonly key?: Raw;
  readonly options?: readonly string[] | readonly Raw[];
}

/** The forms of a kind's documents: one, or one for each value of `kind`. Errors: TypeError for an unknown form. */
export function shapesOf(schema: v.GenericSchema): Shape[] {
  const raw = schema as unknown as Raw;
  const options = raw.type === 'variant' ? (raw.options as readonly Raw[]) : [raw];
  return options.map((option) => {
    const node = nodeOf(option);
    if (node.type !== 'group') throw new TypeError(`a kind of document is a group of fields, not ${node.type}`);
    return { ...node, conditions: conditionsFor(node, conditionsOf(raw)) };
  });
}

/** The fields of a kind's schema, in order; for a kind with variants, those of all variants. */
export const fieldsOf = (schema: v.GenericSchema): Readonly<Record<string, SchemaField>> =>
  Object.assign({}, ...shapesOf(schema).map(({ fields }) => fields)) as Readonly<Record<string, SchemaField>>;

const conditionsOf = (raw: Raw): Condition[] => (raw.pipe ?? []).flatMap(({ condition }) => condition ?? []);

/** Conditions that can apply to one form: those on the value of `kind` are resolved by it. */
const conditionsFor = ({ fields }: Pick<Shape, 'fields'>, all: readonly Condition[]): Condition[] =>
  all.filter(({ when }) => {
    const word = fields['kind']?.node;
    const wanted = when['kind'];
    if (word?.type !== 'word' || wanted === undefined || wanted === 'present') return true;
    return wanted.some((one) => word.words.includes(String(one)));
  });

function nodeOf(raw: Raw): SchemaNode {
  const bound = (type: string, otherwise: number) =>
    Number(raw.pipe?.find((action) => action.type === type)?.requirement ?? otherwise);
  switch (raw.type) {
    case 'string': {
      const pattern = raw.pipe?.find((action) => action.type === 'regex')?.requirement as RegExp | undefined;
      const max = bound('max_length', pattern ? Number.POSITIVE_INFINITY : Number.NaN);
      return { type: 'text', min: bound('min_length', 0), max, ...(pattern && { pattern }) };
    }
    case 'number': {
      if (!raw.pipe?.some((action) => action.type === 'safe_integer'))
        throw new TypeError('a number that may be a fraction');
      return { type: 'whole', min: bound('min_value', Number.NaN), max: bound('max_value', Number.NaN) };
    }
    case 'boolean':
      return { type: 'flag' };
    case 'picklist':
      return { type: 'word', words: raw.options as readonly string[] };
    case 'array':
      return {
        type: 'list',
        min: bound('min_length', 0),
        max: bound('max_length', Number.NaN),
        item: nodeOf(raw.item!),
      };
    case 'loose_object':
      return {
        type: 'group',
        fields: Object.fromEntries(Object.entries(raw.entries!).map(fieldOf)),
        conditions: conditionsOf(raw),
      };
    case 'record':
      return { type: 'flags', names: raw.key!.options as readonly string[] };
    default:
      throw new TypeError(`no test knows how to make a ${raw.type}`);
  }
}

const fieldOf = ([name, raw]: [string, Raw]): [string, SchemaField] =>
  raw.type === 'optional'
    ? [name, { required: false, node: nodeOf(raw.wrapped!) }]
    : [name, { required: true, node: nodeOf(raw) }];
