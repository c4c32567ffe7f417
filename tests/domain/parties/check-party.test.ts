import { expect, test } from 'vitest';
import { checkParty, type PartyDraft } from '../../../src/domain/parties/check-party.ts';

const check = (draft: Omit<PartyDraft, 'id'>, more: { currency?: string; storedPhone?: string } = {}) =>
  checkParty('buys', { id: 'c', ...draft }, { currency: 'UGX', today: '2026-11-20', ...more });

test('[CUS-2] a name of 1 to 80 characters is needed', () => {
  expect(check({ name: ' Amina ' })).toEqual({ ok: true, value: { id: 'c', name: 'Amina' } });
  expect(check({ name: ' ' })).toMatchObject({ error: { type: 'NameMissing' } });
  expect(check({ name: 'x'.repeat(81) })).toMatchObject({ error: { type: 'NameMissing' } });
});

test('[CUS-3] a phone is optional; given, it has as many digits as numbers have', () => {
  expect(check({ name: 'Amina', phone: '' })).toEqual({ ok: true, value: { id: 'c', name: 'Amina' } });
  for (const [phone, digits] of [
    ['123', 3],
    ['amina', 0],
    ['1234567890123456', 16],
  ] as const)
    expect(check({ name: 'Amina', phone })).toEqual({ ok: false, error: { type: 'PhoneWrong', digits } });
});

test('[CUS-4] a phone is stored with its country; one from before that may stay as it is', () => {
  for (const phone of ['0772 000 118', '+256 (772) 000-118', '772000118', '00256772000118', '256772000118'])
    expect(check({ name: 'Amina', phone })).toMatchObject({ value: { phone: '+256772000118' } });
  expect(check({ name: 'Amina', phone: '0722 000 118' }, { currency: 'KES' })).toMatchObject({ value: { phone: '+254722000118' } }); // prettier-ignore
  expect(check({ name: 'Amina', phone: '+49 151 23456789' })).toMatchObject({ value: { phone: '+4915123456789' } });
  expect(check({ name: 'Amina', phone: '0772 000 118' }, { currency: 'XOF' })).toMatchObject({ error: { type: 'PhoneNeedsCountry' } }); // prettier-ignore
  expect(check({ name: 'Amina', phone: '12' }, { storedPhone: '12' })).toMatchObject({ value: { phone: '12' } });
});

test('[CUS-4] terms_days is 0..180 and opening_on dates the opening balance', () => {
  const details = (part: NonNullable<PartyDraft['details']>) => check({ name: 'Amina', details: part });
  expect(details({ terms_days: 0 })).toMatchObject({ value: { details: { terms_days: 0 } } });
  expect(details({ terms_days: 180 })).toMatchObject({ ok: true });
  for (const terms_days of [-1, 181, 1.5, Number.NaN])
    expect(details({ terms_days })).toMatchObject({ error: { type: 'TermsOutOfRange' } });
  expect(details({ opening_balance: 9_000 })).toMatchObject({ error: { type: 'OpeningDayMissing' } });
  expect(details({ opening_balance: 9_000, opening_on: '2026-11-21' })).toMatchObject({ error: { type: 'OpeningInFuture' } }); // prettier-ignore
  const opened = { opening_balance: -9_000, opening_on: '2026-11-01' };
  expect(details(opened)).toMatchObject({ value: { details: opened } });
  expect(details({ opening_balance: 0, opening_on: '2026-11-01' })).toEqual({ ok: true, value: { id: 'c', name: 'Amina', details: {} } }); // prettier-ignore
  expect(details({ credit_limit: -1 })).toMatchObject({ error: { type: 'AmountWrong', field: 'credit_limit' } });
  expect(details({ whatsapp: '07' })).toMatchObject({ error: { type: 'WhatsappWrong' } });
});

test('[CUS-1, VEN-1] a tax number and the person to ask for are kept of both, and words to find a customer by: each once, ten at most', () => {
  const details = {
    tax_id: ' 1000234567 ',
    contact: ` ${'Chef Ouma'.padEnd(90, '.')}`,
    tags: [' market', 'school', 'market', '', ...Array.from({ length: 12 }, (_, n) => `word ${n}`)],
  };
  const buys = check({ name: 'Amina', details });
  const kept = { tax_id: '1000234567', contact: 'Chef Ouma'.padEnd(80, '.') };
  expect(buys).toMatchObject({ value: { details: kept } });
  expect(buys.ok && buys.value.details?.tags).toEqual([
    'market',
    'school',
    ...Array.from({ length: 8 }, (_, n) => `word ${n}`),
  ]);
  const sells = checkParty('sells', { id: 'v', name: 'Kuku Ltd', details }, { currency: 'UGX', today: '2026-11-20' });
  expect(sells).toMatchObject({ value: { details: kept } });
  expect(sells.ok && sells.value.details).not.toHaveProperty('tags');
});
