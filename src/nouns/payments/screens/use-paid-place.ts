import { useLocation, useParams } from 'react-router-dom';
import type { OwedKind } from '../../../domain/payments/check-payment-out.ts';

/** The document paid on a page, and the paths of its lists and histories. */
interface PaidPlace {
  readonly kind: OwedKind;
  readonly id: string;
  /** Path of the back button. */
  readonly back: string;
  /** Path of the payment form. */
  readonly pay: string;
  /** Path of its payments; those of a flock are on its payment page. */
  readonly history?: string | undefined;
}

const PLACES = [
  { path: '/expenses/', kind: 'expense', back: '/expenses', base: '/expenses/payment' },
  { path: '/purchases/', kind: 'purchase', back: '/view_creditors', base: '/purchases/payment' },
  { path: '/farm/raw_material/', kind: 'raw_material', back: '/view_creditors', base: '/farm/raw_material/payment' },
  { path: '/farm/', kind: 'farm', back: '/farm/view/0', base: '/farm/payment' },
] as const;

/** The document that a payment page concerns, derived from the URL alone. [RTE-31, RTE-34, RTE-41, RTE-45] */
export function usePaidPlace(): PaidPlace {
  const { pathname } = useLocation();
  const { id: document, farm_id } = useParams();
  const id = document ?? farm_id ?? '';
  const { kind, back, base } = PLACES.find(({ path }) => pathname.startsWith(path)) ?? PLACES[0];
  return { kind, id, back, pay: `${base}/${id}`, history: kind === 'farm' ? undefined : `${base}/history/${id}` };
}
