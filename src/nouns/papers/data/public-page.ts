import { publicDocPath, type PublicDoc } from '../../../../schemas/public-doc.schema.ts';
import type { Paper } from '../../../domain/papers/paper.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { sameContent } from '../../../store/merge.ts';
import { replicatedFields } from '../../../store/save.ts';
import type { SaleOnPaper } from './sale-on-paper.ts';

/** The local row of a shared page. */
export type PublicDocRow = PublicDoc & WorkspaceDoc;

/** A new, open page of a sale in its present state: the data that a customer may see, without phone numbers. [INV-6] */
export function publicPageOf({ sale, paper }: SaleOnPaper, shared_at: string): PublicDoc {
  const { seller, lines, taxes, returned, ...rest } = paper;
  const { phone: _phone, ...shown } = seller;
  return {
    business_id: sale.business_id,
    order_id: sale.id,
    ...(rest as Omit<Paper, 'seller' | 'lines' | 'taxes' | 'returned'> &
      Partial<Record<'header' | 'footer' | 'customer_name' | 'customer_tax_id' | 'tax_name' | 'due_date', string>>),
    // Older pages do not have this field.
    ...(returned > 0 && { returned }),
    seller: shown,
    lines: lines as PublicDoc['lines'],
    ...(taxes && { taxes: taxes as NonNullable<PublicDoc['taxes']> }),
    shared_at,
    revoked: false,
    rev: 0,
  };
}

/** The page as an unsent row. */
export const rowOfPage = (page: PublicDoc): PublicDocRow =>
  ({
    path: publicDocPath(page.business_id, page.order_id),
    doc_kind: 'public_docs',
    ...page,
  }) as unknown as PublicDocRow;

/** True when a page still matches its sale; the time of sharing is ignored. */
export const saysTheSame = (row: PublicDocRow, page: PublicDoc): boolean =>
  sameContent({ ...replicatedFields(row), shared_at: '' }, { ...page, shared_at: '' });
