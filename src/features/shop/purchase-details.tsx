import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import { PurchaseActions } from './purchase-actions.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { PurchasedLines } from './purchased-lines.tsx';
import { SendBack } from './send-back.tsx';
import classes from './item-page.module.css';

/** What was bought, what it really cost, and what became of it. [PUR-3, PUR-6] */
export function PurchaseDetails({ id, back }: { id: string; back: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const business = useBusiness();
  const page = useQuery('purchases.one', { id });
  if (!business) return null;
  const { currency } = business;
  const here = page?.id === id ? page : undefined;
  if (params.get('back') !== null && here?.to_return)
    return <SendBack key={id} page={here} of={here.to_return} currency={currency} />;
  return (
    <Screen
      title={here ? (here.vendor?.name ?? t`Purchase`) : t`Purchase`}
      description={t`What was bought, and what it cost.`}
      subtitle={here && `${here.purchase_no} · ${dayWords(here.day)}`}
      back={back}
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to={back} button={<Trans>Back</Trans>}>
          <Trans>This purchase is not on this phone. If it was made on another one, it opens here once it arrives.</Trans>
        </NotHere>
      )}
      {here && (
        <div className={classes.sums}>
          <PurchaseFacts page={here} currency={currency} />
          <PurchaseActions page={here} />
          <PurchasedLines page={here} currency={currency} />
        </div>
      )}
    </Screen>
  );
} // prettier-ignore
