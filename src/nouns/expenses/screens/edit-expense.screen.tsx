import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { ExpenseView } from '../../../contract/expenses.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import type { ExpenseDraft } from '../../../domain/expenses/check-expense.ts';
import { payOfExpense } from '../../../domain/expenses/draft-of-expense.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ExpenseEntry } from './expense-entry.tsx';
import { amountOf, formOfExpense, type ExpenseForm } from './expense-form.ts';
import { NoSuchExpense } from './no-expenses.tsx';
import { PayBar } from './pay-bar.tsx';
import { useSaveExpense } from './use-save-expense.ts';
import { useSavedExpense } from './use-saved-expense.tsx';
import classes from './expenses.module.css';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';

/** /expenses/edit/:id: change a saved expense. [RTE-42] */
export function EditExpenseScreen() {
  const { id = '' } = useParams();
  return <EditExpense id={id} />;
}

/** A saved expense in the form, or a message that it cannot be changed. [RTE-42, SYN-25] */
export function EditExpense({ id }: { id: string }) {
  const { t } = useLingui();
  const business = useBusiness();
  const expense = useQuery('expenses.one', { id });
  return (
    <Screen
      title={t`Edit expense`}
      description={t`Change an expense that was saved before.`}
      subtitle={expense ? t`No. ${expense.voucher_no}` : undefined}
      back="/expenses"
      form
      flush
    >
      {expense === undefined && <Waiting />}
      {(expense === null || expense?.may_edit === false) && <NoSuchExpense />}
      {expense?.may_edit && business && <Changes key={id} expense={expense} business={business} />}
    </Screen>
  );
}

/**
 * The form over a saved expense. An accepted expense keeps its first payment; otherwise payment is asked as for a new
 * one.
 */
function Changes({ expense, business }: { expense: ExpenseView; business: BusinessView }) {
  const { currency } = business;
  // Only typed changes are kept, over the expense as it was when typing began.
  const kept = useDraft('expense', { id: expense.id, mode: 'seen' });
  const [typed, setTyped] = useKept<{ seen: ExpenseDraft; part: Partial<ExpenseForm> } | undefined>(
    kept,
    'typed',
    undefined,
  );
  const seen = typed?.seen ?? expense.draft;
  const form: ExpenseForm = { ...formOfExpense(seen, currency), ...typed?.part };
  const { run, busy } = useCommand('expenses.edit');
  const edit = (draft: ExpenseDraft) => run({ draft, seen, reason: form.reason });
  const saving = useSaveExpense(form, currency, edit, useSavedExpense(kept.forget));
  const change = (part: Partial<ExpenseForm>) => {
    saving.setRefusal(undefined);
    // A photo, or a newly added supplier, arrives a moment later than text typed meanwhile.
    setTyped((now) => ({ seen, part: { ...now?.part, ...part } }));
  };
  const amount = amountOf(form.amount, currency);
  const save = () => void saving.save(payOfExpense({ amount, initial_payment: expense.initial_payment }));
  const paid = formatAmount(expense.initial_payment?.amount ?? 0, currency);
  return (
    <>
      <DraftNote draft={kept} apart />
      <ExpenseEntry
        business={business}
        form={form}
        accepted={expense.accepted}
        refusal={saving.refusal}
        onType={change}
        onNext={save}
      >
        {saving.refusal?.type === 'ChangedMeanwhile' && (
          <Button variant="default" h={48} fullWidth onClick={() => kept.throwAway()}>
            <Trans>Show what it says now</Trans>
          </Button>
        )}
        {expense.accepted ? (
          <>
            <p className={classes.paid}>
              <Trans>Paid at once: {paid}. What was paid stays.</Trans>
            </p>
            <Button h={56} fullWidth loading={busy} onClick={save}>
              <Trans>Save changes</Trans>
            </Button>
          </>
        ) : (
          <PayBar form={form} currency={currency} busy={busy} saving={saving} onType={change} />
        )}
      </ExpenseEntry>
    </>
  );
}
