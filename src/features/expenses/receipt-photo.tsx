import { usePhoto, usePhotoChoice } from '../../client/use-photo.ts';
import { PhotoField } from '../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../ui/photos/photo-frame.tsx';

/** The photo of the receipt. [EXP-7] */
export const ReceiptPhoto = ({ path }: { path: string }) => <PhotoFrame photo={usePhoto(path)} tellsWaiting />;

/** Take a photo of the receipt while the expense is written. [EXP-7] */
export function ReceiptPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = usePhoto(path);
  return <PhotoField chosen={path !== ''} photo={photo} {...usePhotoChoice(path, onChange)} />;
}
