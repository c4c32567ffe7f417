import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collections, late, type CollectionBelow } from '../../schemas/collections.ts';
import type { AnyKind } from '../../schemas/document-kind.ts';
import { invite } from '../../schemas/invite.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { publicDoc } from '../../schemas/public-doc.schema.ts';
import { planRequest } from '../../schemas/subscription.schema.ts';
import { business, member, settings, user } from '../../schemas/workspace.schema.ts';
import {
  arbitraryDocument,
  breaksOf,
  edgeDocuments,
  faultsOf,
  fullestDocuments,
  type PlainDocument,
} from '../support/arbitrary-document.ts';
import { runs, tries } from '../support/runs.ts';
import { newcomer, owner, removedAdmin, stranger, type Actor } from './support/actors.ts';
import { DENIED } from './support/attack.ts';
import type { Verdict } from './support/firestore-client.ts';
import { everyRole } from './support/farm.ts';
import { visitInProcess } from './support/in-process.ts';
import type { Visitor } from './support/visitor.ts';

/*
 * The running rules compared with the schemas, with random documents: a document accepted by a schema is accepted, and
 * one with a single broken field is refused, on create and on change.
 */

/** A kind, and the requirements of the rules beyond the schema. */
interface Subject {
  readonly kind: AnyKind;
  readonly actor: Actor;
  /** The document as this actor would create it. */
  readonly prepare: (v: Visitor, document: PlainDocument) => PlainDocument;
  readonly create: (v: Visitor, document: PlainDocument) => Promise<Verdict>;
  /** Fields that a change must not alter; undefined when the kind cannot be changed. */
  readonly fixed?: readonly string[];
  readonly pathOf: (v: Visitor, document: PlainDocument) => string;
}

const FIXED = ['id', 'business_id', 'created_at', 'created_by', 'device_id'];
const recordOf = (v: Visitor, document: PlainDocument): PlainDocument => ({
  ...document,
  business_id: v.farm.id,
  created_by: v.me.uid,
  rev: 1,
});
/** A void is signed by the actor, or absent. */
function signVoid({ voided_at, voided_by: _by, void_reason, ...fields }: PlainDocument, uid: string): PlainDocument {
  if (voided_at === undefined) return fields;
  return { ...fields, voided_at, voided_by: uid, ...(void_reason === undefined ? {} : { void_reason }) };
}

/** Redundant copies of the id, which must equal it. */
const NAMED: Partial<Record<CollectionBelow, string>> = { customers: 'doc_id', vendors: 'vendor_uid' };
/**
 * Immutable fields in addition to the common ones; facts without `edit` can only be voided, which has separate tests.
 */
const STAYS: Partial<Record<CollectionBelow, readonly string[]>> = {
  sales: ['sale_no', 'kind', 'of_sale_id'],
  purchases: ['purchase_no', 'kind', 'of_purchase_id'],
  expenses: ['voucher_no'],
};

const below = (Object.keys(collections) as CollectionBelow[]).map((name): Subject => {
  const { kind, is, rights } = collections[name];
  const pathOf = (v: Visitor, document: PlainDocument) => `${v.home}/${name}/${String(document['id'])}`;
  const named = NAMED[name];
  const ofFact = is === 'fact' ? ['device_seq', 'clock_said', 'voided_at', 'voided_by', 'void_reason'] : [];
  return {
    kind,
    actor: owner,
    prepare(v, document) {
      const record = signVoid(recordOf(v, document), v.me.uid);
      return named === undefined ? record : { ...record, [named]: document['id'] };
    },
    pathOf,
    create: (v, document) => v.send(pathOf(v, document), document),
    ...(rights({}).edit && { fixed: [...FIXED, ...ofFact, ...(STAYS[name] ?? []), ...(named ? [named] : [])] }),
  };
});

const latePath = (v: Visitor, document: PlainDocument) => `${v.home}/late/${String(document['id'])}`;

const invitedPath = (_v: Visitor, document: PlainDocument) => `invites/${String(document['id'])}`;

const askedPath = (_v: Visitor, document: PlainDocument) => `plan_requests/${String(document['business_id'])}`;
const publicPath = (_v: Visitor, document: PlainDocument) =>
  `public_docs/${String(document['business_id'])}_${String(document['order_id'])}`;

const subjects: Subject[] = [
  ...below,
  {
    kind: late.kind,
    actor: removedAdmin,
    prepare: (v, { decided_at: _at, decided_by: _by, ...document }) => ({ ...recordOf(v, document), status: 'open' }),
    pathOf: latePath,
    create: (v, document) => v.send(latePath(v, document), document),
  },
  {
    kind: invite,
    actor: owner,
    prepare(v, { accepted_by: _by, farm_ids, ...document }) {
      const forAttendant = document['kind'] === 'attendant';
      const email = String(document['email']).toLowerCase();
      const offer = { ...document, email, business_id: v.farm.id, invited_by: v.me.uid, status: 'open', rev: 1 };
      return forAttendant ? { ...offer, roles: {}, ...(farm_ids === undefined ? {} : { farm_ids }) } : offer;
    },
    pathOf: invitedPath,
    create: (v, document) => v.send(invitedPath(v, document), document),
  },
  {
    kind: publicDoc,
    actor: owner,
    prepare: (v, document) => ({ ...document, business_id: v.farm.id, order_id: newDocumentId(), rev: 1 }),
    pathOf: publicPath,
    create: (v, document) => v.send(publicPath(v, document), document),
    fixed: ['business_id', 'order_id'],
  },
  {
    kind: planRequest,
    actor: stranger,
    prepare: (v, { answer: _answer, ...document }) => ({ ...document, requested_by: v.me.uid, status: 'open', rev: 1 }),
    pathOf: askedPath,
    // Only one request per business is allowed: each test uses a new business.
    async create(v, document) {
      await v.found({ id: String(document['business_id']) });
      return v.send(askedPath(v, document), document);
    },
    fixed: ['business_id', 'requested_by'],
  },
  {
    kind: user,
    actor: newcomer,
    prepare: (v, document) => ({ ...document, user_id: v.me.uid, email: v.me.email, rev: 1 }),
    pathOf: (v) => v.path.user,
    create: (v, document) => v.send(v.path.user, document),
    fixed: ['user_id', 'email', 'referral_id', 'referred_by', 'created_at'],
  },
  {
    kind: business,
    actor: stranger,
    prepare: (v, document) => ({ ...document, business_id: document['id'], owner_uid: v.me.uid, rev: 1 }),
    pathOf: (_v, document) => `businesses/${String(document['id'])}`,
    create: (v, document) => v.found({ id: String(document['id']), whole: { business: document } }),
    fixed: ['id', 'business_id', 'owner_uid', 'created_at'],
  },
  {
    kind: settings,
    actor: stranger,
    prepare: (_v, document) => ({ ...document, farm_activities: !document['purchases'], rev: 1 }),
    pathOf: (_v, document) => `settings/${String(document['business_id'])}`,
    create: (v, document) => v.found({ id: String(document['business_id']), whole: { settings: document } }),
    fixed: ['business_id', 'currency'],
  },
  {
    kind: member,
    actor: stranger,
    prepare(v, { farm_ids: _farms, invite_id: _invite, removed_at: _removed, ...document }) {
      const roles = Object.keys(document['roles'] as object).length === 0 ? {} : everyRole();
      return { ...document, user_id: v.me.uid, email: v.me.email, role: 'owner', status: 'active', roles, rev: 1 };
    },
    pathOf: (v, document) => `businesses/${String(document['business_id'])}/members/${v.me.uid}`,
    create: (v, document) => v.found({ id: String(document['business_id']), whole: { member: document } }),
  },
];

/** Throws, so that fast-check detects the failure and reports the step. */
async function expectVerdict(what: string, verdict: Promise<Verdict>, allowed: boolean): Promise<void> {
  const got = await verdict;
  const asExpected = got.allowed === allowed && (got.allowed || got.status === DENIED.status);
  if (!asExpected) throw new Error(`${what}: ${JSON.stringify(got)}`);
}

/** A new id for each run: a document can be created only once, and shrinking repeats the run. */
function nameOf(kind: AnyKind, document: PlainDocument): PlainDocument {
  if ('id' in document) return { id: newDocumentId() };
  return kind.name === 'users' ? {} : { business_id: newDocumentId() };
}

const isGroup = (value: unknown): value is PlainDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of the document itself and of its nested groups. */
const groupsOf = (document: PlainDocument): (readonly string[])[] => [
  [],
  ...Object.keys(document).flatMap((name) => (isGroup(document[name]) ? [[name]] : [])),
];

const withUnknown = (document: PlainDocument, [group]: readonly string[]): PlainDocument =>
  group === undefined
    ? { ...document, no_name: true }
    : { ...document, [group]: { ...(document[group] as PlainDocument), no_name: true } };

/** Check two documents of the kind: one to create, the other as its changed version. */
async function check(
  subject: Subject,
  v: Visitor,
  [first, second]: [PlainDocument, PlainDocument],
  wrong?: (document: PlainDocument) => PlainDocument,
) {
  const { kind, prepare, create, pathOf, fixed } = subject;
  const created = prepare(v, { ...first, ...nameOf(kind, first) });
  const path = pathOf(v, created);

  if (wrong) await expectVerdict('a broken one is created', createAt(subject, v, created, wrong(created)), false);
  await expectVerdict('a valid one is created', create(v, created), true);
  if (fixed) {
    const stays = Object.fromEntries([...fixed].map((field) => [field, created[field]]));
    const changed = { ...prepare(v, second), ...stays, rev: 2 };
    if (wrong) await expectVerdict('it is broken by a change', v.send(path, wrong(changed)), false);
    await expectVerdict('it is changed', v.send(path, changed), true);
  }
  // Only the operator can delete: the next run creates the person's document again.
  if (kind.name === 'users') await v.operator.remove(path);
}

/** Create a broken document at the path of the valid one: a broken id would otherwise only be a wrong path. */
function createAt(
  { kind, pathOf }: Subject,
  v: Visitor,
  created: PlainDocument,
  wrong: PlainDocument,
): Promise<Verdict> {
  if (kind.name === 'businesses') return v.found({ id: String(created['id']), whole: { business: wrong } });
  if (kind.name === 'settings') return v.found({ id: String(created['business_id']), whole: { settings: wrong } });
  if (kind.name === 'members') return v.found({ id: String(created['business_id']), whole: { member: wrong } });
  const send = () => v.send(pathOf(v, created), wrong);
  return kind.name === 'plan_requests' ? v.found({ id: String(created['business_id']) }).then(send) : send();
}

/** Limit for hanging tests only: a deep run tries each fault twenty times, which takes minutes for large documents. */
const timeout = runs(60_000, 1_200_000);
/** Faults per database: all faults of a deep run together would exceed a worker's heap. */
const FAULTS_PER_VISIT = 8;

describe.each(subjects)('$kind.name', (subject) => {
  const documents = fc.tuple(arbitraryDocument(subject.kind), arbitraryDocument(subject.kind));

  test('[RUL-3] what the schema accepts is accepted, created and changed', { timeout }, async () => {
    const v = await visitInProcess(subject.actor);
    await fc.assert(
      fc.asyncProperty(documents, (pair) => check(subject, v, pair)),
      tries(8, 300),
    );
  });

  test('[RUL-3] [DOC-13] documents on the bounds are accepted', { timeout }, async () => {
    const { kind, actor, create, prepare, pathOf } = subject;
    let v = await visitInProcess(actor);
    for (const [i, document] of edgeDocuments(kind).entries()) {
      if (i % FAULTS_PER_VISIT === FAULTS_PER_VISIT - 1) v = await visitInProcess(actor);
      const made = prepare(v, { ...document, ...nameOf(kind, document) });
      await expectVerdict(`one of ${Object.keys(made).join(', ')}`, create(v, made), true);
      if (kind.name === 'users') await v.operator.remove(pathOf(v, made));
    }
  });

  test('[RUL-3] a field of no name is refused, in the document and in each group of it', { timeout }, async () => {
    const v = await visitInProcess(subject.actor);
    for (const full of fullestDocuments(subject.kind)) {
      const [document] = fc.sample(full, { seed: 1, numRuns: 1 });
      const made = subject.prepare(v, { ...document, ...nameOf(subject.kind, document!) });
      for (const group of groupsOf(made))
        await expectVerdict(`in ${group.join('.')}`, createAt(subject, v, made, withUnknown(made, group)), false);
    }
  });

  test('[RUL-3] [DOC-13] a document with one broken field is refused, created and changed', { timeout }, async () => {
    const failures: string[] = [];
    let v = await visitInProcess(subject.actor);
    for (const [i, fault] of faultsOf(subject.kind).entries()) {
      if (i % FAULTS_PER_VISIT === FAULTS_PER_VISIT - 1) v = await visitInProcess(subject.actor);
      const pairs = fc.tuple(fault.documents, fault.documents);
      const run = fc.asyncProperty(pairs, breaksOf(fault), (pair, wrong) => check(subject, v, pair, wrong));
      const details = await fc.check(run, tries(1, 20));
      if (details.failed) failures.push(`${fault.path.join('.')} ${fault.what}: ${fc.defaultReportMessage(details)}`);
    }
    expect(failures.join('\n')).toBe('');
  });
});
