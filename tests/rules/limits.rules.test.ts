import { describe, expect, test } from 'vitest';
import { aCustomer } from '../support/documents.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { adminWith, owner, stranger } from './support/actors.ts';
import { attack } from './support/attack.ts';
import { farmOf } from './support/farm.ts';
import { suite } from './support/attack.ts';
import { emulatorHost } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

/* Requests that concern many documents at once. The leading numbers in titles refer to docs/attacks.md. */

/**
 * A new customer in each of many businesses of the owner, in one batch: each requires a separate membership look-up.
 */
async function customersIn(v: Visitor, businesses: number) {
  const farms = Array.from({ length: businesses }, () => farmOf(v.me));
  await v.operator.put(
    farms.flatMap((farm) => [
      [`businesses/${farm.id}`, farm.business],
      [`settings/${farm.id}`, farm.settings],
      [`businesses/${farm.id}/members/${v.me.uid}`, farm.ownerRow],
    ]),
  );
  const writes = farms.map(({ id: business_id }) => {
    const id = newDocumentId();
    return v.set(`businesses/${business_id}/customers/${id}`, aCustomer({ id, doc_id: id, business_id, created_by: v.me.uid }));
  });
  return v.client.commit(writes);
} // prettier-ignore

describe('many at once', () => {
  attack('[RUL-39] 92 a batch that hangs on 21 memberships', owner, (v) => customersIn(v, 21)).twin('on two', owner, (v) =>
    customersIn(v, 2),
  );
  attack('[RUL-30] 3 a stranger lists suppliers', stranger, (v) => v.client.list(v.home, 'vendors')).twin(
    'an admin who buys',
    adminWith('add_purchases'),
    (v) => v.client.list(v.home, 'vendors'),
  );
  attack('[RUL-39] 94 a stranger counts customers', stranger, (v) => v.client.count(v.home, 'customers')).twin(
    'the owner does',
    owner,
    (v) => v.client.count(v.home, 'customers'),
  );
  attack('[RUL-39] 94 the owner counts customers of another farm', owner, (v) =>
    v.client.count(`businesses/${v.foreign.id}`, 'customers'),
  ).twin('the own ones', owner, (v) => v.client.count(v.home, 'customers'));
}); // prettier-ignore

test.skipIf(emulatorHost !== undefined)('[RUL-39] 97 nobody is let in without an address', async () => {
  await expect(suite().server.signUp('')).rejects.toThrow(/MISSING_EMAIL|ADMIN_ONLY_OPERATION/);
});
