import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconListDetails, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

/** Layout of the action buttons for a party. */
export const DOING = { h: 56, fullWidth: true } as const;

/** Actions for every party: call them, if their number is known, and open their statement. */
export function CallAndStatement({ phone, statement }: { phone: string | undefined; statement: string }) {
  return (
    <>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          variant="default"
          {...DOING}
          leftSection={<IconPhone aria-hidden />}
        >
          <Trans>Call</Trans>
        </Button>
      )}
      <Button
        component={Link}
        to={statement}
        variant="default"
        {...DOING}
        leftSection={<IconListDetails aria-hidden />}
      >
        <Trans>Statement</Trans>
      </Button>
    </>
  );
}
