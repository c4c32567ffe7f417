import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SellableItem } from '../../../../contract/sales.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { ChoiceList } from '../../../../ui/choice-list.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { itemWords } from '../../../../ui/words/items-in-words.ts';
import { priceWords } from '../../../../ui/words/stock-words.ts';
import classes from './add-sale.module.css';

interface FindItemSheetProps {
  opened: boolean;
  currency: string;
  onPick: (item: SellableItem) => void;
  onClose: () => void;
}

/** Find an item by name that has no tile because others are sold more. [SAL-42] */
export function FindItemSheet({ opened, currency, onPick, onClose }: FindItemSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>What was sold?</Trans>} onClose={onClose}>
      {opened && <Found currency={currency} onPick={onPick} />}
    </Sheet>
  );
}

const SHOWN = 30;

function Found({ currency, onPick }: Pick<FindItemSheetProps, 'currency' | 'onPick'>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const items = useQuery('sales.findItem', { search: search.trim(), limit: SHOWN });
  return (
    <>
      <SearchField label={t`Name of the item`} value={search} onChange={setSearch} />
      {items?.length === 0 && (
        <p className={classes.nothing}>
          <Trans>No item with this name.</Trans>
        </p>
      )}
      <ChoiceList
        label={t`Items`}
        choices={(items ?? []).map((item) => ({
          key: item.key,
          name: itemWords(item),
          said:
            item.last_price === undefined
              ? undefined
              : priceWords(formatAmount(item.last_price, currency), item.by_weight ? 'kg' : item.unit),
          value: item,
        }))}
        onPick={onPick}
      />
    </>
  );
}
