import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import { useAttachment, usePhotoChoice } from '../../../../client/use-attachment.ts';
import { PhotoField } from '../../../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../../../ui/photos/photo-frame.tsx';

/** Kinds where a picture or a voice says more than what is typed; a round of eggs or feed stays as short as it is. [ACT-4, ACT-9] */
export const ATTACHED_KINDS: ReadonlySet<ActivityKind> = new Set([
  'mortality',
  'cull',
  'medication',
  'vaccination',
  'cleaning',
  'visit',
  'note',
]);

/** The picture of a saved record. [SYN-32] */
export const ActivityPhoto = ({ path }: { path: string }) => <PhotoFrame photo={useAttachment(path)} tellsWaiting />;

/** Take a picture for the record that is being written. [ACT-9] */
export function ActivityPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = useAttachment(path);
  return <PhotoField chosen={path !== ''} photo={photo} height={56} {...usePhotoChoice(path, onChange)} />;
}
