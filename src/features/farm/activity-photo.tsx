import { t } from '@lingui/core/macro';
import type { ActivityKind } from '../../../schemas/farm-activity.schema.ts';
import { usePhoto, usePhotoChoice } from '../../client/use-photo.ts';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
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
export function ActivityPhoto({ path }: { path: string }) {
  const photo = usePhoto(path);
  return photo?.state === 'here' ? (
    <PhotoFrame url={photo.url} waits={!photo.sent} />
  ) : (
    <PhotoFrame why={photo?.state ?? 'fetching'} />
  );
}

/** Take a picture for the record that is being written. [ACT-9] */
export function ActivityPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const { busy, refusal, pick, remove } = usePhotoChoice(path, onChange);
  const problem =
    refusal && (notDoneWords(refusal) ?? t`This file is no picture that this phone can read. Choose another.`);
  return (
    <PhotoField
      picture={path === '' ? null : <ChosenPhoto path={path} />}
      busy={busy}
      problem={problem}
      onPick={(file) => void pick(file)}
      onRemove={remove}
    />
  );
}

function ChosenPhoto({ path }: { path: string }) {
  const photo = usePhoto(path);
  return photo?.state === 'here' ? <PhotoFrame url={photo.url} /> : <PhotoFrame why="fetching" />;
}
