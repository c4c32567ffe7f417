/** Where an attachment stands in Storage: below its business and the person who made it, as storage.rules ask. [RUL-25] */
export const attachmentPath = (businessId: string, uid: string, id: string, ending: AttachmentEnding): string =>
  `businesses/${businessId}/${uid}/${id}.${ending}`;

/** The business that an attachment belongs to; undefined for a path that is none of ours. */
export const businessOfAttachment = (path: string): string | undefined =>
  /^businesses\/([A-Za-z0-9]{12})\//.exec(path)?.[1];

const TYPES = { jpg: 'image/jpeg', webm: 'audio/webm', m4a: 'audio/mp4', ogg: 'audio/ogg' } as const;
export type AttachmentEnding = keyof typeof TYPES;

/** What an attachment is, by the end of its path; a photo when that says nothing. */
export const typeOfAttachment = (path: string): (typeof TYPES)[AttachmentEnding] =>
  TYPES[path.slice(path.lastIndexOf('.') + 1) as AttachmentEnding] ?? 'image/jpeg';

/** How the path of a recording ends; undefined for what is none that every phone is let keep. [ACT-9] */
export function endingOfVoice(type: string): AttachmentEnding | undefined {
  const bare = type.split(';')[0]!.trim().toLowerCase(); // the codec is inside, too
  return (['webm', 'm4a', 'ogg'] as const).find((ending) => TYPES[ending] === bare);
}
