import { useAttachment, usePhotoChoice } from '../../../client/use-attachment.ts';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../../ui/photos/photo-frame.tsx';

/** The photo of the receipt. [EXP-7] */
export const ReceiptPhoto = ({ path }: { path: string }) => <PhotoFrame photo={useAttachment(path)} tellsWaiting />;

/** Take a photo of the receipt while the expense is being entered. [EXP-7] */
export function ReceiptPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = useAttachment(path);
  return <PhotoField chosen={path !== ''} photo={photo} {...usePhotoChoice(path, onChange)} />;
}
