import { Trans } from '@lingui/react/macro';
import { NotHere } from '../../../ui/feedback/not-here.tsx';

/** The URL names a document that cannot be paid on this phone: it has not arrived, was voided, or costs nothing. */
export function NothingToPay({ to }: { to: string }) {
  return (
    <NotHere to={to} button={<Trans>Back to the list</Trans>}>
      <Trans>
        This is not on this phone, or it was voided. If it was made on another phone, it opens here once it arrives.
      </Trans>
    </NotHere>
  );
}
