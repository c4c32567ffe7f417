import { describe, expect, test } from 'vitest';
import { contactMail, contactMailId, CONTACT_ADDRESS, LETTERS_A_DAY } from '../../src/domain/mail/contact-mail.ts';
import { nobody, owner } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import type { Changes, Visitor } from './support/visitor.ts';

/*
 * The letters of the contact form: anyone may send one, only to us. The leading numbers in titles refer to
 * docs/attacks.md.
 */

interface WrongLetter {
  id?: (good: string) => string;
  message?: Changes;
  changes?: Changes;
  nth?: number;
  at?: Date;
}

let writers = 0;
/** The letter as sent by the form, from a new address each time; the parameters add the flaw. */
async function write(v: Visitor, { id = (good) => good, message = {}, changes = {}, nth = 1, at }: WrongLetter = {}) {
  const email = `musa-${++writers}.k@example.com`;
  const letter = contactMail({ subject: 'Trays & <prices>', name: 'Musa', email, message: 'How do I\nadd "crates"?' });
  const name = id(contactMailId(email, nth, at ?? new Date()));
  return v.send(`mail/${name}`, {
    to: [CONTACT_ADDRESS],
    bcc: [],
    replyTo: email,
    message: { ...letter, ...message },
    rev: 1,
    ...changes,
  });
}

describe('the contact form', () => {
  const letter = (what: string, wrong: WrongLetter) =>
    attack(`[RUL-23] [NTF-8] ${what}`, nobody, (v) => write(v, wrong)).twin('as the form sends it', nobody, (v) =>
      write(v),
    );
  const { html } = contactMail({ subject: 'x', name: 'x', email: 'x@example.com', message: 'x' });
  letter('70 to a victim', { changes: { to: ['victim@example.com'] } });
  letter('72 to us and a victim', { changes: { to: [CONTACT_ADDRESS, 'victim@example.com'] } });
  letter('71 with a hidden copy', { changes: { bcc: ['victim@example.com'] } });
  letter('71 with a copy', { changes: { cc: ['victim@example.com'] } });
  letter('74 with markup of its own', { message: { html: html.replace('>x<', '><script>alert(1)</script><') } });
  letter('74 with markup before', { message: { html: `<b>x</b>${html}` } });
  letter('74 with markup behind', { message: { html: `${html}<img src=x>` } });
  letter('with another subject', { message: { subject: 'You won' } });
  letter('with a subject of two lines', { message: { subject: 'Contact: x\nBcc: victim@example.com' } });
  letter('with a text beyond its length', { message: { text: 'x'.repeat(3_001) } });
  const longHtml = (length: number) => html.replace('>x</p></td>', `>${'x'.repeat(length - html.length + 1)}</p></td>`);
  letter('with markup beyond its length', { message: { html: longHtml(16_001) } });
  letter('with an attachment', { message: { attachments: ['x'] } });
  letter('with an answer to nobody', { changes: { replyTo: 'nobody' } });
  letter('with an answer to two', { changes: { replyTo: 'a@example.com,b@example.com' } });
  letter('in the name of another address', { changes: { replyTo: 'other@example.com' } });
  letter('that says how it was delivered', { changes: { delivery: { state: 'SUCCESS' } } });
  letter('at revision 2', { changes: { rev: 2 } });
  letter('77 the 6th of the day', { nth: LETTERS_A_DAY + 1 });
  letter('77 of tomorrow', { at: new Date(Date.now() + 86_400_000) });
  letter('77 of yesterday', { at: new Date(Date.now() - 86_400_000) });
  letter('77 under a name with a zero before', { id: (good) => good.replace('contact-', 'contact-0') });
  letter('77 under a name of its own', { id: () => 'contact-anything' });

  attack('[RUL-23] an answer to what is no address', nobody, (v) =>
    write(v, { changes: { replyTo: 'nobody' }, id: () => contactMailId('nobody', 1, new Date()) }),
  ).twin('to an address', nobody, (v) => write(v));
  attack('[RUL-23] a text a letter too long', nobody, (v) =>
    write(v, { message: { text: 'x'.repeat(3_001), html: longHtml(16_000) } }),
  ).twin('text and markup as long as they may be', nobody, (v) =>
    write(v, { message: { text: 'x'.repeat(3_000), html: longHtml(16_000) } }),
  );

  attack('[RUL-23] 76 a second one under the same name', nobody, async (v) => {
    const id = () => contactMailId('twice@example.com', 1, new Date());
    const again = { id, changes: { replyTo: 'twice@example.com' } };
    await step(write(v, again));
    return write(v, again);
  }).twin('under the next number', nobody, async (v) => {
    await step(write(v, { nth: 2 }));
    return write(v, { nth: 3 });
  });
  attack('[RUL-23] 75 a letter is read by whoever wrote it', nobody, async (v) => {
    const id = contactMailId('reader@example.com', 1, new Date());
    await step(write(v, { id: () => id, changes: { replyTo: 'reader@example.com' } }));
    return v.get(`mail/${id}`);
  }).twin('only written', nobody, (v) => write(v));
});

test('[RUL-23] [NTF-8] five letters of one address go through in a day, also of somebody who is signed in', async () => {
  const v = await visitAs(owner);
  for (let nth = 1; nth <= LETTERS_A_DAY; nth++) expect(await write(v, { nth })).toMatchObject({ allowed: true });
});

describe('plans', () => {
  attack('[RUL-36] 68 a visitor writes a plan', nobody, (v) =>
    v.send('plans/intro', { plan_id: 'intro', rev: 1 }),
  ).twin('reads them', nobody, (v) => v.client.list('', 'plans', { limit: 20 }));
  attack('[RUL-36] 68 the owner of a business writes a plan', owner, (v) =>
    v.send('plans/year', { plan_id: 'year', months: 12, rev: 1 }),
  ).twin('gets one', owner, (v) => v.get('plans/year'));
  attack('[RUL-22] a visitor asks for 21 plans', nobody, (v) => v.client.list('', 'plans', { limit: 21 })).twin(
    'for twenty',
    nobody,
    (v) => v.client.list('', 'plans', { limit: 20 }),
  );
  attack('[RUL-22] a visitor asks for plans without an end', nobody, (v) => v.client.list('', 'plans')).twin(
    'for twenty',
    nobody,
    (v) => v.client.list('', 'plans', { limit: 20 }),
  );
});
test('[RUL-22] [SIT-2] a plan that the operator wrote is read by anybody, and by nobody changed', async () => {
  const v = await visitAs(nobody);
  await v.operator.put([['plans/half-year', { plan_id: 'half-year', months: 6, rev: 1 }]]);
  expect(await v.get('plans/half-year')).toMatchObject({ allowed: true });
  expect(await v.send('plans/half-year', { plan_id: 'half-year', months: 1, rev: 2 })).toMatchObject(DENIED);
});
