import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { SalesView } from '../../contract/sales.ts';
import { Tabs } from '../../ui/frame/tabs.tsx';
import { useIsPart } from '../../ui/feedback/part-context.ts';
import { TABS } from './sales-tab.ts';

/** Which sales: all, to collect, overdue, paid. [SAL-21] */
export function SalesTabs({ tab, counts }: { tab: number; counts: SalesView['counts'] | undefined }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const words = [t`All`, t`To collect`, t`Overdue`, t`Paid`, t`Orders`, t`Voided & returns`];
  const known = useIsPart() ? undefined : counts;
  const count = [undefined, known?.to_collect, known?.overdue, undefined, known?.to_do, undefined];
  const tabs = TABS.map((number) => ({
    to: `/sales/view/${number}${search}`,
    words: words[number]!,
    count: count[number],
  }));
  return <Tabs label={t`Which sales`} tabs={tabs} chosen={tab} />;
}
