import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { materialCategory } from '../../ui/words/material-words.ts';
import { FIRST_MATERIALS } from './farm-tab.ts';
import classes from './farm.module.css';

/** What of the farm: flocks, today, closed flocks, and each category of materials. [FLK-8] */
export function FarmTabs({ tab, categories }: { tab: number; categories: readonly string[] }) {
  const { t } = useLingui();
  const words = [t`Flocks`, t`Today`, t`Closed`, ...categories.map(materialCategory)];
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
