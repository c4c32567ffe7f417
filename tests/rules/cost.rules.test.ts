import { ROLE_NAMES } from '../../schemas/choices.ts';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import type { AnyKind } from '../../schemas/document-kind.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { planRequest } from '../../schemas/subscription.schema.ts';
import { business, settings, user } from '../../schemas/workspace.schema.ts';
import { CONTACT_ADDRESS, contactMail, contactMailId } from '../../src/domain/mail/contact-mail.ts';
import { welcomeMail } from '../../src/domain/mail/welcome-mail.ts';
import { PRODUCT_ORIGINS } from '../../src/domain/origin/backend-project.ts';
import { ballast, HUNDRED, MAX_EXPRESSIONS } from '../support/ballast.ts';
import { fullestDocuments, type PlainDocument } from '../support/arbitrary-document.ts';
import { runs } from '../support/runs.ts';
import { aPublicDoc } from '../support/public-doc.ts';
import { aLateRecord } from '../support/documents.ts';
import { adminWith, attendant, newcomer, nobody, owner, removedAdmin, stranger, type Actor } from './support/actors.ts';
import { visitAs } from './support/attack.ts';
import { watchCosts } from './support/costs.ts';
import { openEmbedded } from './support/embedded.ts';
import type { Verdict } from './support/firestore-client.ts';
import { accept, invited } from './support/invites.ts';
import { withRules } from './support/rules-variant.ts';
import { emulatorHost, RULES_FILE } from './support/server.ts';
import { signUpAll, visit, type Visitor } from './support/visitor.ts';

/*
 * A document operation may cost 1,000 expressions; ours stay below 850, so that fields can still be added. The embedded
 * backend counts as Google's emulator does (tests/conformance/cases/costs.ts), so each write's count is read from its
 * decision. Its completeness is verified from outside, with a ballast added to every condition: `RULES_HOST` runs that
 * against the emulator.
 */

const MAX = 850;
const AT = '2026-03-02T08:15:00.000Z';
const costs = watchCosts();
const everything = adminWith(...ROLE_NAMES);

const own = (v: Visitor, document: PlainDocument, more: PlainDocument = {}): PlainDocument => ({
  ...document,
  business_id: v.farm.id,
  created_by: v.me.uid,
  rev: 1,
  ...('performed_by' in document ? { performed_by: v.me.uid } : {}),
  ...('voided_by' in document ? { voided_by: v.me.uid } : {}),
  ...more,
});

const unvoided = ({ voided_at: _at, voided_by: _by, void_reason: _why, ...document }: PlainDocument) => document;
const nameField: Partial<Record<CollectionBelow, string>> = { customers: 'doc_id', vendors: 'vendor_uid' };

/**
 * Complete documents of every form, deterministic, that an admin may write: for the owner fewer conditions are
 * evaluated.
 */
const samplesOf = (name: CollectionBelow): PlainDocument[] =>
  fullestDocuments(collections[name].kind).flatMap((form) =>
    fc.sample(
      form.filter((document) => !collections[name].rights(document).add.includes('owner')),
      { seed: 1, numRuns: runs(2, 20) },
    ),
  );

describe.skipIf(emulatorHost !== undefined)('the dearest writes cost less than 850 expressions each', () => {
  /** Create and change every form of a kind, with all its fields; returns the highest count. */
  async function highest(name: CollectionBelow, actor: Actor): Promise<number> {
    const each: number[] = [];
    for (const full of samplesOf(name)) {
      const v = await visitAs(actor);
      const made = own(v, full, nameField[name] ? { [nameField[name]]: full['id'] } : {});
      const path = `${v.home}/${name}/${String(made['id'])}`;
      const mayVoid = actor !== attendant;
      each.push(await costs.of(v.send(path, mayVoid ? made : unvoided(made))));
      if (!mayVoid) continue;
      await v.operator.put([[path, unvoided(made)]]);
      each.push(await costs.of(v.send(path, { ...made, rev: 2 })));
    }
    return Math.max(...each);
  }

  for (const name of Object.keys(collections) as CollectionBelow[]) {
    test(`[RUL-26] ${name}`, async () => {
      expect(await highest(name, everything)).toBeLessThan(MAX);
    });
  }
  test('[RUL-26] activities of an attendant', async () => {
    expect(await highest('farm_activities', attendant)).toBeLessThan(MAX);
  });
});

/** A document of a kind with all its fields, deterministic. */
const fullest = (kind: AnyKind): PlainDocument => fc.sample(fullestDocuments(kind)[0]!, { seed: 1, numRuns: 1 })[0]!;

describe.skipIf(emulatorHost !== undefined)('so do those beside the collections', () => {
  const expectCheap = async (write: Promise<{ allowed: boolean }>) => expect(await costs.of(write)).toBeLessThan(MAX);

  test('[RUL-26] a person, their code, their referral and their first letter', async () => {
    const v = await visitAs(newcomer);
    const referrer = v.farm.business.owner_uid;
    await v.operator.put([[`users/${referrer}`, { user_id: referrer }]]);
    const me = { ...fullest(user), user_id: v.me.uid, email: v.me.email, referred_by: referrer, rev: 1 };
    const code = String((me as PlainDocument)['referral_id']);
    const referred = { created_at: AT, referred: v.me.uid, redeemed: false, subscribed: false, rev: 1 };
    const joining = [v.set(v.path.user, me), v.set(`referral_codes/${code}`, { code, user_id: v.me.uid, rev: 1 }), v.set(`users/${referrer}/referrals/${v.me.uid}`, referred)]; // prettier-ignore
    await expectCheap(v.client.commit(joining));
    await expectCheap(v.send(v.path.user, { ...me, rev: 2 }));
    const message = welcomeMail(PRODUCT_ORIGINS[0]!);
    // The accounts are shared by all files: an earlier one may have sent the letter.
    await v.operator.remove(`mail/welcome-${v.me.uid}`);
    await expectCheap(v.send(`mail/welcome-${v.me.uid}`, { to: [v.me.email], message, rev: 1 }));
  });

  test('[RUL-26] a letter of the contact form', async () => {
    const v = await visitAs(nobody);
    const replyTo = 'costs@example.com';
    const message = contactMail({ subject: 'x'.repeat(120), name: 'Musa', email: replyTo, message: 'x'.repeat(1_000) });
    await expectCheap(v.send(`mail/${contactMailId(replyTo, 1, new Date())}`, { to: [CONTACT_ADDRESS], replyTo, message, rev: 1 })); // prettier-ignore
  });

  test('[RUL-26] a business with its settings and its owner', async () => {
    const v = await visitAs(owner);
    const { owner_uid, business_id } = v.farm.business;
    const named = { ...fullest(business), id: business_id, business_id, owner_uid, created_at: v.farm.business.created_at };
    const set = { ...fullest(settings), business_id, currency: v.farm.settings.currency };
    await expectCheap(v.found());
    await expectCheap(v.send(v.home, { ...named, rev: 2 }));
    await expectCheap(v.send(v.path.settings, { ...set, rev: 2 }));
  }); // prettier-ignore

  test('[RUL-26] a member and an invitation that is taken up', async () => {
    const { roles } = everything.member!;
    await expectCheap((await visitAs(owner)).changeHelper({ role: 'admin', roles: roles! }));
    const joiner = await visitAs(stranger);
    await expectCheap(accept(joiner, await invited(joiner, { roles: roles! })));
  });

  test('[RUL-26] a shared page, a late record, a notification, a request for a plan, stopped letters', async () => {
    const seller = await visitAs(everything);
    const shared = aPublicDoc({ business_id: seller.farm.id });
    const page = `public_docs/${shared.business_id}_${shared.order_id}`;
    await expectCheap(seller.send(page, shared));
    await expectCheap(seller.send(page, { ...shared, rev: 2, revoked: true }));
    const gone = await visitAs(removedAdmin);
    const record = aLateRecord({ business_id: gone.farm.id, created_by: gone.me.uid, body: 'x'.repeat(20_000) });
    await expectCheap(gone.send(`${gone.home}/late/${record.id}`, record));
    const v = await visitAs(owner);
    const told = { notification_id: newDocumentId(), user_id: v.me.uid, business_id: v.farm.id, from: v.me.uid, title: 'x', body: '', opened: false, created_at: AT, kind: 'invite', link: '/settings/5', rev: 1 }; // prettier-ignore
    await expectCheap(v.send(`notifications/${told.notification_id}`, told));
    const { answer: _answer, ...asked } = fullest(planRequest);
    await expectCheap(v.send(`plan_requests/${v.farm.id}`, { ...asked, business_id: v.farm.id, requested_by: v.me.uid, status: 'open', rev: 1 })); // prettier-ignore
    await expectCheap(
      v.send(`unsubscribes/${v.farm.id}`, { business_id: v.farm.id, stopped: true, changed_at: AT, rev: 1 }),
    );
  });
});

/** Printed by `npm run rules`; a deep run tries more documents. */
test.skipIf(emulatorHost !== undefined || runs(false, true))(
  '[RUL-26] docs/rules.md says what each of them costs, and what is left',
  async () => {
    const head = `# What a write costs

Expressions of the rules that the dearest accepted write of each kind costs, of the 1,000 that a document operation may. Written by \`npm run rules\`.
`;
    await expect(`${head}\n${costs.table()}\n`).toMatchFileSnapshot('../../docs/rules.md');
  },
);

/** The rules with every condition made more expensive by `expressions`, at least 8. */
function withMore(expressions: number): string {
  // Two for the && before it, and one for its call.
  const padding = `${HUNDRED}\nfunction padding() { return ${ballast(expressions - 3)}; }`;
  return readFileSync(RULES_FILE, 'utf8')
    .replace('function businessPath', `${padding}\nfunction businessPath`)
    .replaceAll(/allow (create|update): if ([^;]*);/g, 'allow $1: if ($2) && padding();');
}

/** The count of the embedded backend, whichever server is tested. */
async function costHere(write: (v: Visitor) => Promise<Verdict>): Promise<number> {
  const server = await openEmbedded(RULES_FILE);
  onTestFinished(() => server.close());
  return costs.of(write(await visit(server, await signUpAll(server), everything)));
}

const WRITES: readonly (readonly [name: string, write: (v: Visitor) => Promise<Verdict>])[] = [
  ['a new sale', (v) => v.createSale()],
  ['a change of a sale', (v) => v.changeSale()],
  ['a payment', (v) => v.create('payments')],
  ['a flock with its card', (v) => v.create('farm')],
  ['an activity that is voided', (v) => v.voidRecord('farm_activities')],
];

test.each(WRITES)('[RUL-26] %s is allowed at exactly 1,000 expressions, and refused with one more', async (_name, write) => {
  const cost = await costHere(write);
  for (const [over, allowed] of [[0, true], [1, false]] as const)
    await withRules(withMore(MAX_EXPRESSIONS - cost + over), async (server, people) => {
      expect(await write(await visit(server, people, everything))).toMatchObject({ allowed });
    });
}); // prettier-ignore
