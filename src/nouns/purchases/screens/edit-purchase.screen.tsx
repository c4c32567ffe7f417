import { useParams } from 'react-router-dom';
import { EditPurchase } from '../shared/edit-purchase.tsx';

/** /purchases/edit/:id: change a purchase of the shop. [RTE-46] */
export function EditPurchasesScreen() {
  const { id = '' } = useParams();
  return <EditPurchase id={id} back="/shop?show=purchases" />;
}
