import { resolve } from 'node:path';
import type { PlainValue } from '../backend/admin.ts';
import { fromJson, openOperator, readOperatorSecret } from './operator-client.ts';
import { makeCards } from './operator/make-cards.ts';
import { refuseRequest, takePayment, type Payment } from './operator/take-payment.ts';
import { sendNotice } from './operator/send-notice.ts';
import { writeLetter } from './operator/write-letter.ts';
import { PROJECT_ID, runMain } from './open-backend.ts';
import { PlainFault } from '../backend/plain-fault.ts';

/** Origin of the app, for the links in e-mails. */
const ORIGIN = process.env['FLOCKBOOK_ORIGIN'] ?? `http://127.0.0.1:${Number(process.env['PORT'] ?? 8080)}`;

const USAGE = `Use one of:
  npm run operator -- set <path> '<json>'      replace a document, e.g. set plans/small '{"price": 5}'
  npm run operator -- get <path>
  npm run operator -- list <collection>
  npm run operator -- delete <path>
  npm run operator -- paid <business> '<json>'     a payment for a plan, e.g.
      paid NakatoPoult1 '{"plan_id": "year-1", "amount": 192000, "currency": "UGX", "method": "mobile_money", "reference": "MP12"}'
  npm run operator -- refuse <business> '<words>'  say no to what was asked under plan_requests
  npm run operator -- letter <business> '<json>'   write to its owner, unless letters were stopped, e.g.
      letter NakatoPoult1 '{"subject": "Your plan ends", "text": "On Friday."}'
  npm run operator -- notice <business> '<json>'   news that come up on its owner's phones, e.g.
      notice NakatoPoult1 '{"title": "Closed on Sunday", "body": "From 6 to 8.", "link": "/settings/8"}'
  npm run operator -- cards <business>             what attendants see of flocks from before there were cards`;

/** `npm run operator`: read and write documents that only the operator may, while the backend runs. [BCK-25] */
await runMain(async () => {
  const [command = '', path = '', text, ...rest] = process.argv.slice(2);
  const takesText = ['set', 'paid', 'refuse', 'letter', 'notice'].includes(command);
  if (path === '' || takesText !== (text !== undefined) || rest.length > 0) throw new PlainFault(USAGE);
  const secret = readOperatorSecret(resolve(process.env['FLOCKBOOK_DATA'] ?? '.data'));
  const operator = openOperator(`http://127.0.0.1:${Number(process.env['PORT'] ?? 8080)}`, PROJECT_ID, secret);
  const print = (value: unknown) => console.log(JSON.stringify(value, undefined, 2));
  switch (command) {
    case 'set':
      await operator.commit([{ set: path, data: parseData(text ?? '') }]);
      return print(await operator.get(path));
    case 'get': {
      const data = await operator.get(path);
      if (data === undefined) throw new PlainFault(`There is no document ${path}.`);
      return print(data);
    }
    case 'list':
      return print(await operator.list(path));
    case 'paid':
      return print(await takePayment(operator, path, parsePayment(text ?? ''), new Date()));
    case 'refuse':
      return refuseRequest(operator, path, text ?? '');
    case 'letter':
      return print(await writeLetter(operator, path, parseLetter(text ?? ''), ORIGIN));
    case 'notice':
      return print(await sendNotice(operator, path, parseNotice(text ?? ''), new Date()));
    case 'cards':
      return print({ made: await makeCards(operator, path) });
    case 'delete':
      return operator.commit([{ delete: path }]);
    default:
      throw new PlainFault(USAGE);
  }
});

function parseLetter(text: string): { subject: string; text: string } {
  const { subject, text: words } = parseData(text);
  if (typeof subject !== 'string' || typeof words !== 'string' || subject === '' || words === '')
    throw new PlainFault('A letter has a subject and a text.');
  return { subject, text: words };
}

function parseNotice(text: string): { title: string; body: string; link?: string } {
  const { title, body = '', link } = parseData(text);
  if (typeof title !== 'string' || typeof body !== 'string' || title === '')
    throw new PlainFault('A notice has a title, and may have a body and a link.');
  return { title, body, ...(typeof link === 'string' && { link }) };
}

function parsePayment(text: string): Payment {
  const { plan_id, amount, currency, method, reference } = parseData(text) as Partial<Payment>;
  if (typeof plan_id !== 'string' || !Number.isSafeInteger(amount) || typeof currency !== 'string' || !method)
    throw new PlainFault('A payment has plan_id, amount (in the smallest unit), currency and method.');
  return { plan_id, amount: amount!, currency, method, ...(reference === undefined ? {} : { reference }) };
}

function parseData(text: string): { readonly [key: string]: PlainValue } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new PlainFault('The data is no JSON.', { cause: error });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new PlainFault('The data must be a JSON object.');
  }
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, fromJson(value)]));
}
