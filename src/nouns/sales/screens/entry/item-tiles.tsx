import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SellableItem } from '../../../../contract/sales.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { itemWords } from '../../../../ui/words/items-in-words.ts';
import { MAX_TILES } from '../../../../domain/sales/max-tiles.ts';
import { priceWords } from '../../../../ui/words/stock-words.ts';
import classes from './add-sale.module.css';

interface ItemTilesProps {
  items: readonly SellableItem[];
  activeKey: string | undefined;
  currency: string;
  onPick: (item: SellableItem) => void;
  /** Open the search for items without a tile, as others are sold more. */
  onFind: () => void;
  onOther: () => void;
  /** The barcode reader; absent where no item can have a barcode. [SHP-14] */
  scan: ReactNode;
}

/** Tiles of sellable items: egg grades, things sold before, and something else. [SAL-2] */
export function ItemTiles({ items, activeKey, currency, onPick, onFind, onOther, scan }: ItemTilesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.pick}>
      {scan}
      <div className={classes.tiles} role="group" aria-label={t`Things to sell`}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            aria-pressed={item.key === activeKey}
            onClick={(event) => {
              event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
              onPick(item);
            }}
          >
            {itemWords(item)}
            <span className={classes.tilePrice}>
              {item.last_price === undefined ? (
                <Trans>No price yet</Trans>
              ) : (
                priceWords(formatAmount(item.last_price, currency), item.by_weight ? 'kg' : item.unit)
              )}
            </span>
          </button>
        ))}
        {items.length >= MAX_TILES && (
          <button type="button" onClick={onFind}>
            <span className={classes.tileOther}>
              <IconSearch size={18} aria-hidden />
              <Trans>More items</Trans>
            </span>
            <span className={classes.tilePrice}>
              <Trans>Find by name</Trans>
            </span>
          </button>
        )}
        <button type="button" onClick={onOther}>
          <span className={classes.tileOther}>
            <IconPencil size={18} aria-hidden />
            <Trans>Something else</Trans>
          </span>
          <span className={classes.tilePrice}>
            <Trans>Type what it is</Trans>
          </span>
        </button>
      </div>
    </div>
  );
}
