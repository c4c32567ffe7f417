import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { maxMoney } from '../../../domain/money/max-money.ts';
import { lineAmount } from '../../../domain/purchases/purchase-money.ts';
import { checkEntry } from '../../../domain/stock/check-entry.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { dayWords } from '../../../ui/words/date-words.ts';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { refuse } from '../../../domain/result.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { emptyItemForm, itemFromForm, withBarcode } from '../../stock/shared/item-form.ts';
import { LineEditor } from './line-editor.tsx';
import { materialFromForm } from '../../stock/shared/material-form.ts';
import {
  itemRefusal,
  baseOfLine,
  emptyLine,
  isEmptyLine,
  lineFromForm,
  type Goods,
  type LineForm,
} from './purchase-form.ts';
import { shopErrorWords, type ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { timeNow } from '../../../domain/time/now.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

/** A saved line, for the list below the form. */
interface Saved {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly value: number;
}

interface AddOpeningProps {
  goods: Goods;
  /** For materials: the likely category of a new one. */
  category?: string | undefined;
  /** A barcode of no existing item: its item is described first. [SHP-14] */
  code?: string | undefined;
  currency: string;
  /** Path to open when everything is recorded. */
  to: string;
}

/** True when the user typed into a line; a prefilled barcode does not count. */
const isOwnLine = (line: LineForm, from: LineForm): boolean =>
  !isEmptyLine(line) && JSON.stringify(line) !== JSON.stringify(from);

/** The opening stock, item by item: goods in the shop before the book began. No money is booked. [RTE-23, SHP-6] */
export function AddOpening({ goods, category, code, currency, to }: AddOpeningProps) {
  const { t } = useLingui();
  const told = useSavedToast();
  const adding = useCommand('shop.addItem');
  const addingMaterial = useCommand('materials.add');
  const opening = useCommand('shop.addEntry');
  const kept = useDraft('first-stock', { id: `${goods}${code ?? ''}` });
  const [line, setLine] = useKept(
    kept,
    'line',
    () => {
      const empty = emptyLine(newDocumentId(), goods);
      return code === undefined ? empty : { ...empty, fresh: withBarcode(emptyItemForm(newDocumentId()), code) };
    },
    isOwnLine,
  );
  const [day, setDay] = useKept(kept, 'day', '', alone);
  const until = useBusiness()?.locked_until;
  const [done, setDone] = useState<readonly Saved[]>([]);
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const ref = useFaultFocus(refusal);
  const saving = useRef(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    try {
      const result = await saved(line);
      if (!result.ok) return setRefusal(result.error);
      told(day === '' ? undefined : dayWords(day));
      setDone([result.value, ...done]);
      kept.forget();
      setLine(emptyLine(newDocumentId(), goods));
    } finally {
      saving.current = false;
    }
  };
  /** Without a quantity only the item is added: the quantity can follow later. */
  const saved = async (typed: LineForm) => {
    const read = lineFromForm(typed, currency);
    const item = typed.fresh && itemFromForm(typed.fresh, currency);
    const material = typed.material && materialFromForm(typed.material);
    const name = read.description ?? '';
    if (name === '') return refuse({ type: 'NameMissing' } as const);
    const wrong = itemRefusal(typed, currency);
    if (wrong) return refuse(wrong);
    const isOnlyNew = typed.qty.trim() === '' && typed.cost.trim() === '';
    const none = { ok: true, value: { id: read.item_id, name, what: t`No stock yet`, value: 0 } } as const;
    if (item && isOnlyNew) {
      const added = await adding.run(item);
      return added.ok ? none : added;
    }
    if (material && isOnlyNew) {
      const added = await addingMaterial.run(material);
      return added.ok ? none : added;
    }
    const unit_cost = typed.cost.trim() === '' ? 0 : read.unit_cost;
    if (!(read.qty > 0)) return refuse({ type: 'NumberAboveZero' } as const);
    if (read.qty === Infinity) return refuse({ type: 'NumberTooLong' } as const);
    if (!(unit_cost >= 0)) return refuse({ type: 'ValueWrong' } as const);
    if (!(read.factor > 0)) return refuse({ type: 'UnitWrong', at: 0, field: 'factor' } as const);
    // Checked before the exact multiplication: two long numbers can exceed the safe integers.
    if ((read.qty * unit_cost) / read.factor > maxMoney(currency)) return refuse({ type: 'ComesToTooMuch' } as const);
    const value = lineAmount({ ...read, unit_cost });
    const { batch_no, expiry } = read;
    const content = { kind: 'opening', value, ...(batch_no && { batch_no }), ...(expiry && { expiry }) } as const;
    const at = timeNow().toISOString();
    const occurred_at = day === '' ? undefined : onDay(day, at);
    const entry = { id: typed.line_id, item_id: read.item_id, qty: read.qty, content, occurred_at };
    const checked = checkEntry(entry, { at, currency });
    if (!checked.ok) return checked;
    // A material without its stock does no harm: saved again, it is recognised.
    const added = material && (await addingMaterial.run(material));
    if (added && !added.ok) return added;
    const result = await opening.run({ entry, item });
    const base = baseOfLine(typed);
    const what = amountWords(read.qty, base, { unit: read.unit, factor: read.factor });
    return result.ok ? ({ ok: true, value: { id: entry.id, name, what, value } } as const) : result;
  };
  return (
    <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      <p className={classes.quiet}>
        {day !== '' ? (
          <Trans>What was there on that day. Save one, and the next form is ready.</Trans>
        ) : goods === 'shop' ? (
          <Trans>What is on your shelves today. Save one item, and the next form is ready.</Trans>
        ) : (
          <Trans>What is in your feed store today. Save one material, and the next form is ready.</Trans>
        )}
      </p>
      <DayChoice label={t`Day`} value={day} onChange={setDay} until={until} />
      <section className={classes.card} aria-label={t`Item in the shop`}>
        <LineEditor
          key={line.line_id}
          line={line}
          category={category}
          currency={currency}
          refusal={refusal}
          onChange={(changed) => {
            setRefusal(undefined);
            setLine(changed);
          }}
        />
      </section>
      {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
      <Button
        type="submit"
        h={56}
        fz={18}
        loading={adding.busy || addingMaterial.busy || opening.busy}
        disabled={isEmptyLine(line)}
      >
        <Trans>Save, next item</Trans>
      </Button>
      {done.length > 0 && (
        <>
          <h2>
            <Plural value={done.length} one="# item saved" other="# items saved" />
          </h2>
          <ul className={classes.lines} aria-label={t`Saved now`}>
            {done.map(({ id, name, what, value }) => (
              <li key={id} className={classes.saved}>
                <b>{name}</b>
                <small>{what}</small>
                <strong>{value > 0 && formatAmount(value, currency)}</strong>
              </li>
            ))}
          </ul>
          <Button component={Link} to={to} variant="default" h={56}>
            <Trans>That is all</Trans>
          </Button>
        </>
      )}
    </form>
  );
}
