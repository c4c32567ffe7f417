import * as v from 'valibot';
import { collections, late } from '../../schemas/collections.ts';
import { invite } from '../../schemas/invite.schema.ts';
import { contactRequest, mailRequest, referral, referralCode } from '../../schemas/joining.schema.ts';
import { notification } from '../../schemas/notification.schema.ts';
import { factCommon, thingFields } from '../../schemas/pieces.ts';
import { publicDoc } from '../../schemas/public-doc.schema.ts';
import { planRequest } from '../../schemas/subscription.schema.ts';
import { unsubscribe } from '../../schemas/unsubscribe.schema.ts';
import { business, member, settings, user } from '../../schemas/workspace.schema.ts';
import { fieldsOf } from '../../tests/support/schema-node.ts';
import { fieldFunctions, type Written } from './functions-of-kinds.ts';
import { wideFunctions } from './look-at-whole.ts';

const BEGIN = '// --- Fields of each kind, as in schemas/: written by `npm run rules`. [DOC-13] ---\n';
const END = '    // --- End of what `npm run rules` writes. ---\n';

const pieces = {
  thing: { name: 'thing', fields: fieldsOf(v.looseObject(thingFields)) },
  fact: { name: 'fact', fields: fieldsOf(v.looseObject(factCommon)) },
};
const others: readonly Written[] = [
  { kind: user },
  { kind: referral, byHand: ['referred', 'redeemed', 'subscribed'] },
  { kind: referralCode },
  // E-mails are checked word for word by hand.
  { kind: mailRequest, byHand: ['to', 'message'] },
  { kind: contactRequest, byHand: ['to', 'replyTo', 'message'] },
  { kind: planRequest, byHand: ['requested_by', 'status', 'answer'] },
  { kind: notification, byHand: ['notification_id', 'from', 'opened', 'kind', 'link'] },
  { kind: unsubscribe },
  { kind: business },
  { kind: settings },
  { kind: member },
  { kind: invite },
  { kind: publicDoc },
  { kind: late.kind },
];

/**
 * The rules with the field checks that the schemas require. Errors: TypeError when the two marks are missing. [DOC-13]
 */
export function writtenRules(rules: string): string {
  const [before, rest] = rules.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (before === undefined || after === undefined) throw new TypeError(`firestore.rules lacks ${BEGIN} or ${END}`);
  const functions = fieldFunctions([
    ...others,
    ...Object.values(collections).map(({ kind, is }) => ({ kind, piece: pieces[is] })),
  ]);
  const block = [...wideFunctions(functions.join('\n')), ...functions].join('\n').replaceAll(/^/gm, '    ');
  return `${before}${BEGIN}\n${block}\n\n${END}${after}`;
}
