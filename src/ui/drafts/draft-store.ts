import { timeNow } from '../../domain/time/now.ts';
import { keptKeys, readDraft, writeDraft } from '../draft-storage.ts';

/**
 * How a draft relates to the saved record: `new` creates one; `edit` changes one, and only the edited fields are merged
 * over the record's present values; `seen` changes one whose command itself refuses fields changed meanwhile.
 */
export type DraftMode = 'new' | 'edit' | 'seen';

type Values = Readonly<Record<string, unknown>>;

/**
 * Stored draft of a form: its values, the values before editing, and the time of the last edit. Older drafts lack the
 * time and whether the record is new.
 */
interface Kept {
  readonly at?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly values: Values;
  readonly from: Values;
}

/** A draft as stored by an older app version. */
export interface OlderDraft {
  readonly key: string;
  readonly version: number;
  /** The values of the form by name. */
  readonly values: (draft: unknown) => Values;
}

type IsTyped = (value: never, from: never) => boolean;

interface Field {
  value: unknown;
  from: unknown;
  /** The record's last known value, and whether it arrived while the form was open. */
  last: unknown;
  hasCome: boolean;
  readonly isTyped: IsTyped;
  /** Set the field's value in the form; without an argument, its initial value. */
  put: ((kept?: { value: unknown }) => void) | undefined;
}

const VERSION = 1;
const DRAFT = 'flockbook.draft';

/** For values that never cause a draft alone but belong to one: an id, seen values, one-tap choices. */
export const alone = (): boolean => false;

const isDifferent: IsTyped = (value, from) => JSON.stringify(value) !== JSON.stringify(from);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Three-way merge: the changes from `was` to `typed`, applied to `now`; by field for objects. */
function laidOver(now: unknown, was: unknown, typed: unknown): unknown {
  const changed = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  if (!isObject(now) || !isObject(was) || !isObject(typed)) return changed(typed, was) ? typed : now;
  const names = Object.keys({ ...was, ...typed });
  return { ...now, ...Object.fromEntries(names.flatMap((name) => (changed(typed[name], was[name]) ? [[name, typed[name]]] : []))) }; // prettier-ignore
}

/** The draft's value, with fields that were added to the form since it was stored. */
function grown(now: unknown, was: unknown, typed: unknown): unknown {
  if (!isObject(now) || !isObject(typed)) return typed;
  const isNew = (name: string) => !isObject(was) || !(name in was);
  return { ...Object.fromEntries(Object.entries(now).filter(([name]) => isNew(name))), ...typed };
}

/** Name of the values of a form that are one object. */
export const FORM = 'form';

/** Names under which older versions stored several fields of a form. */
const PARTS = new Set(['was', 'typed', 'part', 'draft', 'person']);

/** The fields of a form, of a draft in which an older version stored them one by one or in parts. */
const flat = (values: Values): Values =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      PARTS.has(name) && isObject(value) ? flat(value) : { [name]: value },
    ),
  ) as Values;

const gathered = (values: Values): Values => (FORM in values ? values : { [FORM]: flat(values) });

/** The draft of one form on this phone: stored at every change, removed once it is saved. [SHL-20] */
export class DraftStore {
  /** When the found draft was typed; '' when unknown, undefined when there is none. */
  foundAt: string | undefined;
  /** Whether the record was changed since. */
  isBehind = false;
  #kept: Kept | undefined;
  readonly #fields = new Map<string, Field>();
  readonly #mode: DraftMode;
  readonly #older: OlderDraft | undefined;
  #key: string;

  constructor(key: string, mode: DraftMode, older?: OlderDraft) {
    this.#key = key;
    this.#mode = mode;
    this.#older = older;
    this.#find();
  }

  /** Initial value of a field: from the draft, or `initial`. */
  begin(name: string, initial: unknown, isTyped: IsTyped = isDifferent): unknown {
    const open = this.#fields.get(name);
    // A part of the form that is mounted again.
    const { value, from } = open ?? this.#beginning(name, initial, isTyped);
    this.#fields.set(name, { value, from, last: initial, hasCome: false, isTyped, put: open?.put });
    return value;
  }

  /** Register how to set a field's value in the form. */
  showBy(name: string, put: NonNullable<Field['put']>): void {
    this.#fields.get(name)!.put = put;
  }

  /**
   * Merge the record's present value of a field into the form, keeping edits; with `seen`, only while there are none.
   */
  follow(name: string, now: unknown): void {
    const field = this.#fields.get(name)!;
    const isOther = this.#mode === 'seen' && field.isTyped === alone ? isDifferent : field.isTyped;
    if (this.#mode === 'new' || !isOther(now as never, field.last as never)) return;
    if (this.#mode === 'seen' && this.#isTyped()) return;
    field.last = now;
    field.hasCome = true;
    this.isBehind ||= this.#isTyped();
    field.value = laidOver(now, field.from, field.value);
    field.from = now;
    field.put?.({ value: field.value });
  }

  /** Store the present value of a field. */
  keep(name: string, value: unknown): void {
    const field = this.#fields.get(name)!;
    if (Object.is(field.value, value)) return;
    // A change of representation only does not update the draft's time.
    const isTyping = field.isTyped(value as never, field.value as never);
    field.value = value;
    this.#write(isTyping ? undefined : this.#kept?.at);
  }

  /** Everything is saved: the form's values are no longer a draft. */
  forget(): void {
    this.isBehind = false;
    for (const field of this.#fields.values()) {
      // The saved record may have arrived already, in the form written by the book.
      if (field.hasCome) field.put?.({ value: (field.value = field.last) });
      field.from = field.value;
      field.hasCome = false;
    }
    this.#clear();
  }

  /** Reset the form; returns a function that restores the discarded draft. */
  throwAway(): () => void {
    const kept = this.#current(this.#kept?.at);
    this.#clear();
    for (const field of this.#fields.values()) field.put?.();
    return () => this.#restore(kept);
  }

  /**
   * Move the draft to another key. When nothing is typed yet, the draft stored there is loaded; returns whether one
   * was.
   */
  moveTo(key: string): boolean {
    if (key === this.#key) return false;
    const isTyped = this.#isTyped();
    if (isTyped) this.#clear();
    this.#key = key;
    if (isTyped) this.#write();
    else {
      this.#find();
      if (this.#kept) this.#restore(this.#kept);
    }
    return !isTyped && this.#kept !== undefined;
  }

  /** Reset a field: its initial value is also its present one. */
  beginAgain(name: string, initial: unknown): unknown {
    this.isBehind = false;
    const field = this.#fields.get(name)!;
    field.value = initial;
    field.from = initial;
    return initial;
  }

  #find(): void {
    this.#kept = this.#key === '' ? undefined : ((readDraft(this.#key, VERSION) as Kept | undefined) ?? this.#readOlder());
    this.foundAt = this.#kept && (this.#kept.at ?? '');
  } // prettier-ignore

  #readOlder(): Kept | undefined {
    const draft = this.#older && readDraft(this.#older.key, this.#older.version);
    return draft === undefined ? undefined : { values: this.#older!.values(draft), from: {} };
  }

  #beginning(name: string, initial: unknown, isOther: IsTyped): { value: unknown; from: unknown } {
    const found = this.#kept;
    const kept = found && (name === FORM ? { values: gathered(found.values), from: gathered(found.from) } : found);
    if (!kept || !(name in kept.values || name in kept.from)) return { value: initial, from: initial };
    const was = kept.from[name];
    const typed = kept.values[name];
    // An older draft does not record the values before editing.
    if (!(name in kept.from)) return { value: grown(initial, was, typed), from: initial };
    if (this.#mode !== 'edit') return { value: grown(initial, was, typed), from: was };
    this.isBehind ||= isOther(initial as never, was as never);
    return { value: laidOver(initial, was, typed), from: initial };
  }

  #restore(kept: Kept): void {
    this.#kept = kept;
    for (const [name, field] of this.#fields) {
      field.value = kept.values[name];
      field.from = kept.from[name];
      field.put?.({ value: field.value });
    }
    this.#write(kept.at);
  }

  #isTyped = () =>
    [...this.#fields.values()].some(({ isTyped, value, from }) => isTyped(value as never, from as never));

  #current(at = timeNow().toISOString()): Kept {
    const fields = [...this.#fields];
    return {
      at,
      isNew: this.#mode === 'new' || undefined,
      values: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      from: Object.fromEntries(fields.map(([name, { from }]) => [name, from])),
    };
  }

  #write(at?: string): void {
    if (!this.#isTyped()) return this.#clear();
    if (this.#key !== '') writeDraft(this.#key, VERSION, this.#current(at));
    if (this.#older) writeDraft(this.#older.key, this.#older.version, undefined);
  }

  #clear(): void {
    this.#kept = undefined;
    if (this.#key !== '') writeDraft(this.#key, VERSION, undefined);
    if (this.#older) writeDraft(this.#older.key, this.#older.version, undefined);
  }
}

/** When a draft was typed, for any form; undefined when there is none, '' when unknown. */
export function draftAt(key: string): string | undefined {
  const kept = key === '' ? undefined : (readDraft(key, VERSION) as Kept | undefined);
  return kept && (kept.at ?? '');
}

/** Discard a draft whose form is not open; returns a function that restores it. */
export function throwAwayDraft(key: string): () => void {
  const kept = readDraft(key, VERSION);
  writeDraft(key, VERSION, undefined);
  return () => writeDraft(key, VERSION, kept);
}

/** Drafts of new records of a person in a business: the id of each future record, by the key of the draft. */
export function newRecordsIn(whose: string): Map<string, string> {
  const found = new Map<string, string>();
  if (whose === '') return found;
  for (const key of keptKeys(`${DRAFT}.`)) {
    if (!key.includes(`.${whose}.`)) continue;
    const { isNew, values } = (readDraft(key, VERSION) ?? {}) as Partial<Kept>;
    const id = isObject(values?.['form']) ? values['form']['id'] : values?.['id'];
    if (isNew && typeof id === 'string') found.set(key, id);
  }
  return found;
}

let owner = '';

/** Set the owner of drafts: a person in a business. */
export function adoptDraftOwner(uid: string | undefined, businessId = ''): void {
  owner = uid === undefined ? '' : `${uid}.${businessId}`;
}

/** The present owner of drafts; '' while no one is signed in. */
export const draftOwner = (): string => owner;

/** Storage key of a form's draft on this phone; '' while no one is signed in, because such drafts are not stored. */
export const draftKey = (of: string, id = '', whose = owner): string =>
  whose === '' ? '' : `${DRAFT}.${of}.${whose}.${id}`;
