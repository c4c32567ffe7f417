import { Button, Modal } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { Held } from './held.tsx';
import { MESSAGE_BOX } from './message-box.ts';

export interface ErrorProps {
  title: string;
  text: string | undefined;
  /** Advice, shown below the provider's own message. */
  advice?: string | undefined;
  onClose: () => void;
}

/** Contents of the error popup. */
export function ErrorBox({ title, text, advice, onClose }: ErrorProps) {
  return (
    <Modal
      {...MESSAGE_BOX}
      opened={text !== undefined}
      onClose={onClose}
      title={<Held isOpen={text !== undefined}>{title}</Held>}
      styles={{ title: { fontWeight: 700, fontSize: 18, overflowWrap: 'anywhere', color: 'var(--fb-danger-text)' } }}
    >
      <Held isOpen={text !== undefined}>
        <p>{text}</p>
        {advice && <p style={{ marginTop: 8 }}>{advice}</p>}
      </Held>
      <Button fullWidth mt="lg" onClick={onClose} data-autofocus>
        <Trans>Close</Trans>
      </Button>
    </Modal>
  );
}
