import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconBox, IconPencil, IconShoppingCart, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ItemPage } from '../../client/port-types.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { itemPath, lossesPath } from './shop-paths.ts';
import classes from './item-page.module.css';

/** What can be done with one item. */
export function ItemActions({ page }: { page: ItemPage }) {
  const [isOpen, setOpen] = useState(false);
  const { item, may_add, may_edit } = page;
  if (!may_add && !may_edit) return null;
  const look = { variant: 'default', h: 48, px: 'xs' } as const;
  return (
    <div className={classes.actions}>
      {may_add && (
        <>
          <Button component={Link} to={lossesPath(item.id)} leftSection={<IconTrashX size={20} aria-hidden />} {...look}>
            <Trans>Losses</Trans>
          </Button>
          <Button leftSection={<IconBox size={20} aria-hidden />} onClick={() => setOpen(true)} {...look}>
            <Trans>Used, found</Trans>
          </Button>
          <Button component={Link} to="/shop/add" leftSection={<IconShoppingCart size={20} aria-hidden />} {...look}>
            <Trans>Stock in</Trans>
          </Button>
        </>
      )}
      {may_edit && (
        <Button component={Link} to={`${itemPath(item.id)}?do=edit`} leftSection={<IconPencil size={20} aria-hidden />} {...look}>
          <Trans>Edit item</Trans>
        </Button>
      )}
      <EntrySheet page={page} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
} // prettier-ignore
