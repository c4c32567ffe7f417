import { useLocation, useParams } from 'react-router-dom';
import type { OwedKind } from '../../../domain/payments/check-payment-out.ts';

/** What is paid on a page, and where its lists and histories are. */
interface PaidPlace {
  readonly kind: OwedKind;
  readonly id: string;
  /** Where the screen leads back to. */
  readonly back: string;
  /** Where it is paid. */
  readonly pay: string;
  /** Where its payments stand; those of a flock stand where it is paid. */
  readonly history?: string | undefined;
}

const PLACES = [
  { path: '/expenses/', kind: 'expense', back: '/expenses', base: '/expenses/payment' },
  { path: '/purchases/', kind: 'purchase', back: '/view_creditors', base: '/purchases/payment' },
  { path: '/farm/raw_material/', kind: 'raw_material', back: '/view_creditors', base: '/farm/raw_material/payment' },
  { path: '/farm/', kind: 'farm', back: '/farm/view/0', base: '/farm/payment' },
] as const;

/** Of a page of payments, what it pays: the address alone says it. [RTE-31, RTE-34, RTE-41, RTE-45] */
export function usePaidPlace(): PaidPlace {
  const { pathname } = useLocation();
  const { id: document, farm_id } = useParams();
  const id = document ?? farm_id ?? '';
  const { kind, back, base } = PLACES.find(({ path }) => pathname.startsWith(path)) ?? PLACES[0];
  return { kind, id, back, pay: `${base}/${id}`, history: kind === 'farm' ? undefined : `${base}/history/${id}` };
}
