import { newPurchase } from '../../../contract/inputs/purchases.ts';
import { command } from '../../../data/command.ts';
import { checkPurchase } from '../../../domain/purchases/check-purchase.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { mayAdd } from '../../../data/rights.ts';
import { ITEMS } from '../../stock/data/items.command.ts';
import { MATERIALS } from '../../stock/data/materials.command.ts';
import { checkNewThings, saveNewThings } from '../../stock/data/things.ts';
import { purchaseContent } from './purchase-content.ts';

/**
 * Record a purchase for the shop or for the farm; new items and materials are added with it. Idempotent: its id is part
 * of the input. [RTE-23, RTE-27, PUR-1, PUR-2, PUR-7, DAT-4]
 */
export const addPurchase = command({
  name: 'purchases.add',
  input: newPurchase,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, open, book }, { draft, items = [], materials = [] }) => {
    // A purchase is either for the shop or for the farm: each requires its own right.
    const goods = draft.lines[0]?.item_kind ?? 'shop';
    if (!mayAdd(open, 'purchases', { goods }) || draft.lines.some(({ item_kind }) => item_kind !== goods))
      return refuse({ type: 'NotAllowed' });
    const moment = deps.now();
    const { currency } = open.settings;
    const checked = checkPurchase(draft, { at: moment.toISOString(), today: localDay(moment), currency });
    if (!checked.ok) return checked;
    const businessId = open.business.id;
    const store = book.purchases;
    return book.exclusive(async () => {
      const known = (await store.find([draft.id])).get(draft.id);
      if (known) return ok({ id: draft.id, purchase_no: known.purchase_no });
      const freshItems = await checkNewThings(ITEMS, book, open, goods === 'shop' ? items : []);
      if (!freshItems.ok) return freshItems;
      const freshMaterials = await checkNewThings(MATERIALS, book, open, goods === 'shop' ? [] : materials);
      if (!freshMaterials.ok) return freshMaterials;
      await saveNewThings(deps, ITEMS, book, businessId, freshItems.value);
      await saveNewThings(deps, MATERIALS, book, businessId, freshMaterials.value);
      const occurred_at = draft.occurred_at ?? moment.toISOString();
      const saved = await saveNewFact(deps, book, store, {
        id: draft.id,
        business_id: businessId,
        occurred_at,
        kind: 'purchase',
        content: ({ tag, count }) => ({
          ...purchaseContent(draft, occurred_at),
          kind: 'purchase',
          purchase_no: purchaseNo(tag, count),
        }),
      });
      return ok({ id: draft.id, purchase_no: saved.purchase_no });
    });
  },
});

/** `<device tag>-P<number among the phone's purchases>`, unique without a server. [PUR-1, DOC-21] */
export const purchaseNo = (tag: string, count: number): string => `${tag}-P${String(count).padStart(4, '0')}`;
