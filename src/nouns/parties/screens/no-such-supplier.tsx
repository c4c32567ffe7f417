import { Trans } from '@lingui/react/macro';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { SUPPLIERS } from './supplier-paths.ts';

/** The address names somebody who is not on this phone. */
export const NoSuchSupplier = () => (
  <NotHere to={SUPPLIERS} button={<Trans>To the suppliers</Trans>}>
    <Trans>This supplier is not on this phone.</Trans>
  </NotHere>
);
