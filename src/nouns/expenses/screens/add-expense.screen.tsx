import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import { takeShared } from '../../../client/shared-file.ts';
import { usePhotoChoice } from '../../../client/use-attachment.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSession } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { EditExpense } from './edit-expense.screen.tsx';
import { ExpenseEntry } from './expense-entry.tsx';
import { PayBar } from './pay-bar.tsx';
import { useSaveExpense } from './use-save-expense.ts';
import { useSavedExpense } from './use-saved-expense.tsx';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { emptyExpenseForm, type ExpenseForm } from './expense-form.ts';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';

/**
 * /expenses/add: category, amount, payment: three taps. [RTE-39, EXP-3] With `?shared=` the picture that another app
 * shared is its receipt. [OFF-7] With `?correct=` a user who may only add corrects their own expense that the server
 * never had. [SYN-25]
 */
export function AddExpenseScreen() {
  const session = useSession();
  const [asked] = useSearchParams();
  const correct = asked.get('correct');
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { uid, business } = session;
  if (correct !== null) return <EditExpense id={correct} />;
  return <NewExpense key={business.id} uid={uid} business={business} shared={asked.has('shared')} />;
}

function NewExpense({ uid, business, shared }: { uid: string; business: BusinessView; shared: boolean }) {
  const { t } = useLingui();
  const { currency } = business;
  const { kept, form, type } = useExpenseForm(uid, business.id);
  const { run, busy } = useCommand('expenses.add');
  const saving = useSaveExpense(form, currency, run, useSavedExpense(kept.forget, { isNew: true }));
  const change: typeof type = (part) => {
    saving.setRefusal(undefined);
    type(part);
  };
  const { pick } = usePhotoChoice(form.photo, (photo) => type({ photo }));
  const pickShared = useEffectEvent((file: File | undefined) => file && pick(file));
  useEffect(() => {
    if (shared) void takeShared().then(pickShared);
  }, [shared]);
  return (
    <Screen
      title={t`New expense`}
      description={t`Write down money that was spent.`}
      subtitle={t`What for, how much`}
      back="/expenses"
      form
      flush
    >
      <DraftNote draft={kept} apart />
      <ExpenseEntry
        business={business}
        form={form}
        refusal={saving.refusal}
        onType={change}
        onNext={() => void saving.save({ kind: 'all', method: 'cash' })}
      >
        <PayBar form={form} currency={currency} busy={busy} saving={saving} onType={change} />
      </ExpenseEntry>
    </Screen>
  );
}

/** Version of drafts that older versions of the app stored. */
const OLDER = 2;

/** The form of a new expense. */
function useExpenseForm(uid: string, businessId: string) {
  const key = `flockbook.expense.${uid}.${businessId}`;
  const kept = useDraft('expense', { older: { key, version: OLDER, values: (form) => ({ form }) } });
  const [form, setForm] = useKept<ExpenseForm>(kept, 'form', () => emptyExpenseForm(newDocumentId()));
  const type = useCallback((part: Partial<ExpenseForm>) => setForm((before) => ({ ...before, ...part })), [setForm]);
  return { kept, form, type };
}
