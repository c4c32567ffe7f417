import { checkPurchase, type PurchaseDraft } from '../../domain/purchases/check-purchase.ts';
import { ok, refuse } from '../../domain/result.ts';
import type { ItemDraft } from '../../domain/stock/check-item.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { saveNewFact } from '../new-fact.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { mayDo } from '../session.ts';
import { checkNewItems, saveNewItems } from '../shop/items.command.ts';
import { purchaseContent } from './purchase-content.ts';

/**
 * Record what was bought for the shop; items that are new are added with it. Its id arrives with it, so running it twice is running
 * it once. [RTE-23, PUR-1, PUR-2, DAT-4]
 */
export async function addPurchase(
  deps: Deps,
  { draft, items }: { draft: PurchaseDraft; items: readonly ItemDraft[] },
): Promise<CommandResult<'purchases.add'>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  // Materials of the farm are bought elsewhere, with rights of their own.
  if (!mayDo(open, 'add_purchases') || draft.lines.some(({ item_kind }) => item_kind !== 'shop'))
    return refuse({ type: 'NotAllowed' });
  const moment = deps.now();
  const checked = checkPurchase(draft, { at: moment.toISOString(), today: localDay(moment) });
  if (!checked.ok) return checked;
  const { book } = session;
  const businessId = open.business.id;
  const store = book.purchases as unknown as RowStore;
  return book.exclusive(async () => {
    const known = (await store.find([draft.id])).get(draft.id);
    if (known) return ok({ id: draft.id, purchase_no: String(known['purchase_no']) });
    const fresh = await checkNewItems(book, businessId, items);
    if (!fresh.ok) return fresh;
    await saveNewItems(deps, book, businessId, fresh.value);
    const occurred_at = draft.occurred_at ?? moment.toISOString();
    const saved = await saveNewFact(deps, book, store, {
      id: draft.id,
      business_id: businessId,
      occurred_at,
      content: ({ tag, device_seq }) => ({
        ...purchaseContent(draft, occurred_at),
        kind: 'purchase',
        purchase_no: purchaseNo(tag, device_seq),
      }),
    });
    return ok({ id: draft.id, purchase_no: String(saved['purchase_no']) });
  });
}

/** `<device tag>-P<number of the record on its phone>`, unique without a server. [PUR-1] */
const purchaseNo = (tag: string, deviceSeq: number): string => `${tag}-P${String(deviceSeq).padStart(4, '0')}`;
