import { useCallback, useLayoutEffect, useReducer } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import { afterAct, emptySaleForm, type SaleForm } from './sale-form.ts';

const VERSION = 1;

/** Where the draft of a new sale, or of a change of one, is kept on this phone. [SAL-10] */
export const draftKey = (uid: string, businessId: string, saleId?: string): string =>
  ['flockbook.sale', uid, businessId, ...(saleId ? [saleId] : [])].join('.');

/** The form of a new sale; it is kept at every press and found again after a reload or a crash. [SAL-10, SAL-11] */
export function useSaleForm(key: string) {
  const [form, act] = useReducer(
    afterAct,
    key,
    // What an older version of the app kept may have no word for every field.
    (kept): SaleForm => ({ ...emptySaleForm(newDocumentId()), ...(readDraft(kept, VERSION) as SaleForm | undefined) }),
  );
  useLayoutEffect(
    () => writeDraft(key, VERSION, form.lines.length > 0 || form.customer || form.note ? form : undefined),
    [key, form],
  );
  const forget = useCallback(() => writeDraft(key, VERSION, undefined), [key]);
  return { form, act, forget };
}
