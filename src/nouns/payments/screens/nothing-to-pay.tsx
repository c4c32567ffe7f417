import { Trans } from '@lingui/react/macro';
import { NotHere } from '../../../ui/feedback/not-here.tsx';

/** The address names something that cannot be paid here: it has not arrived, was voided, or costs nothing. */
export function NothingToPay({ to }: { to: string }) {
  return (
    <NotHere to={to} button={<Trans>Back to the list</Trans>}>
      <Trans>
        This is not on this phone, or it was voided. If it was made on another phone, it opens here once it arrives.
      </Trans>
    </NotHere>
  );
}
