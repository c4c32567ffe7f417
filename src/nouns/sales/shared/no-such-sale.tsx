import { Trans } from '@lingui/react/macro';
import { NotHere } from '../../../ui/feedback/not-here.tsx';

/** A sale that cannot be paid on this phone: it has not arrived, was voided, or is a return. */
export const NoSuchSale = () => (
  <NotHere to="/sales/view/0" button={<Trans>All sales</Trans>}>
    <Trans>
      This sale is not on this phone, or it was voided. If it was made on another phone, it opens here once it arrives.
    </Trans>
  </NotHere>
);
