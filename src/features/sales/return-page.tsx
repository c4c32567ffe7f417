import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../client/use-query.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { NoSuchSale } from './no-such-sale.tsx';
import { ReturnSale } from './return-sale.tsx';
import { useSavedSale } from './use-saved-sale.tsx';

/** Goods of a sale that came back. [SAL-33] */
export function ReturnPage({ id, currency }: { id: string; currency: string }) {
  const { t } = useLingui();
  const sale = useQuery('sales.toReturn', { id });
  const saved = useSavedSale(() => undefined);
  return (
    <Screen
      title={t`Return`}
      description={t`Write down what a customer gives back.`}
      subtitle={sale ? `${sale.sale_no} · ${sale.customer_name ?? t`Walk-in`}` : undefined}
      back="/sales/view/0"
    >
      {sale === undefined && <Waiting />}
      {sale === null && <NoSuchSale />}
      {sale && <ReturnSale key={sale.id} sale={sale} currency={currency} onSaved={() => saved()} />}
    </Screen>
  );
}
