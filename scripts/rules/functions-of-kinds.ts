import { isDeepStrictEqual } from 'node:util';
import { LOCAL_FIELDS, type AnyKind } from '../../schemas/document-kind.ts';
import { shapesOf, type SchemaField, type SchemaNode, type Shape } from '../../tests/support/schema-node.ts';
import { functionOf, onlyNames } from './function-text.ts';
import { lookAtConditions } from './look-at-conditions.ts';
import { lookAtFields } from './look-at-fields.ts';

type Fields = Shape['fields'];

/** Fields that many kinds share, checked by a function of their own. */
export interface Piece {
  readonly name: string;
  readonly fields: Fields;
}

/** A kind whose documents clients write. */
export interface Written {
  readonly kind: AnyKind;
  readonly piece?: Piece;
  /** Fields checked by handwritten lines, which allow nothing but the values they name. */
  readonly byHand?: readonly string[];
}

/** Set by the server in each commit, hence in no schema. [DOC-5] */
const STAMP = 'updated_at';
/** Checked against the value before the write. [RUL-3] */
const REVISION = 'rev';

/**
 * The functions that check fields: for the pieces that kinds share, for each kind, and for the groups below them.
 * [DOC-13]
 */
export function fieldFunctions(kinds: readonly Written[]): string[] {
  const groups = new Map<string, string>();
  const looksAt = (owner: string, fields: Fields) =>
    lookAtFields(fields, (name, node) => groupFunction(owner, name, node));

  /** Groups with the same fields share a function; one with different fields is named after the kind too. */
  function groupFunction(owner: string, field: string, node: SchemaNode): string {
    for (const name of [`${field}Fields`, `${owner}_${field}Fields`]) {
      const text = functionOf(name, looksAtGroup(owner, node));
      if (groups.has(name) && groups.get(name) !== text) continue;
      groups.set(name, text);
      return name;
    }
    throw new TypeError(`${owner} has two groups ${field}`);
  }
  function looksAtGroup(owner: string, node: SchemaNode): string[] {
    if (node.type === 'flags') return ['d.values().hasOnly([true, false])', onlyNames(node.names)];
    if (node.type !== 'group') throw new TypeError(`a ${node.type} is no group of fields`);
    return [onlyNames(Object.keys(node.fields)), ...looksAt(owner, node.fields), ...lookAtConditions(node)];
  }

  const ofPiece = ({ name, fields }: Piece) => functionOf(`${name}Fields`, looksAt(name, unrevised(fields)));

  function ofKind({ kind: { name, schema }, piece, byHand = [] }: Written): string[] {
    const [shape, ...more] = shapesOf(schema);
    if (more.length > 0) return ofForms(name, [shape!, ...more], piece);
    const keys = onlyNames(namesOf(name, shape!.fields));
    const own = unrevised(without(leftOut(shape!.fields, piece?.fields), byHand));
    return [functionOf(`${name}Fields`, [keys, ...looksAt(name, own), ...lookAtConditions(shape!)])];
  }

  /** A kind whose fields depend on its `kind`: a function for the fields that all forms have, and one for each form. */
  function ofForms(name: string, shapes: readonly Shape[], piece?: Piece): string[] {
    const common = shapes.map(({ fields }) => fields).reduce(inBoth);
    const forms = shapes.map((shape) => ({ shape, word: wordOf(shape), own: without(leftOut(shape.fields, common), ['kind']) }));
    // Each check has a cost: test the form with the most fields first. [RUL-26]
    const dearestFirst = forms.toSorted((a, b) => Object.keys(b.own).length - Object.keys(a.own).length);
    const asks = oneOfForms(name, dearestFirst.map(({ word }) => word));
    return [
      functionOf(`${name}Fields`, [...looksAt(name, leftOut(common, piece?.fields)), asks]),
      ...forms.map(({ shape, word, own }) => {
        const keys = onlyNames(namesOf(name, shape.fields));
        return functionOf(`${name}_${word}`, [keys, ...looksAt(name, own), ...lookAtConditions(shape)]);
      }),
    ];
  } // prettier-ignore

  const pieces = new Set(kinds.flatMap(({ piece }) => piece ?? []));
  const ofPieces = [...pieces].map(ofPiece);
  const ofKinds = kinds.flatMap(ofKind);
  return [...ofPieces, ...groups.values(), ...ofKinds];
}

/** Names of the fields that are sent. Errors: TypeError for one that only the device has. [DOC-11] */
function namesOf(name: string, fields: Fields): string[] {
  const names = Object.keys(fields);
  const local = names.find((field) => LOCAL_FIELDS.some((one) => one === field));
  if (local !== undefined) throw new TypeError(`${name}.${local} is a field of the device alone`);
  return [...names, STAMP];
}

const wordOf = ({ fields }: Shape): string => {
  const node = fields['kind']?.node;
  if (node?.type !== 'word') throw new TypeError('a form is named by the word in kind');
  return node.words[0]!;
};

function oneOfForms(name: string, words: readonly string[]): string {
  const last = words.at(-1)!;
  const asks = words.slice(0, -1).map((word) => `d.kind == '${word}' ? ${name}_${word}(d)`);
  return `(${[...asks, `d.kind == '${last}' && ${name}_${last}(d)`].join('\n  : ')})`;
}

const unrevised = (fields: Fields): Fields => without(fields, [REVISION]);
const without = (fields: Fields, names: readonly string[]): Fields => pick(fields, (name) => !names.includes(name));
const inBoth = (fields: Fields, others: Fields): Fields =>
  pick(fields, (name, field) => isDeepStrictEqual(field, others[name]));
const leftOut = (fields: Fields, others: Fields = {}): Fields =>
  pick(fields, (name, field) => !isDeepStrictEqual(field, others[name]));
const pick = (fields: Fields, keep: (name: string, field: SchemaField) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => keep(name, field)));
