import { timeNow } from '../../domain/time/now.ts';
import { keptKeys, readDraft, writeDraft } from '../draft-storage.ts';

/**
 * How the draft of a form stands to what is saved: `new` writes something new; `edit` changes a record, of which only what was typed
 * is laid over what the record says by now; `seen` changes a record whose command itself refuses what was changed meanwhile.
 */
export type DraftMode = 'new' | 'edit' | 'seen';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is kept of a form: its values, what they were before anybody typed, and when somebody typed last; absent in older drafts are that
 * and whether it is of something new.
 */
interface Kept {
  readonly at?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly values: Values;
  readonly from: Values;
}

/** A draft as an older version of the app kept it. */
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
  /** What the record said last, and whether that came while the form was open. */
  last: unknown;
  hasCome: boolean;
  readonly isTyped: IsTyped;
  /** Shows a value in the form; without one that with which the form begins. */
  put: ((kept?: { value: unknown }) => void) | undefined;
}

const VERSION = 1;
const DRAFT = 'flockbook.draft';

const isDifferent: IsTyped = (value, from) => JSON.stringify(value) !== JSON.stringify(from);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed over `was`, laid over what is there `now`: by field where it is an object. */
function laidOver(now: unknown, was: unknown, typed: unknown): unknown {
  const changed = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  if (!isObject(now) || !isObject(was) || !isObject(typed)) return changed(typed, was) ? typed : now;
  const names = Object.keys({ ...was, ...typed });
  return { ...now, ...Object.fromEntries(names.flatMap((name) => (changed(typed[name], was[name]) ? [[name, typed[name]]] : []))) }; // prettier-ignore
}

/** What was typed, with the fields that the form has got since it was kept. */
function grown(now: unknown, was: unknown, typed: unknown): unknown {
  if (!isObject(now) || !isObject(typed)) return typed;
  const isNew = (name: string) => !isObject(was) || !(name in was);
  return { ...Object.fromEntries(Object.entries(now).filter(([name]) => isNew(name))), ...typed };
}

/** The draft of one form on this phone: written at every change, gone once it is saved. [SHL-20] */
export class DraftStore {
  /** When it was typed that stands in the form from before; '' when that is not known, undefined when nothing does. */
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

  /** With what a field begins: what was typed before, or `initial`. */
  begin(name: string, initial: unknown, isTyped: IsTyped = isDifferent): unknown {
    const open = this.#fields.get(name);
    // A part of the form that was away for a while.
    const { value, from } = open ?? this.#beginning(name, initial, isTyped);
    this.#fields.set(name, { value, from, last: initial, hasCome: false, isTyped, put: open?.put });
    return value;
  }

  /** How a field of the form is made to show another value. */
  showBy(name: string, put: NonNullable<Field['put']>): void {
    this.#fields.get(name)!.put = put;
  }

  /** What the record says of a field by now: it comes into the form, but for what was typed. */
  follow(name: string, now: unknown): void {
    const field = this.#fields.get(name)!;
    if (this.#mode !== 'edit' || !field.isTyped(now as never, field.last as never)) return;
    field.last = now;
    field.hasCome = true;
    this.isBehind ||= this.#isTyped();
    field.value = laidOver(now, field.from, field.value);
    field.from = now;
    field.put?.({ value: field.value });
  }

  /** Keeps what stands in a field now. */
  keep(name: string, value: unknown): void {
    const field = this.#fields.get(name)!;
    if (Object.is(field.value, value)) return;
    // What only stands in the form otherwise makes the draft no younger.
    const isTyping = field.isTyped(value as never, field.value as never);
    field.value = value;
    this.#write(isTyping ? undefined : this.#kept?.at);
  }

  /** Everything is saved: what stands in the form is no draft. */
  forget(): void {
    this.isBehind = false;
    for (const field of this.#fields.values()) {
      // What was saved may have come already, as the book writes it.
      if (field.hasCome) field.put?.({ value: (field.value = field.last) });
      field.from = field.value;
      field.hasCome = false;
    }
    this.#clear();
  }

  /** The form begins anew; gives what brings back what was thrown away. */
  throwAway(): () => void {
    const kept = this.#current(this.#kept?.at);
    this.#clear();
    for (const field of this.#fields.values()) field.put?.();
    return () => this.#restore(kept);
  }

  /** What is typed belongs elsewhere from now on. Where nothing is typed yet, what was kept there comes; gives whether it did. */
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

  /** The value that a field begins with, kept or not, is what it stands at now. */
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
    const kept = this.#kept;
    if (!kept || !(name in kept.values || name in kept.from)) return { value: initial, from: initial };
    const was = kept.from[name];
    const typed = kept.values[name];
    // An older draft does not say what it was typed over.
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

/** When a draft was typed, of whatever form; undefined when there is none, '' when it does not say. */
export function draftAt(key: string): string | undefined {
  const kept = key === '' ? undefined : (readDraft(key, VERSION) as Kept | undefined);
  return kept && (kept.at ?? '');
}

/** Throws away a draft whose form is not open; gives what brings it back. */
export function throwAwayDraft(key: string): () => void {
  const kept = readDraft(key, VERSION);
  writeDraft(key, VERSION, undefined);
  return () => writeDraft(key, VERSION, kept);
}

/** Drafts of new records of a person in a business: the id of the record that each would become, by the key of the draft. */
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

/** Whose drafts are read and written from now on: those of a person in a business. */
export function adoptDraftOwner(uid: string | undefined, businessId = ''): void {
  owner = uid === undefined ? '' : `${uid}.${businessId}`;
}

/** The person and business whose drafts are written now; '' while nobody is signed in. */
export const draftOwner = (): string => owner;

/** Where the draft of a form is kept on this phone; '' while nobody is signed in, whose drafts nobody keeps. */
export const draftKey = (of: string, id = '', whose = owner): string =>
  whose === '' ? '' : `${DRAFT}.${of}.${whose}.${id}`;
