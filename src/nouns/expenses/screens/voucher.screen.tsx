import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { ExpenseView } from '../../../contract/expenses.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import type { PaperSize } from '../../papers/shared/draw-paper.ts';
import { DrawnPaper } from '../../papers/shared/drawn-paper.tsx';
import { usePaperSize } from '../../papers/shared/use-paper-size.ts';
import { usePrinting } from '../../papers/shared/use-printing.ts';
import { NoSuchExpense } from './no-expenses.tsx';
import { writeVoucher } from './write-voucher.ts';
import classes from './voucher.module.css';

/** /expenses/voucher/:id: an expense on paper, for signature. [RTE-40, EXP-4] */
export function VoucherScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const business = useBusiness();
  const expense = useQuery('expenses.one', { id });
  return (
    <Screen
      title={t`Voucher`}
      description={t`An expense on paper: print it and have it signed.`}
      subtitle={expense ? t`No. ${expense.voucher_no}` : undefined}
      back="/expenses"
    >
      {expense === undefined && <Waiting />}
      {expense === null && <NoSuchExpense />}
      {expense && business && <Voucher key={id} expense={expense} business={business} />}
    </Screen>
  );
}

const SIZES = ['a5', 'a4'] as const satisfies readonly PaperSize[];

function Voucher({ expense, business }: { expense: ExpenseView; business: BusinessView }) {
  const { t } = useLingui();
  const paper = useMemo(() => writeVoucher(expense, business), [expense, business]);
  const [size, setSize] = usePaperSize('voucher', 'a5');
  const printing = usePrinting(paper, size, `voucher ${expense.id}`);
  return (
    <div className={classes.page}>
      <DrawnPaper paper={paper} />
      <div className={classes.ways}>
        <ChoiceChips
          label={t`Print on`}
          visibleLabel
          options={SIZES.map((value) => ({ value, label: value === 'a4' ? t`A4` : t`A5` }))}
          value={size === 'a4' ? 'a4' : 'a5'}
          onChange={setSize}
        />
        {printing.isCopy && (
          <p>
            <Trans>It was printed on this phone before: it will say COPY.</Trans>
          </p>
        )}
        <Button h={56} fullWidth leftSection={<IconPrinter aria-hidden />} onClick={printing.print}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  );
}
