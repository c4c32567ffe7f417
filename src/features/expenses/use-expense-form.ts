import { useCallback, useLayoutEffect, useState } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { emptyExpenseForm, type ExpenseForm } from './expense-form.ts';

const VERSION = 2;

/** The form of a new expense; it is kept at every press and found again after a reload or a crash. */
export function useExpenseForm(uid: string, businessId: string) {
  const key = `flockbook.expense.${uid}.${businessId}`;
  const [form, setForm] = useState(
    () => (readDraft(key, VERSION) as ExpenseForm | undefined) ?? emptyExpenseForm(newDocumentId()),
  );
  useLayoutEffect(
    () => writeDraft(key, VERSION, form.category === undefined && form.photo === '' ? undefined : form),
    [key, form],
  );
  const forget = useCallback(() => writeDraft(key, VERSION, undefined), [key]);
  const type = useCallback((part: Partial<ExpenseForm>) => setForm((before) => ({ ...before, ...part })), []);
  return { form, type, forget };
}
