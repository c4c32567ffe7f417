import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../ui/frame/tabs.tsx';
import { materialCategory } from '../../ui/words/material-words.ts';

/** What of the farm: flocks, today, closed flocks, and each category of materials. [FLK-8] */
export function FarmTabs({ tab, categories }: { tab: number; categories: readonly string[] }) {
  const { t } = useLingui();
  const words = [t`Flocks`, t`Today`, t`Closed`, ...categories.map(materialCategory)];
  const tabs = words.map((name, number) => ({ to: `/farm/view/${number}`, words: name }));
  return <Tabs label={t`What of the farm`} tabs={tabs} chosen={tab} />;
}
