import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../src/ui/draft-storage.ts';
import {
  adoptDraftOwner,
  draftAt,
  draftKey,
  DraftStore,
  throwAwayDraft,
  type DraftMode,
} from '../../src/ui/drafts/draft-store.ts';

/** The phone's storage, which outlives every form; its entries are own properties, as with a browser's localStorage. */
class Shelf {
  getItem = (key: string): string | null => (this as unknown as Record<string, string>)[key] ?? null;
  setItem = (key: string, value: string): void => void Object.assign(this, { [key]: value });
  removeItem = (key: string): void => void Reflect.deleteProperty(this, key);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf());
  adoptDraftOwner('grace', 'farm');
});

/** An open form with one field; returns its shown value and a way to type into it. */
function opened<T>(initial: T, mode: DraftMode = 'new', id = '') {
  const store = new DraftStore(draftKey('form', id), mode);
  const form = { store, shown: store.begin('field', initial) as T, type: (typed: T) => store.keep('field', typed) };
  store.showBy('field', (kept) => (form.shown = (kept ? kept.value : store.beginAgain('field', initial)) as T));
  return form;
}

test('[SHL-20] what was typed is found when the form opens again, of this person, business and record alone', () => {
  const first = opened('', 'new', 'a');
  expect(draftAt(draftKey('form', 'a'))).toBeUndefined();
  first.type('half a word');
  expect(opened('', 'new', 'a').shown).toBe('half a word');
  expect(opened('', 'new', 'b').shown).toBe('');
  adoptDraftOwner('grace', 'shop');
  expect(opened('', 'new', 'a').shown).toBe('');
  adoptDraftOwner('brian', 'farm');
  expect(opened('', 'new', 'a').shown).toBe('');
  adoptDraftOwner('grace', 'farm');
  expect(opened('', 'new', 'a').shown).toBe('half a word');
});

test('[SHL-20] nothing is kept of a form that is saved, typed back, or of nobody; a sign-out forgets all', () => {
  const form = opened('');
  form.type('x');
  form.type('');
  expect(draftAt(draftKey('form'))).toBeUndefined();
  form.type('y');
  form.store.forget();
  expect(opened('').shown).toBe('');
  form.type('z');
  forgetDrafts([localStorage]);
  expect(opened('').shown).toBe('');
  adoptDraftOwner(undefined);
  opened('').type('of nobody');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('flockbook.'))).toEqual([]);
});

test('[SHL-20] a draft of a version whose form had fewer fields has the others as they begin; what was emptied stays empty', () => {
  opened<{ id: string; name: string; supplier: string | undefined }>({ id: '1', name: '', supplier: 'Kawanda' }).type({
    id: '1',
    name: 'Mash',
    supplier: undefined,
  });
  const later = opened<object>({ id: '2', name: '', supplier: 'Kawanda', storage: 'dry' });
  expect(later.shown).toEqual({ id: '1', name: 'Mash', storage: 'dry' });
});

test('[SHL-20, SAL-10] what an older version of the app kept is found, and gone with the draft', () => {
  localStorage.setItem('flockbook.sale.grace.farm', JSON.stringify({ version: 1, draft: { lines: ['2 trays'] } }));
  const older = { key: 'flockbook.sale.grace.farm', version: 1, values: (form: unknown) => ({ form }) };
  const store = new DraftStore(draftKey('sale'), 'new', older);
  expect(store.begin('form', { lines: [], note: '' })).toEqual({ lines: ['2 trays'], note: '' });
  expect(store.foundAt).toBe('');
  store.forget();
  expect(localStorage.getItem(older.key)).toBeNull();
});

test('[SHL-20, SHL-22] what an older version kept field by field, or as a change of the record, is found in the form', () => {
  const stored = (values: object, from: object) =>
    localStorage.setItem(draftKey('money'), JSON.stringify({ version: 1, draft: { values, from } }));
  const money = { id: '2', method: 'cash', typed: '', note: '' };
  stored({ id: '1', method: 'bank', typed: '500' }, { id: '1', method: 'cash', typed: '' });
  expect(new DraftStore(draftKey('money'), 'new').begin('form', money)).toEqual({ id: '1', method: 'bank', typed: '500', note: '' }); // prettier-ignore
  const was = { name: 'Amina', phone: '1' };
  stored({ was, id: 'a', typed: { phone: '9' } }, { was, id: 'a', typed: {} });
  const store = new DraftStore(draftKey('money'), 'edit');
  expect(store.begin('form', { id: 'a', name: 'Amina Nakato', phone: '1' })).toEqual({ id: 'a', name: 'Amina Nakato', phone: '9' }); // prettier-ignore
  expect(store.isBehind).toBe(true);
  const seen = { name: 'House 1' };
  stored({ typed: { seen, part: { name: 'House 2' } }, reason: 'moved' }, { typed: undefined, reason: '' });
  const flock = { name: 'House 1', note: '', seen: { name: 'House 1', note: 'new' }, reason: '' };
  expect(new DraftStore(draftKey('money'), 'seen').begin('form', flock)).toEqual({ name: 'House 2', note: '', seen, reason: 'moved' }); // prettier-ignore
});

test('[SHL-21] what is thrown away is gone, and comes back with its time', () => {
  opened('').type('typed');
  const again = opened('');
  const at = again.store.foundAt;
  const bringBack = again.store.throwAway();
  expect(again.shown).toBe('');
  expect(draftAt(draftKey('form'))).toBeUndefined();
  bringBack();
  expect(again.shown).toBe('typed');
  expect(draftAt(draftKey('form'))).toBe(at);
  throwAwayDraft(draftKey('form'))();
  expect(opened('').shown).toBe('typed');
});

test('[SHL-22] of a record that was changed meanwhile only what was typed is laid over it, and the form knows', () => {
  opened({ name: 'Amina', phone: '1', place: 'Mukono' }, 'edit').type({ name: 'Amina', phone: '9', place: '' });
  const same = opened({ name: 'Amina', phone: '1', place: 'Mukono' }, 'edit');
  expect(same.store.isBehind).toBe(false);
  const now = opened({ name: 'Amina Nakato', phone: '1', place: 'Mukono' }, 'edit');
  expect(now.shown).toEqual({ name: 'Amina Nakato', phone: '9', place: '' });
  expect(now.store.isBehind).toBe(true);
  // The change arrives while the form is open.
  now.store.follow('field', { name: 'Amina', phone: '2', place: 'Jinja' });
  expect(now.shown).toEqual({ name: 'Amina', phone: '9', place: '' });
});

test('[SHL-20, SHL-22] once it is saved, a form that stays shows what the record says, whether that comes before the save is answered or after', () => {
  const before = opened({ phone: '' }, 'edit');
  before.type({ phone: '0772 000 118' });
  before.store.follow('field', { phone: '+256 772 000 118' });
  expect(before.shown).toEqual({ phone: '0772 000 118' });
  before.store.forget();
  expect(before.shown).toEqual({ phone: '+256 772 000 118' });
  expect(draftAt(draftKey('form'))).toBeUndefined();
  const after = opened({ phone: '' }, 'edit');
  after.type({ phone: '0772 000 119' });
  after.store.forget();
  after.store.follow('field', { phone: '' });
  after.store.follow('field', { phone: '+256 772 000 119' });
  expect(after.shown).toEqual({ phone: '+256 772 000 119' });
});

test('[SHL-22] a form whose command goes by what was seen finds it as it was seen', () => {
  opened({ seen: { amount: 5 }, amount: '5' }, 'seen').type({ seen: { amount: 5 }, amount: '7' });
  expect(opened({ seen: { amount: 6 }, amount: '6' }, 'seen').shown).toEqual({ seen: { amount: 5 }, amount: '7' });
});

test('[SHL-22] such a form follows the record until something is typed, together with what was seen', () => {
  const form = opened({ seen: 5, amount: '5' }, 'seen');
  form.store.follow('field', { seen: 6, amount: '6' });
  expect(form.shown).toEqual({ seen: 6, amount: '6' });
  form.type({ seen: 6, amount: '7' });
  form.store.follow('field', { seen: 8, amount: '8' });
  expect(form.shown).toEqual({ seen: 6, amount: '6' });
  expect(opened({ seen: 8, amount: '8' }, 'seen').shown).toEqual({ seen: 6, amount: '7' });
});

test('[SHL-20, ACT-12] what is typed goes along to another day, and an empty form finds what was kept of that day', () => {
  const form = opened('', 'new', 'monday');
  form.type('3 trays');
  form.store.moveTo(draftKey('form', 'tuesday'));
  expect([opened('', 'new', 'monday').shown, opened('', 'new', 'tuesday').shown]).toEqual(['', '3 trays']);
  const empty = opened('', 'new', 'sunday');
  expect(empty.store.moveTo(draftKey('form', 'tuesday'))).toBe(true);
  expect(empty.shown).toBe('3 trays');
});
