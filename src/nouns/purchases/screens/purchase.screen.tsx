import { useParams } from 'react-router-dom';
import { PurchaseDetails } from '../shared/purchase-details.tsx';

/** /purchases/view/:id: a purchase of the shop. [RTE-44] */
export function PurchasesDetailsScreen() {
  const { id = '' } = useParams();
  return <PurchaseDetails id={id} back="/shop?show=purchases" />;
}
