import { keptAttachment, newAttachment, wifiChoice } from '../../../contract/inputs/attachments.ts';
import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { attachmentPath, endingOfVoice, type AttachmentEnding } from '../../../domain/attachments/attachment-path.ts';
import { MAX_PHOTO_BYTES, MAX_VOICE_BYTES } from '../../../domain/attachments/attachment-sizes.ts';
import { PHOTO_STEPS } from '../../../domain/attachments/shrink-steps.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { sendAttachmentsAgain } from '../../../store/attachment-store.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Keep a photo or voice note for a form in progress; saving its record sends it later. [SYN-32, EXP-7, ACT-9] */
export const keepAttachment = command({
  name: 'attachments.keep',
  input: newAttachment,
  needs: 'member',
  run: async ({ deps, book, open }, { file, as }) => {
    const { attachments } = book;
    if (!attachments) return refuse({ type: 'SignedOut' });
    const fit = as === 'photo' ? await fitPhoto(file) : fitVoice(file);
    if (!fit.ok) return fit;
    const bytes = await fit.value.file.arrayBuffer();
    const path = attachmentPath(open.business.id, book.uid, deps.newId(), fit.value.ending);
    await attachments.keep(
      { path, business_id: open.business.id, state: 'chosen', size: bytes.byteLength, at: deps.now().toISOString() },
      bytes,
    );
    return ok({ path });
  },
});

interface Fit {
  readonly file: Blob;
  readonly ending: AttachmentEnding;
}

/** A photo, reduced in size. */
async function fitPhoto(file: Blob): Promise<Result<Fit, { type: 'NotAPicture' }>> {
  const shrunk = await shrinkPhoto(file, { most: MAX_PHOTO_BYTES, steps: PHOTO_STEPS });
  return shrunk.ok ? ok({ file: shrunk.value, ending: 'jpg' }) : shrunk;
}

/** A recording unchanged: it cannot be made smaller on the phone. */
function fitVoice(file: Blob): Result<Fit, { type: 'NotAVoice' }> {
  const ending = endingOfVoice(file.type);
  if (ending === undefined || file.size === 0 || file.size > MAX_VOICE_BYTES) return refuse({ type: 'NotAVoice' });
  return ok({ file, ending });
}

/** Remove an attachment from a form; one that a record refers to stays. */
export const dropAttachment = command({
  name: 'attachments.drop',
  input: keptAttachment,
  needs: 'sign-in',
  run: async ({ book: { attachments } }, { path }) => {
    if (!attachments) return refuse({ type: 'SignedOut' });
    if ((await attachments.rows.get(path))?.state === 'chosen') await attachments.drop([path]);
    return ok(null);
  },
});

/** Whether attachments wait for Wi-Fi on this phone. */
export const setAttachmentsOnWifi = command({
  name: 'attachments.setWifi',
  input: wifiChoice,
  needs: 'sign-in',
  run: async ({ book: { attachments } }, { only }) => {
    if (!attachments) return refuse({ type: 'SignedOut' });
    await attachments.setWifiOnly(only);
    return ok(null);
  },
});

/** Try refused attachments once more. */
export const resendAttachments = command({
  name: 'attachments.sendAgain',
  input: nothing,
  needs: 'sign-in',
  run: async ({ book: { attachments } }) => {
    if (!attachments) return refuse({ type: 'SignedOut' });
    await sendAttachmentsAgain(attachments);
    return ok(null);
  },
});
