import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AllPaidProps {
  /** Where its payments stand, unless they stand below. */
  history: string | undefined;
  /** What it came to. */
  children: ReactNode;
}

/** In place of a form that would ask for nothing. [PAY-23] */
export function AllPaid({ history, children }: AllPaidProps) {
  return (
    <Stack gap="sm" maw={480}>
      {children}
      <p role="status">
        <Trans>All of it is paid.</Trans>
      </p>
      {history !== undefined && (
        <Button component={Link} to={history} variant="default" h={56} leftSection={<IconHistory aria-hidden />}>
          <Trans>Payments</Trans>
        </Button>
      )}
    </Stack>
  );
}
