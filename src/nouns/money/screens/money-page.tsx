import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconBook2,
  IconCalculator,
  IconCheck,
  IconHome,
  IconReceiptRefund,
  IconReceiptTax,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { MoneyPage as Page, MoneyRow } from '../../../contract/money.ts';
import { useQuery } from '../../../client/use-query.ts';
import { isTaxBefore, type MoneyMove } from '../../../domain/money/check-money.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { dayHeading, shortDay, timeWords } from '../../../ui/words/date-words.ts';
import { MoneyForm } from './money-form.tsx';
import { MoneySheet } from './money-sheet.tsx';
import { moveWords } from '../shared/move-words.ts';
import { differenceWords, rowWords, whereWords } from './money-words.ts';
import classes from './money.module.css';
import { methodWords } from '../../../ui/words/method-words.ts';

const PAGE = 50;
const PATH = '/dashboard?show=money';

const SIGNS: Readonly<Record<MoneyMove, Icon>> = {
  counted: IconCalculator,
  moved: IconArrowsExchange,
  put_in: IconWallet,
  taken_out: IconHome,
  tax_paid: IconReceiptTax,
  tax_back: IconReceiptRefund,
  tax_owed: IconReceiptTax,
  tax_credit: IconReceiptRefund,
  opening: IconBook2,
};

/**
 * Cash balances: cash box, mobile money and bank; counted, moved, paid in and taken out, paid to the tax office.
 * [PAY-15, PAY-16, TAX-6]
 */
export function MoneyPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [limit, setLimit] = useState(PAGE);
  const page = useQuery('money.page', { limit });
  const move = page?.may.find((one) => one === params.get('do'));
  const wrong = page?.rows.find(({ id, may_void }) => may_void && id === params.get('correct'));
  if (move && page) return <MoneyForm key={`${move} ${wrong?.id}`} move={move} wrong={wrong} page={page} business={business} back={PATH} />; // prettier-ignore
  return (
    <Screen
      title={t`Money`}
      description={t`What is in the cash box, on mobile money and at the bank.`}
      back="/dashboard"
      flush
    >
      {page ? (
        <div className={classes.page}>
          {page.sees && <Boxes boxes={page.boxes} currency={business.currency} />}
          <Moves may={page.may} seesReports={page.sees} />
          <Rows page={page} currency={business.currency} onNearEnd={() => setLimit(limit + PAGE)} />
        </div>
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}

function Boxes({ boxes, currency }: { boxes: Page['boxes']; currency: string }) {
  const { t } = useLingui();
  const words = methodWords(currency);
  if (!boxes) return <Waiting />;
  return (
    <ul className={classes.boxes} aria-label={t`Where the money is`}>
      {boxes.map(({ method, held, counted }) => (
        <li key={method} data-bad={held < 0 || undefined}>
          <span>{words[method]}</span>
          <strong>
            <Money amount={held} currency={currency} />
          </strong>
          <small>
            {counted ? (
              <Trans>
                Counted {shortDay(counted.day)}: {differenceWords(counted.difference, currency)}
              </Trans>
            ) : (
              <Trans>Never counted</Trans>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** A tax debt from before the book occurs once per book and is recorded from the tax settings. */
function Moves({ may, seesReports }: Pick<Page, 'may'> & { seesReports: boolean }) {
  const { t } = useLingui();
  const link = (to: string, Sign: Icon, words: string, variant = 'default') => (
    <Button
      key={to}
      component={Link}
      to={to}
      variant={variant}
      mih={56}
      h="auto"
      py={6}
      px="xs"
      leftSection={<Sign size={20} aria-hidden />}
    >
      {words}
    </Button>
  );
  return (
    <nav className={classes.moves} aria-label={t`What you may write down`}>
      {may
        .filter((move) => !isTaxBefore(move))
        .map((move) =>
          link(`${PATH}&do=${move}`, SIGNS[move], moveWords(move), move === 'counted' ? 'filled' : undefined),
        )}
      {seesReports && link('/dashboard?report=cash', IconBook2, t`Cash book`)}
    </nav>
  );
}

interface RowsProps {
  page: Page;
  currency: string;
  onNearEnd: () => void;
}

function Rows({ page: { rows, more }, currency, onNearEnd }: RowsProps) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string>();
  const open = useCallback(({ id }: MoneyRow) => setOpenId(id), []);
  const items = useMemo(() => {
    const list: LedgerItem<MoneyRow>[] = [];
    let day: string | undefined;
    for (const row of rows) {
      if (row.day !== day) list.push({ kind: 'day', key: row.day, title: dayHeading(row.day), sum: '' });
      day = row.day;
      list.push({ kind: 'row', key: row.id, row });
    }
    return list;
  }, [rows]);
  if (rows.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>
          Nothing was counted or moved yet. Count the cash box at the end of the day: the book says at once what is
          missing.
        </Trans>
      </p>
    );
  return (
    <>
      <LedgerList
        label={t`Counted and moved`}
        items={items}
        onNearEnd={more ? onNearEnd : undefined}
        renderRow={(row) => (
          <LedgerRow
            mark={row.sync}
            number={rowWords(row.move)}
            who={whereWords(row, currency)}
            what={[row.by, row.note].filter(Boolean).join(' · ')}
            time={timeWords(row.at)}
            amount={formatAmount(row.amount, currency)}
            tag={<RowTag row={row} currency={currency} />}
            onPress={() => open(row)}
          />
        )}
      />
      <MoneySheet row={rows.find(({ id }) => id === openId)} currency={currency} onClose={() => setOpenId(undefined)} />
    </>
  );
}

function RowTag({ row: { voided, difference }, currency }: { row: MoneyRow; currency: string }) {
  if (voided !== undefined)
    return (
      <Tag tone="bad" icon={IconBan}>
        <Trans>Void</Trans>
      </Tag>
    );
  if (difference === undefined) return null;
  const isRight = difference === 0;
  return (
    <Tag tone={isRight ? 'good' : 'look'} icon={isRight ? IconCheck : IconAlertTriangle}>
      {differenceWords(difference, currency)}
    </Tag>
  );
}
