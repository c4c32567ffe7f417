import { firstValueFrom } from 'rxjs';
import type { Payment } from '../../../schemas/payment.schema.ts';
import { checkPayment, keptReference, type PaymentDraft } from '../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { hasNumber } from '../has-number.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import type { Row, RowStore } from '../row-store.ts';
import { newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';
import { takeNumbers } from '../upkeep-store.ts';
import { accountToPay, saleToPay } from './payable.ts';

/** Record money received for a sale, or from a customer on account. Its id arrives with it, so running it twice is running it once. [PAY-1, PAY-7, DAT-4] */
export async function addPayment(deps: Deps, draft: PaymentDraft): Promise<CommandResult<'payments.add'>> {
  const { device, session$, now, newId } = deps;
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_sales')) return refuse({ type: 'NotAllowed' });
  const { book } = session;
  const businessId = open.business.id;
  const ledger = await firstValueFrom(session.ledger$);
  const store = book.payments as unknown as RowStore;
  return book.exclusive(async () => {
    if ((await store.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
    const payable =
      draft.sale_id === undefined
        ? await accountToPay(book, businessId, draft.customer_id)
        : await saleToPay(book, ledger?.db, businessId, draft.sale_id);
    if (!payable) return refuse({ type: 'NotHere' });
    const { balance, customer_id } = payable;
    const checked = checkPayment(draft, { balance, customer_id });
    if (!checked.ok) return checked;
    const [device_id, numbers] = await Promise.all([
      device.ensure('device_id', newId),
      takeNumbers(book.upkeep, businessId, { id: draft.id, sale: false }, hasNumber(book)),
    ]);
    const moment = now();
    const payment = paymentOf(draft, { business_id: businessId, customer_id, uid: book.uid, moment });
    const document = { ...payment, device_id, device_seq: numbers.device_seq };
    const after = { ...document, newest_first: newestFirst(document.occurred_at) } as unknown as Row;
    await saveAsPending(book, store, [{ after }], numbers);
    book.upkeep.lastStored = document;
    return ok({ id: draft.id });
  });
}

interface Around {
  readonly business_id: string;
  readonly customer_id: string | undefined;
  readonly uid: string;
  readonly moment: Date;
}

/** Without a customer nobody is named: the sale alone says whose it is. */
function paymentOf(
  draft: PaymentDraft,
  { business_id, customer_id, uid, moment }: Around,
): Omit<Payment, 'device_id' | 'device_seq'> {
  const at = moment.toISOString();
  const reference = keptReference(draft.reference);
  return {
    id: draft.id,
    business_id,
    occurred_at: at,
    day: localDay(moment),
    created_at: at,
    created_by: uid,
    rev: 0,
    direction: 'in',
    ...(customer_id === undefined ? { party_kind: 'none' } : { party_kind: 'customer', party_id: customer_id }),
    ...(draft.sale_id === undefined ? { target_kind: 'account' } : { target_kind: 'sale', target_id: draft.sale_id }),
    amount: draft.amount,
    method: draft.method,
    ...(reference !== undefined && { reference }),
    received_by: uid,
  };
}
