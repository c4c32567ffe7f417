import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { ExpenseView } from '../../../contract/expenses.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { rateWords } from '../../../ui/setup/rate-choice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SyncMark, useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { categoryWords } from '../../../ui/words/category-words.ts';
import { dayWords, whenWords } from '../../../ui/words/date-words.ts';
import { ReceiptPhoto } from './receipt-photo.tsx';
import classes from './expenses.module.css';
import { IconCash, IconFileText, IconHistory, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../../domain/money/currency.ts';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

/** One expense: its content, paid and open amounts, state of sending, and actions. [EXP-1] */
export function ExpenseSheet({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <Sheet opened={id !== undefined} title={<Trans>Expense</Trans>} onClose={onClose}>
      {id !== undefined && <Opened key={id} id={id} onClose={onClose} />}
    </Sheet>
  );
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const expense = useQuery('expenses.one', { id });
  const business = useBusiness();
  const [voiding, setVoiding] = useState(false);
  const { run, busy, error } = useCommand('expenses.void');
  const tell = useSavedToast();
  if (!expense || !business) return <Waiting />;
  const voidIt = async (reason: string) => {
    if (!(await run({ id, reason })).ok) return;
    tell();
    onClose();
  };
  if (voiding)
    return (
      <VoidForm busy={busy} error={error} onVoid={(reason) => void voidIt(reason)}>
        <Trans>
          It counts no more, and what was paid for it is given back to the books. It stays in the list, with the reason.
        </Trans>
      </VoidForm>
    );
  return (
    <>
      {expense.may_edit && <UnsavedChange of="expense" id={id} to={`/expenses/edit/${id}`} />}
      <Detail expense={expense} business={business} />
      <ExpenseActions expense={expense} currency={business.currency} />
      {expense.may_void && (
        <Button variant="subtle" color="red" h={48} mt="xs" fullWidth onClick={() => setVoiding(true)}>
          <Trans>Void this expense</Trans>
        </Button>
      )}
    </>
  );
}

function Detail({ expense, business: { currency, taxes } }: { expense: ExpenseView; business: BusinessView }) {
  const { t } = useLingui();
  const where = useMarkWords()[expense.sync];
  const { payee, note, flock_name, draft, due_date, monthly, void_reason, by } = expense;
  const bearer = draft.borne_by === 'flocks' ? t`All flocks, by birds` : flock_name;
  const facts: [string, string | undefined][] = [
    [t`Paid to`, payee],
    [t`For`, bearer],
    [t`To be paid by`, expense.balance > 0 ? due_date && dayWords(due_date) : undefined],
    [t`Comes again`, monthly ? t`Every month` : undefined],
    [t`Note`, note],
    [t`Written by`, by],
    [t`Voided because`, void_reason],
  ];
  return (
    <>
      <p className={classes.who}>
        <b>{categoryWords()[expense.category]}</b>
        <span>
          {expense.voucher_no} · {whenWords(expense.occurred_at)}
        </span>
      </p>
      <dl className={classes.sums}>
        <dt>
          <Trans>Amount, {currency}</Trans>
        </dt>
        <dd className={classes.total}>
          <Money amount={expense.amount} currency={currency} total />
        </dd>
        {expense.tax !== undefined && (
          <>
            <dt>{rateWords(taxes?.name ?? t`Tax`, draft.tax_rate ?? 0)}</dt>
            <dd>
              <Money amount={expense.tax} currency={currency} />
            </dd>
          </>
        )}
        {!expense.voided && (
          <>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd>
              <Money amount={expense.paid} currency={currency} />
            </dd>
            <dt>
              <Trans>Still to pay</Trans>
            </dt>
            <dd>
              <Money amount={Math.max(0, expense.balance)} currency={currency} />
            </dd>
          </>
        )}
      </dl>
      <Facts facts={facts} className={classes.facts} />
      {draft.photo && <ReceiptPhoto path={draft.photo.path} />}
      <p className={classes.where} data-state={expense.sync}>
        <SyncMark state={expense.sync} />
        <span>
          <b aria-hidden>{where}</b>
          {expense.sync === 'rejected' && (expense.sync_error ?? <Trans>Not accepted. It stays on this phone.</Trans>)}
        </span>
      </p>
      <Changes entries={expense.history} currency={currency} />
    </>
  );
}

/** Pay the open amount, the voucher, the payments, edit. [RTE-40..43] */
function ExpenseActions({ expense, currency }: { expense: ExpenseView; currency: string }) {
  const { id, balance, paid, may_pay, may_edit, voided } = expense;
  const look = { variant: 'default', h: 56, fullWidth: true } as const;
  return (
    <div className={classes.doing}>
      {may_pay && balance > 0 && (
        <Button component={Link} to={`/expenses/payment/${id}`} h={56} fullWidth leftSection={<IconCash aria-hidden />}>
          <Trans>Pay {formatAmount(balance, currency)}</Trans>
        </Button>
      )}
      <Button component={Link} to={`/expenses/voucher/${id}`} {...look} leftSection={<IconFileText aria-hidden />}>
        <Trans>Voucher</Trans>
      </Button>
      {!voided && paid !== 0 && (
        <Button
          component={Link}
          to={`/expenses/payment/history/${id}`}
          {...look}
          leftSection={<IconHistory aria-hidden />}
        >
          <Trans>Payments</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={`/expenses/edit/${id}`} {...look} leftSection={<IconPencil aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </div>
  );
}
