import { Button, Modal } from '@mantine/core';
import { Trans } from '@lingui/react/macro';

/** The error popup: the provider's code as title, its message as text. [ACC-3] */
export function ErrorDialog({
  title,
  text,
  advice,
  onClose,
}: {
  title: string;
  text: string | undefined;
  /** What helps, below the provider's own words. */
  advice?: string | undefined;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={text !== undefined}
      onClose={onClose}
      title={title}
      withCloseButton={false}
      attributes={{ header: { role: 'none' } }}
      centered
      radius="lg"
      transitionProps={{ duration: 0 }}
      styles={{ title: { fontWeight: 700, fontSize: 18, overflowWrap: 'anywhere', color: 'var(--fb-danger-text)' } }}
    >
      <p>{text}</p>
      {advice && <p style={{ marginTop: 8 }}>{advice}</p>}
      <Button fullWidth mt="lg" onClick={onClose} data-autofocus>
        <Trans>Close</Trans>
      </Button>
    </Modal>
  );
}
