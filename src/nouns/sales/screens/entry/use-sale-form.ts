import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { useDraft, useKeptReducer } from '../../../../ui/drafts/use-draft.ts';
import { afterAct, emptySaleForm, type SaleForm } from './sale-form.ts';

/** Version of drafts that older versions of the app stored. */
export const OLDER = 1;

/** Key under which an older version of the app stored the draft of a new sale, or of a change. [SAL-10] */
export const olderKey = (uid: string, businessId: string, saleId?: string): string =>
  ['flockbook.sale', uid, businessId, ...(saleId ? [saleId] : [])].join('.');

/** The form of a new sale; it is stored at every press and restored after a reload or a crash. [SAL-10, SAL-11] */
export function useSaleForm(uid: string, businessId: string) {
  const older = { key: olderKey(uid, businessId), version: OLDER, values: (form: unknown) => ({ form }) };
  const kept = useDraft('sale', { older });
  const [form, act] = useKeptReducer(kept, 'form', afterAct, () => emptySaleForm(newDocumentId()), isBegun);
  return { kept, form, act };
}

const isBegun = ({ lines, customer, note }: SaleForm): boolean =>
  lines.length > 0 || customer !== undefined || note !== '';
