import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconBox, IconPencil, IconShoppingCart, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ItemPage } from '../../contract/stock.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { itemPath, lossesPath } from './shop-paths.ts';
import classes from './item-page.module.css';

/** What can be done with one item. */
export function ItemActions({ page }: { page: ItemPage }) {
  const [isOpen, setOpen] = useState(false);
  const { item, may_add, may_buy, may_edit } = page;
  if (!may_add && !may_buy && !may_edit) return null;
  const isMaterial = item.kind === 'material';
  const add = isMaterial ? `/farm/add/raw_materials?category=${encodeURIComponent(item.category ?? '')}` : '/shop/add';
  const edit = isMaterial ? `/farm/view/0/raw_material/edit/${item.id}` : `${itemPath(item.id)}?do=edit`;
  const look = { variant: 'default', h: 48, px: 'xs' } as const;
  return (
    <div className={classes.actions}>
      {may_add && (
        <>
          <Button component={Link} to={lossesPath(item.id)} leftSection={<IconTrashX size={20} aria-hidden />} {...look}>
            <Trans>Losses</Trans>
          </Button>
          <Button leftSection={<IconBox size={20} aria-hidden />} onClick={() => setOpen(true)} {...look}>
            {isMaterial ? <Trans>Count or use</Trans> : <Trans>Used, found</Trans>}
          </Button>
        </>
      )}
      {may_buy && (
        <Button component={Link} to={add} leftSection={<IconShoppingCart size={20} aria-hidden />} {...look}>
          <Trans>Stock in</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={edit} leftSection={<IconPencil size={20} aria-hidden />} {...look}>
          {isMaterial ? <Trans>Edit material</Trans> : <Trans>Edit item</Trans>}
        </Button>
      )}
      <EntrySheet page={page} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
} // prettier-ignore
