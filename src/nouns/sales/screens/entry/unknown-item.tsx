import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../../contract/account.ts';
import { hasRight } from '../../../../domain/people/has-right.ts';
import { addWithCodePath } from '../../../../ui/barcodes/add-with-code.ts';
import { Sheet } from '../../../../ui/sheet.tsx';

interface UnknownItemProps {
  business: BusinessView;
  /** Undefined while there is no unknown code. */
  code: string | undefined;
  onOther: () => void;
  onClose: () => void;
}

/**
 * A barcode of no item was read while selling: the sale continues by hand, and is kept while the item is added.
 * [SHP-14]
 */
export const UnknownItem = ({ business, code = '', onOther, onClose }: UnknownItemProps) => (
  <Sheet opened={code !== ''} title={<Trans>No item has the barcode {code}.</Trans>} onClose={onClose}>
    <Stack gap="sm">
      <p>
        <Trans>This sale stays as it is.</Trans>
      </p>
      <Button h={56} onClick={onClose} data-autofocus>
        <Trans>Choose what was sold</Trans>
      </Button>
      <Button variant="default" h={48} leftSection={<IconPencil aria-hidden />} onClick={onOther}>
        <Trans>Type what it is</Trans>
      </Button>
      {hasRight(business, 'add_purchases') && (
        <Button
          component={Link}
          to={addWithCodePath(code)}
          variant="default"
          h={48}
          leftSection={<IconPlus aria-hidden />}
        >
          <Trans>Add the item to the shop</Trans>
        </Button>
      )}
    </Stack>
  </Sheet>
);
