import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import { useAttachment, usePhotoChoice } from '../../../../client/use-attachment.ts';
import { PhotoField } from '../../../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../../../ui/photos/photo-frame.tsx';

/**
 * Kinds for which a picture or a voice note adds to the typed text; a round of eggs or feed stays short. [ACT-4, ACT-9]
 */
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

/** Take a picture for the record being entered. [ACT-9] */
export function ActivityPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = useAttachment(path);
  return <PhotoField chosen={path !== ''} photo={photo} height={56} {...usePhotoChoice(path, onChange)} />;
}
