import { photoPath } from '../../domain/photos/photo-path.ts';
import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { sendPhotosAgain } from './photo-store.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Keep a picture for a form that is being filled in, made small; saving its record sends it later. [SYN-32, EXP-7] */
export async function keepPhoto(
  deps: Deps,
  { file }: CommandInput<'photos.keep'>,
): Promise<CommandResult<'photos.keep'>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  const photos = session?.book.photos;
  if (!open || !photos) return refuse({ type: 'SignedOut' });
  const shrunk = await shrinkPhoto(file);
  if (!shrunk.ok) return shrunk;
  const bytes = await shrunk.value.arrayBuffer();
  const path = photoPath(open.business.id, session.book.uid, deps.newId());
  await photos.keep(
    { path, business_id: open.business.id, state: 'chosen', size: bytes.byteLength, at: deps.now().toISOString() },
    bytes,
  );
  return ok({ path });
}

/** Take a picture out of a form again; one that a record carries stays. */
export async function dropPhoto(
  deps: Deps,
  { path }: CommandInput<'photos.drop'>,
): Promise<CommandResult<'photos.drop'>> {
  const photos = deps.session$.value?.book.photos;
  if (!photos) return refuse({ type: 'SignedOut' });
  if ((await photos.photos.get(path))?.state === 'chosen') await photos.drop([path]);
  return ok(null);
}

/** Whether pictures wait for Wi-Fi on this phone. */
export async function setPhotosOnWifi(
  deps: Deps,
  { only }: CommandInput<'photos.setWifi'>,
): Promise<CommandResult<'photos.setWifi'>> {
  const photos = deps.session$.value?.book.photos;
  if (!photos) return refuse({ type: 'SignedOut' });
  await photos.setWifiOnly(only);
  return ok(null);
}

/** Try refused pictures once more. */
export async function resendPhotos(deps: Deps): Promise<CommandResult<'photos.sendAgain'>> {
  const photos = deps.session$.value?.book.photos;
  if (!photos) return refuse({ type: 'SignedOut' });
  await sendPhotosAgain(photos);
  return ok(null);
}
