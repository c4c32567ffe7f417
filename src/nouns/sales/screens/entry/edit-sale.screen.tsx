import { useParams } from 'react-router-dom';
import { useSession } from '../../../../client/use-session.ts';
import { CorrectSale } from './correct-sale.tsx';

/** /sales/edit/:id: change a saved sale. [RTE-21, SAL-39] */
export function EditSaleScreen() {
  const session = useSession();
  const { id = '' } = useParams();
  if (session?.state !== 'signed-in' || !session.business) return null;
  return <CorrectSale id={id} uid={session.uid} business={session.business} />;
}
