import { Trans } from '@lingui/react/macro';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { CUSTOMERS } from './customer-paths.ts';

/** The address names somebody who is not on this phone. */
export const NoSuchCustomer = () => (
  <NotHere to={CUSTOMERS} button={<Trans>To the customers</Trans>}>
    <Trans>This customer is not on this phone.</Trans>
  </NotHere>
);
