import { expect, test } from 'vitest';
import { checkCustomer } from '../../../src/domain/customers/check-customer.ts';

test('[CUS-2] a name of 1 to 80 characters is needed', () => {
  expect(checkCustomer({ id: 'c', name: ' Amina ' })).toEqual({ ok: true, value: { id: 'c', name: 'Amina' } });
  expect(checkCustomer({ id: 'c', name: ' ' })).toMatchObject({ error: { type: 'NameMissing' } });
  expect(checkCustomer({ id: 'c', name: 'x'.repeat(81) })).toMatchObject({ error: { type: 'NameMissing' } });
});
test('[CUS-3] a phone is optional; given, it has 7 to 15 digits', () => {
  expect(checkCustomer({ id: 'c', name: 'Amina', phone: '0772 000 118' })).toMatchObject({ ok: true });
  expect(checkCustomer({ id: 'c', name: 'Amina', phone: '+256 (772) 000-118' })).toMatchObject({ ok: true });
  for (const phone of ['123', 'amina', '1234567890123456'])
    expect(checkCustomer({ id: 'c', name: 'Amina', phone })).toMatchObject({ error: { type: 'PhoneWrong' } });
});
