import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { StockShown } from '../../../contract/stock.ts';
import { useBarcode } from '../../../client/use-barcode.ts';
import { useQuery } from '../../../client/use-query.ts';
import { isBarcode } from '../../../domain/stock/is-barcode.ts';
import { addWithCodePath } from '../../../ui/barcodes/add-with-code.ts';
import { ScanButton } from '../../../ui/barcodes/scan-button.tsx';
import { UnknownCode } from '../../../ui/barcodes/unknown-code.tsx';
import { useKeyboardScanner } from '../../../ui/barcodes/use-keyboard-scanner.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { ListFoot } from '../../../ui/ledger/list-foot.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { dayWords, today } from '../../../ui/words/date-words.ts';
import { itemPath } from '../shared/shop-paths.ts';
import { StockRows } from '../shared/stock-rows.tsx';
import { stockTable } from '../../transfer/shared/tables/stock-table.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from '../shared/stock.module.css';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

interface StockPageProps {
  currency: string;
  may: { add: boolean; edit: boolean };
}

/** Every item with its stock, its value, and its warnings. [RTE-22, SHP-10, SHP-11, SHP-14] */
export function StockPage({ currency, may }: StockPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<StockShown>('all');
  const typed = search.trim();
  const view = useQuery('shop.stock', { search: typed, shown });
  const read = useBarcode({ found: ({ item }) => void navigate(itemPath(item.id)), unknown: setSearch });
  useKeyboardScanner(read);
  const isPart = useIsPart();
  if (!view) return <Waiting />;
  if (view.none_at_all && typed === '') return <NoStock mayAdd={may.add} />;
  const { rows, counts, worth, counted_on } = view;
  const chips: { value: StockShown; label: string; count: number }[] = [
    { value: 'all', label: t`All ${counts.all}`, count: counts.all },
    { value: 'low', label: t`Low ${counts.low}`, count: counts.low },
    { value: 'expiring', label: t`Expires ${counts.expiring}`, count: counts.expiring },
    { value: 'below_zero', label: t`Below zero ${counts.below_zero}`, count: counts.below_zero },
    { value: 'archived', label: t`Archived ${counts.archived}`, count: counts.archived },
  ];
  return (
    <>
      {may.add && (
        <UnsavedChange apart of="count" to="/shop?show=count">
          <Trans>You began to count: not saved</Trans>
        </UnsavedChange>
      )}
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t`Item or barcode`}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            // A scanner types the digits and Enter: the single match opens. [SHP-14]
            if (event.key === 'Enter' && typed !== '' && rows.length === 1) void navigate(itemPath(rows[0]!.id));
          }}
        />
        <ScanButton onCode={read} />
        {may.add && (
          <Button
            component={Link}
            to="/shop?show=count"
            variant="default"
            h={48}
            leftSection={<IconClipboardCheck size={20} aria-hidden />}
          >
            <Trans>Count</Trans>
          </Button>
        )}
      </div>
      {!isPart && (
        <div className={classes.chips}>
          <ChoiceChips
            label={t`Which items`}
            options={chips.filter(({ value, count }) => value === 'all' || value === shown || count > 0)}
            value={shown}
            onChange={setShown}
          />
        </div>
      )}
      <div className={classes.worth} role="group" aria-label={t`Totals of the stock`}>
        <span>
          <Trans>Stock is worth, {currency}</Trans>
        </span>
        <strong>{worth === undefined || isPart ? '…' : <Money amount={worth} currency={currency} total />}</strong>
        {counted_on !== undefined && (
          <small className={classes.counted}>
            <Trans>counted {dayWords(counted_on)}</Trans>
          </small>
        )}
      </div>
      {rows.length > 0 ? (
        <>
          <StockRows rows={rows} currency={currency} />
          <ListFoot exporting={false} onExport={() => saveAsCsv(`stock-${today()}`, stockTable(rows, currency))} />
        </>
      ) : (
        <NothingFound
          search={typed}
          mayAdd={may.add}
          onClear={() => {
            setSearch('');
            setShown('all');
          }}
        />
      )}
    </>
  );
}

function NoStock({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        mayAdd && (
          <Button component={Link} to="/shop/add?stock=here" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
            <Trans>Write down your stock</Trans>
          </Button>
        )
      }
    >
      <Trans>Nothing in the shop yet. Write down what is on your shelves, one item after another.</Trans>
    </EmptyState>
  );
} // prettier-ignore

interface NothingFoundProps {
  search: string;
  mayAdd: boolean;
  onClear: () => void;
}

function NothingFound({ search, mayAdd, onClear }: NothingFoundProps) {
  const isCode = isBarcode(search);
  const all = (
    <Button variant="default" fullWidth={!isCode} h={isCode ? 48 : 56} onClick={onClear}>
      <Trans>Show all items</Trans>
    </Button>
  );
  if (isCode)
    return (
      <div className={classes.unknown}>
        <UnknownCode
          code={search}
          buttons={
            <>
              {mayAdd && (
                <Button component={Link} to={addWithCodePath(search)} h={48} leftSection={<IconPlus aria-hidden />}>
                  <Trans>Add the item</Trans>
                </Button>
              )}
              {all}
            </>
          }
        >
          <Trans>Is it an item of the list? Write the barcode into it with “Edit”.</Trans>
        </UnknownCode>
      </div>
    );
  return (
    <EmptyState drawing={<LedgerDrawing />} button={all}>
      {search === '' ? <Trans>Nothing here.</Trans> : <Trans>No item with this name or barcode.</Trans>}
    </EmptyState>
  );
}
