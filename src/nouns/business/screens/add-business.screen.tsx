import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { PageHead } from '../../../ui/frame/page-head.tsx';

/** /businesses/add: one more business begins with the same questions. [RTE-50] */
export function AddBusinessScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Add a business`} description={t`Start the book of one more business.`} />
      <Navigate to="/welcome?add" replace />
    </>
  );
}
