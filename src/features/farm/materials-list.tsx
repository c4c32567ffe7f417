import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../../client/use-query.ts';
import { friendlyAmount } from '../../domain/stock/friendly-units.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import type { MaterialRow } from '../../client/port-types.ts';
import { packWords } from './activity-words.ts';
import classes from './farm.module.css';

const NOTHING = {};

/** The materials of a category with what is on hand by the books. [FLK-8] */
export function MaterialsList({ category }: { category: string }) {
  const { t } = useLingui();
  const all = useQuery('farm.materials', NOTHING);
  if (!all)
    return (
      <Waiting>
        <Trans>Opening…</Trans>
      </Waiting>
    );
  const materials = all.filter((one) => one.category === category);
  if (materials.length === 0)
    return (
      <EmptyState drawing={<LedgerDrawing />}>
        <Trans>Nothing of this kind is in the book yet.</Trans>
      </EmptyState>
    );
  return (
    <ul className={classes.materials} aria-label={t`Materials`}>
      {materials.map((one) => (
        <li key={one.id}>
          <span>{one.name}</span>
          {one.on_hand !== undefined && <b data-negative={one.on_hand < 0 || undefined}>{onHandWords(one)}</b>}
        </li>
      ))}
    </ul>
  );
}

/** "6 bags + 15 kg"; below zero more was used than came. */
function onHandWords({ on_hand = 0, base_unit, pack }: MaterialRow): string {
  const { negative, parts } = friendlyAmount(on_hand, base_unit, pack && { unit: pack.label, factor: pack.factor });
  const words = parts.map(({ unit, count }) => packWords(count, unit));
  return `${negative ? '−' : ''}${words.join(' + ')}`;
}
