import { Trans } from '@lingui/react/macro';
import { useQuery } from '../../../client/use-query.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { shortDay } from '../../../ui/words/date-words.ts';

const SHORTEST = 4;

/** Warning that a transaction number is in another record already; `id` is the record being typed. [MSG-10] */
export function UsedBefore({ reference, id }: { reference: string; id: string | undefined }) {
  // The first characters of a number occur in many.
  const typed = reference.trim().length < SHORTEST ? '' : reference.trim();
  const used = useQuery('payments.referenceUsed', { reference: typed, except: id });
  if (!used || typed === '') return null;
  return (
    <b role="status">
      <Trans>This number was used on {shortDay(localDay(new Date(used.at)))}.</Trans>
    </b>
  );
}
