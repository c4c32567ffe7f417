import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AllPaidProps {
  /** Path of its payments, unless they are shown below. */
  history: string | undefined;
  /** Summary of the amount. */
  children: ReactNode;
}

/** Shown in place of a form that would ask for nothing. [PAY-23] */
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
