import type { CommandInput } from '../port.ts';
import { flag, maybe, shape, text } from './shape.ts';

export const noticePath = shape<CommandInput<'notifications.open'>>()({ path: text });

/** A link that was cut or mistyped is refused in words, so its business is any text. */
export const lettersStop = shape<CommandInput<'letters.stop'>>()({
  business_id: text,
  token: maybe(text),
  stopped: flag,
});
