import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ItemView } from '../../../contract/stock.ts';
import { useBarcode } from '../../../client/use-barcode.ts';
import { useQuery } from '../../../client/use-query.ts';
import { isBarcode } from '../../../domain/stock/is-barcode.ts';
import { ScanButton } from '../../../ui/barcodes/scan-button.tsx';
import { useKeyboardScanner } from '../../../ui/barcodes/use-keyboard-scanner.ts';
import { amountWords, itemName } from '../../../ui/words/stock-words.ts';
import type { Goods } from './purchase-form.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { plainName } from '../../../domain/text/find-words.ts';

const SHOWN = 5;

interface ItemChoiceProps {
  goods: Goods;
  search: string;
  error: string | undefined;
  onSearch: (search: string) => void;
  /** `unit` is the index of the unit to count in. */
  onPick: (item: ItemView, unit?: number) => void;
  onNew: (name: string, barcode?: string) => void;
}

/** Find an item by name or barcode, or create a new one from the typed text. [RTE-23, SHP-14] */
export function ItemChoice({ goods, search, error, onSearch, onPick, onNew }: ItemChoiceProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const typed = search.trim();
  const isMaterial = goods === 'raw_material';
  const found = useQuery('shop.stock', { search: typed, shown: 'all', ...(isMaterial && { materials: '' }) });
  const rows = found?.rows.slice(0, SHOWN) ?? [];
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const isCode = !isMaterial && isBarcode(typed);
  const read = useBarcode({
    found: ({ item, unit }) => onPick(item, unit),
    unknown: (code) => onNew('', code),
  });
  // Feed and medicine of the farm have no barcode field: search for its digits.
  const scan = isMaterial ? onSearch : read;
  useKeyboardScanner(scan);
  // A slow scanner types the digits and Enter; a user presses Enter after typing. Both choose the single match, or a
  // new item.
  const choose = () => {
    const same = rows.find((row) => plainName(itemName(row)) === plainName(typed));
    if (same) onPick(same);
    else if (isCode) read(typed);
    else if (typed !== '') onNew(typed);
  };
  return (
    <div className={classes.choice}>
      <div className={classes.searchRow}>
        <TextInput
          ref={input}
          className={classes.grow}
          label={isMaterial ? t`What is it?` : t`Which item came?`}
          placeholder={isMaterial ? t`Name, like layers mash` : t`Name or barcode`}
          maxLength={80}
          autoComplete="off"
          leftSection={<IconSearch aria-hidden />}
          value={search}
          error={error}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            choose();
          }}
        />
        {!isMaterial && <ScanButton onCode={scan} />}
      </div>
      {typed !== '' && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden />}
          styles={{ inner: { justifyContent: 'flex-start' } }}
          onClick={() => (isCode ? onNew('', typed) : onNew(typed))}
        >
          {isMaterial ? <Trans>New material “{typed}”</Trans> : <Trans>New item “{typed}”</Trans>}
        </Button>
      )}
      {rows.length > 0 && (
        <ul className={classes.found} aria-label={isMaterial ? t`Materials in the book` : t`Items in the book`}>
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => onPick(row)}>
                <b>{itemName(row)}</b>
                <span>
                  {row.on_hand === undefined
                    ? '…'
                    : amountWords(row.on_hand, row.base_unit, countedUnit(row.sell_units, row.base_unit))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
