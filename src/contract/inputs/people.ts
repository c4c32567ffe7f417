import * as v from 'valibot';
import { EVERY_ROLE_NAME } from '../../../schemas/choices.ts';
import type { InviteDraft, Rights } from '../../domain/people/check-invite.ts';
import type { CommandInput } from '../port.ts';
import { flag, id, list, maybe, shape, text, word } from './shape.ts';

const rights = shape<Rights>()(v.entriesFromList(EVERY_ROLE_NAME, maybe(flag)));

export const inviteDraft = shape<InviteDraft>()({
  id,
  kind: word(['admin', 'attendant']),
  name: text,
  email: text,
  roles: rights,
  farm_ids: list(id),
});

/** Its id comes from a link: a mistyped one is refused in words. */
export const invitationId = shape<CommandInput<'people.accept'>>()({ id: text });

export const memberChange = shape<CommandInput<'people.change'>>()({
  uid: text,
  roles: maybe(rights),
  farm_ids: maybe(list(id)),
});

export const memberUid = shape<CommandInput<'people.remove'>>()({ uid: text });
