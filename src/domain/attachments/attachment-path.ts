/**
 * Path of an attachment in Storage: in the folder of its business and of the person who made it, as storage.rules
 * require. [RUL-25]
 */
export const attachmentPath = (businessId: string, uid: string, id: string, ending: AttachmentEnding): string =>
  `businesses/${businessId}/${uid}/${id}.${ending}`;

/** The business of an attachment; undefined for a path in another form. */
export const businessOfAttachment = (path: string): string | undefined =>
  /^businesses\/([A-Za-z0-9]{12})\//.exec(path)?.[1];

const TYPES = { jpg: 'image/jpeg', webm: 'audio/webm', m4a: 'audio/mp4', ogg: 'audio/ogg' } as const;
export type AttachmentEnding = keyof typeof TYPES;

/** MIME type of an attachment, from the extension of its path; a photo when the extension is unknown. */
export const typeOfAttachment = (path: string): (typeof TYPES)[AttachmentEnding] =>
  TYPES[path.slice(path.lastIndexOf('.') + 1) as AttachmentEnding] ?? 'image/jpeg';

/** Path extension for a recording's MIME type; undefined for a type that not every phone may store. [ACT-9] */
export function endingOfVoice(type: string): AttachmentEnding | undefined {
  const bare = type.split(';')[0]!.trim().toLowerCase(); // the MIME type may include the codec
  return (['webm', 'm4a', 'ogg'] as const).find((ending) => TYPES[ending] === bare);
}
