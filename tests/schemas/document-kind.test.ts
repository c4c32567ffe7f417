import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collections, late } from '../../schemas/collections.ts';
import { invite } from '../../schemas/invite.schema.ts';
import { customer } from '../../schemas/customer.schema.ts';
import { checkDocument, LOCAL_FIELDS } from '../../schemas/document-kind.ts';
import { sale } from '../../schemas/sale.schema.ts';
import { contactRequest, joiningPath, mailRequest, referral, referralCode } from '../../schemas/joining.schema.ts';
import { notification } from '../../schemas/notification.schema.ts';
import { publicDoc } from '../../schemas/public-doc.schema.ts';
import { planRequest, subscription } from '../../schemas/subscription.schema.ts';
import { mailToken, unsubscribe } from '../../schemas/unsubscribe.schema.ts';
import { business, member, settings, user, workspacePath } from '../../schemas/workspace.schema.ts';
import { arbitraryDocument, breaksOf, faultsOf } from '../support/arbitrary-document.ts';
import { fieldsOf } from '../support/schema-node.ts';
import { runs } from '../support/runs.ts';

const AT = '2026-03-02T08:15:00.000Z';
const aSale = {
  id: 'sale00000001',
  business_id: 'business0001',
  created_at: AT,
  created_by: 'u1',
  device_id: 'device000001',
  rev: 0,
  occurred_at: AT,
  day: '2026-03-02',
  device_seq: 1,
  sale_no: 'K7-0001',
  kind: 'sale',
  status: 'confirmed',
  channel: 'counter',
  lines: [
    {
      line_id: 'line00000001',
      item_kind: 'egg',
      description: 'Eggs',
      qty: 60,
      unit: 'tray',
      factor: 30,
      unit_price: 9_000,
    },
  ],
};

describe('checkDocument', () => {
  test('[SAL-1] the smallest sale is a sale', () => {
    expect(checkDocument(sale, aSale)).toEqual({ ok: true });
  });

  test('it names the first wrong field by its dotted path', () => {
    const pathOf = (value: unknown) => {
      const checked = checkDocument(sale, value);
      return checked.ok ? 'ok' : checked.path;
    };
    const [line] = aSale.lines;
    expect(pathOf({ ...aSale, id: 'short' })).toBe('id');
    expect(pathOf({ ...aSale, sale_no: undefined })).toBe('sale_no');
    expect(pathOf({ ...aSale, lines: [] })).toBe('lines');
    expect(pathOf({ ...aSale, lines: [line, { ...line, qty: 0 }] })).toBe('lines.1.qty');
    expect(pathOf({ ...aSale, initial_payment: { amount: 0.5, method: 'cash' } })).toBe('initial_payment.amount');
    expect(pathOf('no document')).toBe('');
  });

  test('its message says what is wrong', () => {
    expect(checkDocument(sale, { ...aSale, device_seq: '1' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/number/),
    });
  });

  test('[SAL-2] a sale has 1 to 50 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, () => aSale.lines[0]);
    expect([0, 1, 50, 51].map((count) => checkDocument(sale, { ...aSale, lines: lines(count) }).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('[CUS-2] a customer needs a name of 1 to 80 characters', () => {
    const { occurred_at: _o, day: _d, device_seq: _s, ...record } = aSale;
    const named = (name: unknown) => checkDocument(customer, { ...record, doc_id: record.id, name }).ok;
    expect(['A', 'x'.repeat(80), '', 'x'.repeat(81), undefined].map(named)).toEqual([true, true, false, false, false]);
  });

  test('[SYN-30] fields of a newer version pass, so that an older app keeps them', () => {
    expect(checkDocument(sale, { ...aSale, loyalty_points: 500 })).toEqual({ ok: true });
  });
});

test('[ACC-11] a user has the fields of the specification', () => {
  const FIELDS = 'user_id default_business_uid businesses invites attendant_business_id first_name email referral_id';
  expect(Object.keys(fieldsOf(user.schema))).toEqual(expect.arrayContaining([...FIELDS.split(' '), 'referred_by']));
});

test('[NTF-1] a notification has the fields of the specification, kind and link, and of a member whose business and who', () => {
  const FIELDS = [
    'notification_id',
    'user_id',
    'title',
    'body',
    'opened',
    'created_at',
    'kind',
    'link',
    'business_id',
    'from',
  ];
  expect(Object.keys(fieldsOf(notification.schema)).sort()).toEqual([...FIELDS, 'rev'].sort());
});

const kinds = [
  ...Object.values(collections).map(({ kind }) => kind),
  late.kind,
  invite,
  user,
  business,
  settings,
  member,
  referralCode,
  referral,
  mailRequest,
  subscription,
  planRequest,
  unsubscribe,
  mailToken,
];

/** Including kinds that no phone stores. */
const everyKind = [...kinds, notification, publicDoc, contactRequest];

test('[ACC-4] no kind has a field for a password', () => {
  for (const { schema } of everyKind)
    expect(Object.keys(fieldsOf(schema)).filter((field) => /pass|pin/i.test(field))).toEqual([]);
});

test('[DOC-11] no kind has a local field', () => {
  for (const { schema } of everyKind) {
    expect(Object.keys(fieldsOf(schema)).filter((field) => LOCAL_FIELDS.some((local) => local === field))).toEqual([]);
  }
});

test('each document about people and businesses has its path', () => {
  expect([
    workspacePath.user('u'),
    workspacePath.business('b'),
    workspacePath.settings('b'),
    workspacePath.member('b', 'u'),
    joiningPath.referralCode('c'),
    joiningPath.referral('r', 'u'),
    joiningPath.welcomeMail('u'),
  ]).toEqual([
    'users/u',
    'businesses/b',
    'settings/b',
    'businesses/b/members/u',
    'referral_codes/c',
    'users/r/referrals/u',
    'mail/welcome-u',
  ]);
});

// The generator used for testing the rules, checked against the schemas it is derived from.
describe.each(kinds)('documents by chance: $name', (kind) => {
  const document = arbitraryDocument(kind);
  test('[DOC-13] each satisfies its schema', () => {
    fc.assert(
      fc.property(document, (made) => v.is(kind.schema, made)),
      { numRuns: runs(5, 300) },
    );
  });
  test('[DOC-13] each single fault breaks it', () => {
    for (const fault of faultsOf(kind)) {
      fc.assert(
        fc.property(fault.documents, breaksOf(fault), (made, breakIt) => !v.is(kind.schema, breakIt(made))),
        { numRuns: runs(1, 30) },
      );
    }
  });
});
