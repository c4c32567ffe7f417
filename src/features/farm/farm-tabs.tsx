import { t as translated } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FIRST_MATERIALS } from './farm-tab.ts';
import classes from './farm.module.css';

/** A category as people say it: the three that the farm option brings have words of ours. [BIZ-3] */
export function categoryWords(category: string): string {
  switch (category) {
    case 'feeds':
      return translated`Feed`;
    case 'medications':
      return translated`Medicine`;
    case 'vaccines':
      return translated`Vaccines`;
    default:
      return category;
  }
}

/** What of the farm: flocks, today, closed flocks, and each category of materials. [FLK-8] */
export function FarmTabs({ tab, categories }: { tab: number; categories: readonly string[] }) {
  const { t } = useLingui();
  const words = [t`Flocks`, t`Today`, t`Closed`, ...categories.map(categoryWords)];
  return (
    <nav className={classes.tabs} aria-label={t`What of the farm`}>
      {words.map((name, number) => (
        <Link
          key={number < FIRST_MATERIALS ? number : name}
          to={`/farm/view/${number}`}
          replace
          aria-current={number === tab ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
