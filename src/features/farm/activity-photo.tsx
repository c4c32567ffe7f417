import type { ActivityKind } from '../../../schemas/farm-activity.schema.ts';
import { usePhoto, usePhotoChoice } from '../../client/use-photo.ts';
import { PhotoField } from '../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../ui/photos/photo-frame.tsx';

/** Kinds where a picture says more than words; a round of eggs or feed stays as short as it is. [ACT-4, ACT-9] */
export const PHOTO_KINDS: ReadonlySet<ActivityKind> = new Set([
  'mortality',
  'cull',
  'medication',
  'vaccination',
  'cleaning',
  'visit',
  'note',
]);

/** The picture of a saved record. [SYN-32] */
export const ActivityPhoto = ({ path }: { path: string }) => <PhotoFrame photo={usePhoto(path)} tellsWaiting />;

/** Take a picture for the record that is being written. [ACT-9] */
export function ActivityPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = usePhoto(path);
  return <PhotoField chosen={path !== ''} photo={photo} {...usePhotoChoice(path, onChange)} />;
}
