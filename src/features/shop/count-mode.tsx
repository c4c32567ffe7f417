import { Button, TextInput } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { CountLine } from './count-line.tsx';
import { countedQuantity, isCounted, type Counted } from './counted.ts';
import { shopErrorWords, type ShopRefusal } from './shop-error-words.ts';
import classes from './stock.module.css';

const NOTHING: Counted = { whole: '', loose: '' };

/** The walk along the shelves: what is counted stands beside what the book says, before it is saved. [SHP-9, SHP-11] */
export function CountMode() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, Counted>>>({});
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const { run, busy } = useCommand('shop.count');
  const view = useQuery('shop.stock', { search: search.trim(), shown: 'all' });
  const all = useQuery('shop.stock', { search: '', shown: 'all' });
  // One record for each item, whoever presses twice.
  const ids = useRef(new Map<string, string>());
  const idOf = (item: string) => {
    const id = ids.current.get(item) ?? newDocumentId();
    ids.current.set(item, id);
    return id;
  };
  const counted = (all?.rows ?? []).filter(({ id }) => isCounted(typed[id] ?? NOTHING));
  const save = async () => {
    const counts = counted.map((row) => ({
      id: idOf(row.id),
      item_id: row.id,
      qty: countedQuantity(typed[row.id]!, row.sell_units[0]!.factor, row.base_unit),
    }));
    const result = await run({ counts });
    if (!result.ok) return setRefusal(result.error);
    saved();
    void navigate('/shop', { replace: true });
  };
  return (
    <Screen title={t`Count the stock`} description={t`Count what is on the shelves.`} back="/shop" form flush>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          aria-label={t`Item or barcode`}
          placeholder={t`Item or barcode`}
          type="search"
          leftSection={<IconSearch aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {!view && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {view?.rows.length === 0 && (
        <EmptyState drawing={<LedgerDrawing />}>
          <Trans>There is nothing to count here.</Trans>
        </EmptyState>
      )}
      <ul aria-label={t`Items to count`}>
        {view?.rows.map((row) => (
          <CountLine
            key={row.id}
            row={row}
            typed={typed[row.id] ?? NOTHING}
            onType={(next) => {
              setRefusal(undefined);
              setTyped((before) => ({ ...before, [row.id]: next }));
            }}
          />
        ))}
      </ul>
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
