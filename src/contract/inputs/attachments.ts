import type { CommandInput } from '../port.ts';
import { file, flag, shape, text, word } from './shape.ts';

export const newAttachment = shape<CommandInput<'attachments.keep'>>()({ file, as: word(['photo', 'voice']) });
export const keptAttachment = shape<CommandInput<'attachments.drop'>>()({ path: text });
export const wifiChoice = shape<CommandInput<'attachments.setWifi'>>()({ only: flag });
