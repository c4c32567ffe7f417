import type { CommandInput } from '../port.ts';
import { flag, maybe, shape, text } from './shape.ts';

export const credentials = shape<CommandInput<'account.signIn'>>()({ email: text, password: text });

export const registration = shape<CommandInput<'account.register'>>()({
  first_name: text,
  email: text,
  password: text,
  referral_id: maybe(text),
  country: maybe(text),
  invited: maybe(flag),
});

export const resetEmail = shape<CommandInput<'account.sendReset'>>()({ email: text });
export const signingOut = shape<CommandInput<'account.signOut'>>()({ leave_unsent: flag });
export const ownDetails = shape<CommandInput<'account.setMe'>>()({ first_name: text, phone: text });
export const newPin = shape<CommandInput<'account.setPin'>>()({ pin: text });
export const unlocking = shape<CommandInput<'account.unlock'>>()({ uid: text, pin: text });
export const pushToken = shape<CommandInput<'account.keepPushToken'>>()({ token: text, instead: maybe(text) });
