import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useBarcode } from '../../../client/use-barcode.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { isBarcode } from '../../../domain/stock/is-barcode.ts';
import { addWithCodePath } from '../../../ui/barcodes/add-with-code.ts';
import { ScanButton } from '../../../ui/barcodes/scan-button.tsx';
import { UnknownCode } from '../../../ui/barcodes/unknown-code.tsx';
import { useKeyboardScanner } from '../../../ui/barcodes/use-keyboard-scanner.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { dayOf } from '../../../ui/dates/day-of.ts';
import { oldDayWords, today } from '../../../ui/words/date-words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { countedQuantity, isCounted, type Counted, looseUnit } from './counted.ts';
import { shopErrorWords, type ShopRefusal } from '../shared/shop-error-words.ts';
import classes from '../shared/stock.module.css';
import { amountWords, itemName, unitName } from '../../../ui/words/stock-words.ts';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

const NOTHING: Counted = { whole: '', loose: '' };

/** Version of drafts that older versions of the app stored. */
const OLDER = 1;

type Typed = Readonly<Record<string, Counted>>;

const isBegun = (typed: Typed): boolean => Object.values(typed).some(isCounted);

/**
 * The stock count along the shelves: counted quantities beside the book's stock at that day's end, before saving.
 * [SHP-9, SHP-11, SHP-14, SHP-17]
 */
export function CountMode({ memory }: { memory: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const day = dayOf(params.get('day'), today());
  const until = useBusiness()?.locked_until;
  const saved = useSavedToast();
  const [search, setSearch] = useState('');
  // A shelf takes long: a reload, or adding an item on the way, must not lose counted quantities.
  const kept = useDraft('count', { older: { key: memory, version: OLDER, values: (typed) => ({ typed }) } });
  const [typed, setTyped] = useKept<Typed>(kept, 'typed', {}, isBegun);
  /** The item whose barcode was read: its number is typed next. */
  const [scanned, setScanned] = useState<string>();
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const { run, busy } = useCommand('shop.count');
  const view = useQuery('shop.stock', { search: search.trim(), shown: 'all', day });
  const all = useQuery('shop.stock', { search: '', shown: 'all' });
  // One record per item, even when saved twice.
  const ids = useRef(new Map<string, string>());
  const idOf = (item: string) => {
    const id = ids.current.get(item) ?? newDocumentId();
    ids.current.set(item, id);
    return id;
  };
  const read = useBarcode({
    found({ item }, code) {
      setSearch(code);
      setScanned(item.id);
    },
    unknown: setSearch,
  });
  useKeyboardScanner(read);
  const rows = view?.rows;
  const items = useMemo(
    () => (rows ?? []).map((row): LedgerItem<StockRow> => ({ kind: 'row', key: row.id, row })),
    [rows],
  );
  const counted = (all?.rows ?? []).filter(({ id }) => isCounted(typed[id] ?? NOTHING));
  const save = async () => {
    const counts = counted.map((row) => ({
      id: idOf(row.id),
      item_id: row.id,
      qty: countedQuantity(typed[row.id]!, row.sell_units[0]!.factor, row.base_unit),
    }));
    const occurred_at = day && onDay(day, timeNow().toISOString(), { atEnd: true });
    const result = await run({ counts, occurred_at });
    if (!result.ok) return setRefusal(result.error);
    kept.forget();
    saved(oldDayWords(occurred_at));
    void navigate('/shop', { replace: true });
  };
  return (
    <Screen title={t`Count the stock`} description={t`Count what is on the shelves.`} back="/shop" form flush>
      <DraftNote draft={kept} apart />
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t`Item or barcode`}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            // A slow scanner, or digits typed by hand.
            if (event.key === 'Enter' && isBarcode(search)) read(search.trim());
          }}
        />
        <ScanButton onCode={read} />
      </div>
      <div className={classes.countDay}>
        <DayChoice
          label={t`Day`}
          value={day ?? ''}
          onChange={(on) => {
            setRefusal(undefined);
            setParams({ show: 'count', ...(on && { day: on }) }, { replace: true });
          }}
          until={until}
          atEnd
        />
      </div>
      {!view && <Waiting />}
      {view?.rows.length === 0 &&
        (isBarcode(search) ? (
          <div className={classes.unknown}>
            <UnknownCode
              code={search.trim()}
              buttons={
                <>
                  <Button
                    component={Link}
                    to={addWithCodePath(search.trim())}
                    h={48}
                    leftSection={<IconPlus aria-hidden />}
                  >
                    <Trans>Add the item</Trans>
                  </Button>
                  <Button variant="default" h={48} onClick={() => setSearch('')}>
                    <Trans>Show all items</Trans>
                  </Button>
                </>
              }
            >
              <Trans>What you counted stays here.</Trans>
            </UnknownCode>
          </div>
        ) : (
          <EmptyState drawing={<LedgerDrawing />}>
            <Trans>There is nothing to count here.</Trans>
          </EmptyState>
        ))}
      <LedgerList
        label={t`Items to count`}
        items={items}
        renderRow={(row) => (
          <CountLine
            row={row}
            typed={typed[row.id] ?? NOTHING}
            isNext={row.id === scanned}
            onType={(next) => {
              setRefusal(undefined);
              setTyped((before) => ({ ...before, [row.id]: next }));
            }}
          />
        )}
      />
      <div className={classes.saveBar}>
        {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
        <p>
          <Trans>Items you leave empty stay as they are.</Trans>
        </p>
        <Button h={56} fz={18} loading={busy} disabled={counted.length === 0} onClick={() => void save()}>
          <Plural value={counted.length} _0="Save the count" one="Save # item" other="Save # items" />
        </Button>
      </div>
    </Screen>
  );
}

interface CountLineProps {
  row: StockRow;
  typed: Counted;
  /** Its barcode was read: its field has the focus. */
  isNext: boolean;
  onType: (typed: Counted) => void;
}

/** One item: booked stock, counted stock, and the difference before saving. [SHP-9] */
function CountLine({ row, typed, isNext, onType }: CountLineProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void (isNext && field.current?.focus()), [isNext]);
  const { label, factor } = row.sell_units[0]!;
  const pack = { unit: label, factor };
  const name = itemName(row);
  const loose = looseUnit(factor, row.base_unit);
  const book = row.on_hand;
  const difference = book === undefined ? undefined : countedQuantity(typed, factor, row.base_unit) - book;
  const words = (qty: number) => amountWords(qty, row.base_unit, pack);
  const amount = words(Math.abs(difference ?? 0));
  return (
    <div className={classes.count}>
      <div className={classes.countHead}>
        <b>{name}</b>
        <span>{t`book: ${book === undefined ? '…' : words(book)}`}</span>
      </div>
      <div className={classes.countFields}>
        <NumberInput
          inputRef={field}
          aria-label={t`${name}, ${unitName(label)}`}
          placeholder={unitName(label)}
          value={typed.whole}
          onChange={(text) => onType({ ...typed, whole: text })}
        />
        {loose !== undefined && (
          <NumberInput
            aria-label={t`${name}, ${unitName(loose)} beside`}
            placeholder={`+ ${unitName(loose)}`}
            value={typed.loose}
            onChange={(text) => onType({ ...typed, loose: text })}
          />
        )}
        {difference !== undefined && isCounted(typed) && (
          <output data-tone={difference < 0 || Number.isNaN(difference) ? 'bad' : difference > 0 ? 'good' : undefined}>
            {Number.isNaN(difference)
              ? t`Not a number`
              : difference === 0
                ? t`As in the book`
                : difference < 0
                  ? t`${amount} missing`
                  : t`${amount} more`}
          </output>
        )}
      </div>
    </div>
  );
}
