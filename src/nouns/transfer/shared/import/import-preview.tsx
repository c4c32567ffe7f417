import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ImportKind, ImportRow, KnownRows } from '../../../../domain/imports/import-row.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { Counts } from './counts.tsx';
import { draftWords } from './draft-words.ts';
import { importErrorWords, leftWords } from './import-words.ts';
import type { Plan } from './importing.ts';
import { addWords, newsWords, updateWords } from './kind-words.ts';
import { MendButton } from './mend-button.tsx';
import classes from './import.module.css';
import { methodWords } from '../../../../ui/words/method-words.ts';

/** Limits of listed rows; the numbers count all. Wrong rows get more room. */
const [LISTED, LISTED_BAD] = [30, 300];

interface ImportPreviewProps {
  kind: ImportKind;
  currency: string;
  rows: readonly ImportRow[];
  plan: Plan;
  onKnown: KnownRows;
  looking: boolean;
  /** True while they are being added. */
  adding: boolean;
  onStop: () => void;
  onKnownChange: (onKnown: KnownRows) => void;
  onBack: () => void;
  onAdd: () => void;
}

/** Preview of an import: new rows, known rows, and each wrong row with its reason. [CUS-7, IMP-1, MSG-21] */
export function ImportPreview(props: ImportPreviewProps) {
  const { kind, currency, rows, plan, onKnown, looking, adding, onStop, onKnownChange, onBack, onAdd } = props;
  const { t } = useLingui();
  const methods: Readonly<Record<string, string>> = methodWords(currency);
  /** Typed money names its method by the book's own code. */
  const named = (name: string) => methods[name] ?? name;
  const news = plan.filter((row) => row.is === 'new');
  const changed = plan.filter((row) => row.is === 'changed');
  const known = plan.filter((row) => row.is === 'known' || row.is === 'joined');
  const left = plan.flatMap((row) => ('left' in row && row.left ? [{ ...row, ...row.left }] : []));
  const bad = plan.filter((row) => row.is === 'bad');
  const asKnown = ({ name, as, ...row }: (typeof known)[number]) => {
    if (row.is === 'known') return as === name ? '' : t`as ${as}`;
    const more = formatAmount(row.amount, currency);
    return t`${more} more for ${as}`;
  };
  const noteOf = ({ draft, shares }: (typeof news)[number]) =>
    [draftWords(draft, currency), shares === undefined ? '' : t`same phone as ${shares}`].filter(Boolean).join(' · ');
  return (
    <>
      <Counts
        label={t`What was found`}
        counts={[
          { name: t`New`, count: news.length },
          ...(changed.length > 0 ? [{ name: t`Changed`, count: changed.length }] : []),
          { name: t`Known already`, count: known.length },
          { name: t`Left out`, count: bad.length, isBad: true },
        ]}
      />
      {(known.length > 0 || onKnown === 'update') && (
        <ChoiceChips
          label={t`What is in the book already`}
          visibleLabel
          wrap
          options={[
            { value: 'keep', label: t`Stays as it is` },
            { value: 'update', label: updateWords(kind) },
          ]}
          value={onKnown}
          onChange={onKnownChange}
        />
      )}
      {bad.length > 0 && (
        <section>
          <h2>
            <Trans>Left out, to be put right in the file</Trans>
          </h2>
          <ul className={classes.bad} aria-label={t`Left out`}>
            {bad.slice(0, LISTED_BAD).map((row) => (
              <li key={row.row}>{importErrorWords(row.row, row.error, kind, currency)}</li>
            ))}
            <More count={bad.length} listed={LISTED_BAD} />
          </ul>
          <MendButton kind={kind} currency={currency} rows={rows} plan={plan} />
        </section>
      )}
      {left.length > 0 && (
        <section>
          <h2>
            <Trans>Not taken over, as the book says something else</Trans>
          </h2>
          <ul className={classes.bad} aria-label={t`Not taken over`}>
            {left.slice(0, LISTED_BAD).map(({ row, name, field, amount }) => (
              <li key={row}>{leftWords({ row, name: named(name), field, amount }, currency)}</li>
            ))}
            <More count={left.length} listed={LISTED_BAD} />
          </ul>
        </section>
      )}
      <Rows
        heading={<Trans>New</Trans>}
        label={newsWords(kind)}
        rows={news.map((row) => ({ row: row.row, name: named(row.name), note: noteOf(row) }))}
      />
      <Rows
        heading={<Trans>Changed</Trans>}
        label={t`Changed`}
        rows={changed.map(({ row, as, draft }) => ({ row, name: named(as), note: draftWords(draft, currency) }))}
      />
      <Rows
        heading={<Trans>Known already</Trans>}
        label={t`Known already`}
        rows={known.map((row) => ({ row: row.row, name: named(row.name), note: asKnown(row) }))}
      />
      <div className={classes.save}>
        <Button variant="default" h={56} onClick={adding ? onStop : onBack}>
          {adding ? <Trans>Stop</Trans> : <Trans>Back</Trans>}
        </Button>
        <Button h={56} disabled={news.length + changed.length === 0 || looking} loading={adding} onClick={onAdd}>
          {addWords(kind, news.length, changed.length)}
        </Button>
      </div>
    </>
  );
}

interface RowsProps {
  heading: ReactNode;
  label: string;
  rows: readonly { readonly row: number; readonly name: string; readonly note: string }[];
}

function Rows({ heading, label, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={classes.rows} aria-label={label}>
        {rows.slice(0, LISTED).map(({ row, name, note }) => (
          <li key={row}>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
        <More count={rows.length} listed={LISTED} />
      </ul>
    </section>
  );
}

function More({ count, listed }: { count: number; listed: number }) {
  if (count <= listed) return null;
  return (
    <li>
      <Trans>and {groupDigits(String(count - listed))} more</Trans>
    </li>
  );
}
