import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { PublicDoc } from '../../schemas/public-doc.schema.ts';
import { aPublicDoc } from '../support/public-doc.ts';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/*
 * public_docs: a sale as shown to a customer who has its link. The leading numbers in titles refer to docs/attacks.md.
 */

const seller = adminWith('add_sales');
const editor = adminWith('edit_sales');
/** A logo of `length` characters. */
const aLogo = (length: number) => 'data:image/jpeg;base64,'.padEnd(length, 'A');
const idOf = ({ business_id, order_id }: Pick<PublicDoc, 'business_id' | 'order_id'>) => `${business_id}_${order_id}`;

/** The actor shares a page of the farm. */
function share(v: Visitor, changes: Changes = {}, id?: string) {
  const page = aPublicDoc({ business_id: v.farm.id });
  return v.send(`public_docs/${id ?? idOf(page)}`, { ...page, ...changes });
}
/** An existing page. */
async function shared(v: Visitor, changes: Partial<PublicDoc> = {}): Promise<[path: string, page: PublicDoc]> {
  const page = aPublicDoc({ business_id: v.farm.id, ...changes });
  const path = `public_docs/${idOf(page)}`;
  await v.operator.put([[path, page]]);
  return [path, page];
}
/** The actor changes an existing page. */
async function change(v: Visitor, changes: Changes, before: Partial<PublicDoc> = {}) {
  const [path, page] = await shared(v, before);
  return v.send(path, { ...page, rev: 2, ...changes });
}

describe('reading', () => {
  attack('[RUL-20] [RUL-38] 89 a stranger gets a page that was closed', nobody, async (v) => {
    const [path] = await shared(v, { revoked: true });
    return v.get(path);
  }).twin('one that is open', nobody, async (v) => {
    const [path] = await shared(v);
    return v.get(path);
  });
  attack('[RUL-20] [RUL-38] 89 somebody of another business gets a page that was closed', otherOwner, async (v) => {
    const [path] = await shared(v, { revoked: true });
    return v.get(path);
  }).twin('a member, to know what became of it', seller, async (v) => {
    const [path] = await shared(v, { revoked: true });
    return v.get(path);
  });
  attack('[RUL-38] 87 pages are listed', nobody, async (v) => {
    await shared(v);
    return v.client.list('', 'public_docs');
  }).twin('got one by one', nobody, async (v) => {
    const [path] = await shared(v);
    return v.get(path);
  });
  attack('[RUL-38] 87 pages are listed by the owner', owner, (v) => v.client.list('', 'public_docs')).twin(
    'sales are',
    owner,
    (v) => v.client.list(v.home, 'sales'),
  );

  test('[RUL-20, INV-8] a page that is not there is missing, not denied', async () => {
    const v = await visitAs(nobody);
    expect(await v.get(`public_docs/${v.farm.id}_${newDocumentId()}`)).toMatchObject({ allowed: true });
  });
});

describe('sharing', () => {
  attack('[RUL-20] 38 without add_sales', editor, (v) => share(v)).twin('with it', seller, (v) => share(v));
  attack('[RUL-20] by an attendant', attendant, (v) => share(v)).twin('by the owner', owner, (v) => share(v));
  attack('[RUL-20] by whoever was removed', removedAdmin, (v) => share(v)).twin('by a member', seller, (v) => share(v));
  attack('[RUL-38] 90 a stranger shares in the name of a farm', stranger, (v) => share(v)).twin(
    'who works there does',
    seller,
    (v) => share(v),
  );
  attack('[RUL-38] nobody shares', nobody, (v) => share(v)).twin('somebody does', seller, (v) => share(v));
  attack('[RUL-20] under an id that is not of this sale', seller, (v) =>
    share(v, {}, `${v.farm.id}_${newDocumentId()}`),
  ).twin('under its own', seller, (v) => share(v));
  attack('[RUL-20] under the id of another business', otherOwner, (v) => {
    const page = aPublicDoc({ business_id: v.foreign.id });
    return v.send(`public_docs/${v.farm.id}_${page.order_id}`, page);
  }).twin('under that of their own', otherOwner, (v) => share(v, { business_id: v.foreign.id, order_id: 'Order0000001' }, `${v.foreign.id}_Order0000001`)); // prettier-ignore

  const wrong: [what: string, changes: Changes][] = [
    ['88 with what it cost', { cost: 9_000 }],
    ['88 with a margin', { margin: 100 }],
    ["88 with the customer's phone", { customer_phone: '+256772000134' }],
    ["88 with the seller's phone", { seller: { name: 'Kibo Layers', phone: '+256772000134' } }],
    ['with a logo that is a page', { seller: { name: 'Kibo Layers', logo: 'data:image/svg+xml;base64,PHN2Zz4=' } }],
    ['with a logo of another address', { seller: { name: 'Kibo Layers', logo: 'https://example.com/track.jpg' } }],
    ['with a logo of 12,101 characters', { seller: { name: 'Kibo Layers', logo: aLogo(12_101) } }],
    ['with a website that is a script', { seller: { name: 'Kibo Layers', website: 'javascript:alert(1)' } }],
    ['with a website without a scheme', { seller: { name: 'Kibo Layers', website: 'kibo.co.tz' } }],
    ['with who made it', { created_by: 'uid' }],
    ['without lines', { lines: [] }],
    ['with 51 lines', { lines: Array.from({ length: 51 }, () => aPublicDoc().lines[0]) }],
    ['with lines that are a text', { lines: '<script>' }],
    ['with a total below 0', { total: -1 }],
    ['with less than nothing that came back', { returned: -1 }],
    ['with a footer of 201 characters', { footer: 'x'.repeat(201) }],
    ['with a currency that is none', { currency: '<b>' }],
    ['with taxes that are a text', { taxes: '<script>' }],
    ['with 51 taxes', { taxes: Array.from({ length: 51 }, () => ({ rate: 1_800, inside: true, net: 100, tax: 18 })) }],
    ['with a tax whose name is long', { tax_name: 'Value added tax' }],
    ["with a customer's tax number of 41 characters", { customer_tax_id: '1'.repeat(41) }],
    ['without the word whether it is closed', { revoked: undefined }],
    ['at revision 2', { rev: 2 }],
  ];
  for (const [what, changes] of wrong) {
    attack(`[RUL-20] [RUL-38] ${what}`, seller, (v) => share(v, changes)).twin('as it must be', seller, (v) =>
      share(v, {
        returned: 1_100,
        tax_name: 'VAT',
        customer_tax_id: '1001',
        taxes: [{ rate: 1_800, inside: true, net: 100, tax: 18 }],
      }),
    );
  }
});

describe('changing', () => {
  attack('[RUL-20] 39 it is closed without edit_sales', seller, (v) => change(v, { revoked: true })).twin(
    'with it',
    editor,
    (v) => change(v, { revoked: true }),
  );
  attack('[RUL-20] it says something newer without edit_sales', seller, (v) =>
    change(v, { paid: 41_000, balance: 0 }),
  ).twin('with it', editor, (v) => change(v, { paid: 41_000, balance: 0 }));
  attack('[RUL-38] 90 a stranger writes over it', stranger, (v) => change(v, { total: 1 })).twin(
    'the owner does',
    owner,
    (v) => change(v, { total: 1 }),
  );
  attack('[RUL-38] 90 the owner of another business writes over it', otherOwner, (v) => change(v, { total: 1 })).twin(
    'the owner does',
    owner,
    (v) => change(v, { total: 1 }),
  );
  attack('[RUL-38] 90 it is carried into another business', otherOwner, (v) =>
    change(v, { business_id: v.foreign.id }),
  ).twin('it stays', owner, (v) => change(v, { revoked: true }));
  attack('[SYN-3] 47 with a stale revision', editor, (v) => change(v, { rev: 1 })).twin('with the next', editor, (v) =>
    change(v, { rev: 2 }),
  );
  attack('[RUL-20] [RUL-38] 88 what it cost is added', editor, (v) => change(v, { cost: 1 })).twin(
    'a header is',
    editor,
    (v) => change(v, { header: 'New' }),
  );
  attack('[RUL-1] 41 it is deleted', owner, async (v) => {
    const [path] = await shared(v);
    return v.client.commit([v.client.deleteWrite(path)]);
  }).twin('it is closed and opened again', owner, async (v) => {
    const [path, page] = await shared(v);
    await step(v.send(path, { ...page, rev: 2, revoked: true }));
    return v.send(path, { ...page, rev: 3, revoked: false });
  });
});

test('[RUL-20] whoever was closed out is let in again once it is shared again', async () => {
  const v = await visitAs(owner);
  const [path, page] = await shared(v, { revoked: true });
  const customer = await visitAs(nobody);
  expect(await customer.get(path)).toMatchObject(DENIED);
  await step(v.send(path, { ...page, rev: 2, revoked: false }));
  expect(await customer.get(path)).toMatchObject({ documents: [{ fields: { total: page.total } }] });
});
