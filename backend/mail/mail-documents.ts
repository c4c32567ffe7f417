import { commit } from '../firestore/commit.ts';
import type { Change, Database } from '../firestore/database.ts';
import type { Doc } from '../firestore/document.ts';
import { operatorGuard } from '../firestore/guard.ts';
import { microsToTimestamp, nullValue, type Fields, type Value } from '../firestore/value.ts';
import { RpcError } from '../rpc-error.ts';
import type { Letter } from './letter.ts';
import type { Outbox } from './outbox.ts';

const mailPath = /^mail\/[^/]+$/;

/**
 * Sends the mails requested by documents of the collection `mail`, as the extension "Trigger Email" does: recipients in
 * `to`, `cc`, `bcc`, the content in `message`; the outcome is written to `delivery`. A document whose delivery.state is
 * set to RETRY is sent again. Mails left unsent when the backend stopped are sent at once. Returns a function that
 * stops it. [BCK-16]
 */
export function sendMailDocuments(database: Database, outbox: Outbox, log: (line: string) => void): () => void {
  const deliver = (doc: Doc) => {
    sendOne(database, outbox, doc).catch((error: unknown) => log(`cannot send ${doc.path}: ${String(error)}`));
  };
  for (const doc of database.inCollection('mail')) if (!doc.fields.has('delivery')) deliver(doc);
  return database.subscribe(({ changes }) => {
    for (const change of changes) if (change.after && isDue(change)) deliver(change.after);
  });
}

function isDue({ path, before, after }: Change): boolean {
  if (!mailPath.test(path) || !after) return false;
  return before ? stateOf(after) === 'RETRY' && stateOf(before) !== 'RETRY' : !after.fields.has('delivery');
}

async function sendOne(database: Database, outbox: Outbox, doc: Doc): Promise<void> {
  const startTime = timestampNow();
  const letter = toLetter(doc);
  const count = doc.fields.get('delivery');
  const before = count?.type === 'map' ? count.fields.get('attempts') : undefined;
  const attempts = (before?.type === 'integer' ? before.value : 0n) + 1n;
  const outcome = typeof letter === 'string' ? failure(letter) : success(await outbox.send(letter), letter);
  const delivery: Fields = new Map<string, Value>([
    ['startTime', startTime],
    ['endTime', timestampNow()],
    ['leaseExpireTime', nullValue],
    ['attempts', { type: 'integer', value: attempts }],
    ...outcome,
  ]);
  const fields = new Map<string, Value>([['delivery', { type: 'map', fields: delivery }]]);
  const about = { mask: [['delivery']], transforms: [], precondition: { exists: true } };
  try {
    await commit(database, operatorGuard, [{ kind: 'update', path: doc.path, fields, ...about }]);
  } catch (error) {
    // The document was deleted meanwhile; the letter has been sent all the same.
    if (!(error instanceof RpcError && error.status === 'NOT_FOUND')) throw error;
  }
}

/** The letter requested by a document, or the reason why there is none. */
function toLetter({ path, fields }: Doc): Omit<Letter, 'id' | 'at'> | string {
  const message = fields.get('message');
  const content = message?.type === 'map' ? message.fields : new Map<string, Value>();
  const [to, cc, bcc] = ['to', 'cc', 'bcc'].map((name) => addresses(fields.get(name)));
  if (!to || !cc || !bcc) return 'Error: Recipients must be text or a list of texts.';
  if (to.length + cc.length + bcc.length === 0) {
    return 'Error: Failed to deliver email. Expected at least 1 recipient.';
  }
  const [subject, text, html] = ['subject', 'text', 'html'].map((name) => textOf(content.get(name)));
  if (text === '' && html === '') return 'Error: The message has neither text nor html.';
  const from = textOf(fields.get('from'));
  return { source: path, to, cc, bcc, from, subject: subject ?? '', text: text ?? '', html: html ?? '' };
}

function success(id: string, { to, cc, bcc }: Pick<Letter, 'to' | 'cc' | 'bcc'>): [string, Value][] {
  const info = new Map<string, Value>([
    ['messageId', { type: 'string', value: `<${id}@outbox.local>` }],
    ['accepted', strings([...to, ...cc, ...bcc])],
    ['rejected', strings([])],
    ['pending', strings([])],
    ['response', { type: 'string', value: '250 kept in the local outbox' }],
  ]);
  return [
    ['state', { type: 'string', value: 'SUCCESS' }],
    ['error', nullValue],
    ['info', { type: 'map', fields: info }],
  ];
}

function failure(reason: string): [string, Value][] {
  return [
    ['state', { type: 'string', value: 'ERROR' }],
    ['error', { type: 'string', value: reason }],
  ];
}

function addresses(value: Value | undefined): string[] | undefined {
  if (value === undefined || value.type === 'null') return [];
  const items = value.type === 'array' ? value.values : [value];
  const texts = items.flatMap((item) =>
    item.type === 'string' && item.value.trim() !== '' ? [item.value.trim()] : [],
  );
  return texts.length === items.length ? texts : undefined;
}

function stateOf({ fields }: Doc): string {
  const delivery = fields.get('delivery');
  return delivery?.type === 'map' ? textOf(delivery.fields.get('state')) : '';
}

function textOf(value: Value | undefined): string {
  return value?.type === 'string' ? value.value : '';
}

function strings(values: readonly string[]): Value {
  return { type: 'array', values: values.map((value) => ({ type: 'string', value })) };
}

function timestampNow(): Value {
  return { type: 'timestamp', value: microsToTimestamp(Date.now() * 1000) };
}
