import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useAttachment, usePhotoChoice } from '../../client/use-attachment.ts';
import { PhotoField } from '../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../ui/photos/photo-frame.tsx';

/** Take a photo of what is gone, or of what is left of it. [SHP-16] */
export function LossPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = useAttachment(path);
  return <PhotoField chosen={path !== ''} photo={photo} {...usePhotoChoice(path, onChange)} />;
}

/** The photo of a loss in the list: fetched when somebody wants to see it, so that a list costs no data. [SHP-16] */
export function LossPhoto({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenPhoto path={path} />;
  return (
    <Button variant="default" h={48} leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => setOpen(true)}>
      <Trans>Show the photo</Trans>
    </Button>
  );
}

const OpenPhoto = ({ path }: { path: string }) => <PhotoFrame photo={useAttachment(path)} tellsWaiting />;
