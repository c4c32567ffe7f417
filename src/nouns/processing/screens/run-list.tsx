import { fixed } from '../../../domain/numbers/decimal-sign.ts';
import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { RunLine, RunRow } from '../../../contract/processing.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { mulDiv } from '../../../domain/money/mul-div.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { dayWords, whenWords } from '../../../ui/words/date-words.ts';
import { amountWords, itemName, priceWords } from '../../../ui/words/stock-words.ts';
import { runTypeWords } from '../../../ui/words/run-type-words.ts';
import pageClasses from '../../stock/shared/item-page.module.css';

const PAGE = 50;

/** Production runs, newest first: outputs, yield, and unit cost. [PRC-1, PRC-3] */
export function RunList({ currency, mayRun }: { currency: string; mayRun: boolean }) {
  const { t } = useLingui();
  const [limit, setLimit] = useState(PAGE);
  const [params] = useSearchParams();
  const [openId, setOpenId] = useState(params.get('run') ?? undefined);
  const page = useQuery('processing.runs', { limit });
  if (!page) return <Waiting />;
  if (page.rows.length === 0)
    return (
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          mayRun && (
            <Button
              component={Link}
              to="/processed/add/products"
              fullWidth
              h={56}
              fz={18}
              leftSection={<IconPlus aria-hidden />}
            >
              <Trans>Write down what you made</Trans>
            </Button>
          )
        }
      >
        <Trans>Nothing was made yet: mixed feed, dressed birds, packed eggs.</Trans>
      </EmptyState>
    );
  const items = page.rows.map((row): LedgerItem<RunRow> => ({ kind: 'row', key: row.id, row }));
  return (
    <>
      <LedgerList
        label={t`Runs`}
        items={items}
        onNearEnd={page.more ? () => setLimit(limit + PAGE) : undefined}
        renderRow={(row) => (
          <LedgerRow
            mark={row.sync}
            number={row.run_no}
            who={row.outputs.map(itemName).join(', ')}
            what={runTypeWords(row.type)}
            time={dayWords(row.day)}
            amount={row.outputs.map(lineAmount).join(' + ')}
            tag={
              row.voided ? (
                <Tag tone="bad" icon={IconCircleOff}>{t`Voided`}</Tag>
              ) : (
                <span>{unitCost(row, currency)}</span>
              )
            }
            onPress={() => setOpenId(row.id)}
          />
        )}
      />
      <RunSheet
        row={page.rows.find(({ id }) => id === openId)}
        currency={currency}
        mayRun={mayRun}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}

const lineAmount = ({ qty, base_unit, pack }: RunLine): string =>
  amountWords(qty, base_unit, pack ?? { unit: base_unit, factor: 1 });

/** Cost of one kilogram, bag or piece of the first product; empty while the books do not know it. */
function unitCost({ outputs: [first] }: RunRow, currency: string): string {
  if (!first || first.cost === undefined || !first.pack || first.qty === 0) return '';
  return priceWords(formatAmount(mulDiv(first.cost, first.pack.factor, first.qty), currency), first.pack.unit);
}

interface RunSheetProps {
  row: RunRow | undefined;
  currency: string;
  mayRun: boolean;
  onClose: () => void;
}

function RunSheet({ row, currency, mayRun, onClose }: RunSheetProps) {
  return (
    <Sheet opened={row !== undefined} title={row && `${runTypeWords(row.type)}, ${row.run_no}`} onClose={onClose}>
      {row && <Run key={row.id} row={row} currency={currency} mayRun={mayRun} onClose={onClose} />}
    </Sheet>
  );
}

function Run({ row, currency, mayRun, onClose }: RunSheetProps & { row: RunRow }) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const business = useBusiness();
  const [isWrong, setWrong] = useState(false);
  const { run, busy, error } = useCommand('processing.voidRun');
  const percent = row.yield === undefined ? undefined : fixed(row.yield * 100, 1);
  const facts: [string, string, string | undefined][] = [
    ['when', t`When`, whenWords(row.at)],
    ...row.inputs.map((line): [string, string, string] => [line.line_id, t`Went in: ${itemName(line)}`, lineAmount(line)]), // prettier-ignore
    ['fee', t`Paid for the work`, row.fee > 0 ? formatAmount(row.fee, currency) : undefined],
    ...row.outputs.map((line): [string, string, string] => [
      line.line_id,
      t`Came out: ${itemName(line)}`,
      line.cost === undefined ? lineAmount(line) : t`${lineAmount(line)}, cost ${formatAmount(line.cost, currency)}`,
    ]),
    [
      'yield',
      row.inputs.some(({ weight_g }) => weight_g !== undefined) ? t`Of the live weight` : t`Of what went in`,
      percent === undefined ? undefined : `${percent} %`,
    ],
    ['cost', t`Cost of one`, unitCost(row, currency) || undefined],
    ['note', t`Note`, row.note],
    ['by', t`Written by`, row.by],
    ['where', t`Where it is`, marks[row.sync]],
  ];
  if (isWrong)
    return (
      <VoidForm
        busy={busy}
        error={error}
        onVoid={(reason) => void run({ id: row.id, reason }).then((result) => result.ok && onClose())}
      >
        <Trans>What went in is there again, and what came out is not. It stays readable.</Trans>
      </VoidForm>
    );
  return (
    <div className={pageClasses.sheet}>
      <dl className={pageClasses.facts}>
        {facts.map(([key, name, words]) =>
          words === undefined ? null : (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
      <Changes entries={row.history} currency={currency} wordsOf={linesWords(row)} />
      {business && row.may_void && <ClosedNote day={row.day} business={business} />}
      {row.sync_error && <p>{row.sync_error}</p>}
      {row.may_correct && (
        <Button
          component={Link}
          to={`/processed/add/products?correct=${row.id}`}
          h={56}
          leftSection={<IconPencil aria-hidden />}
        >
          <Trans>Put it right</Trans>
        </Button>
      )}
      {mayRun && (
        <Button
          component={Link}
          variant={row.may_correct ? 'default' : 'filled'}
          to={`/processed/add/products?again=${row.id}`}
          h={56}
        >
          <Trans>Make the same again</Trans>
        </Button>
      )}
      {row.may_void && (
        <Button variant="default" h={48} onClick={() => setWrong(true)}>
          <Trans>Void</Trans>
        </Button>
      )}
    </div>
  );
}

/** Lines of a run before and after a change: those still in it with their name. [PRC-20] */
const linesWords =
  ({ inputs, outputs, draft }: RunRow) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'type') return runTypeWords(value as RunRow['type']);
    if ((field !== 'inputs' && field !== 'outputs') || !Array.isArray(value)) return undefined;
    const named = [...inputs, ...outputs];
    const known = [...draft.inputs, ...draft.outputs].map((line, i) => ({ of: ofLine(line), line: named[i]! }));
    return (value as RunRow['draft']['inputs'])
      .map((line) => ({ qty: line.qty, one: known.find(({ of }) => of === ofLine(line))?.line }))
      .map(({ qty, one }) => (one ? `${itemName(one)} ${lineAmount({ ...one, qty })}` : String(qty)))
      .join(', ');
  };

const ofLine = (line: { item_id?: string | undefined; farm_id?: string | undefined }): string | undefined =>
  line.item_id ?? line.farm_id;
