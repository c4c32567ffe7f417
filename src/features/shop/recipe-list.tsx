import { countedUnit } from '../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { StockRow } from '../../contract/stock.ts';
import { useQuery } from '../../client/use-query.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { amountWords, itemName } from '../../ui/words/stock-words.ts';
import classes from './processed.module.css';

const NOTHING = {};

/** The products that are made here with what goes into them. [PRC-1, PRC-3] */
export function RecipeList({ rows, mayEdit }: { rows: readonly StockRow[]; mayEdit: boolean }) {
  const { t } = useLingui();
  const all = useQuery('processing.ingredients', NOTHING);
  if (rows.length === 0)
    return (
      <EmptyState drawing={<LedgerDrawing />}>
        <Trans>No recipe yet. A recipe says what goes in, so that a run is filled in by itself.</Trans>
      </EmptyState>
    );
  return (
    <ul className={classes.list} aria-label={t`Recipes`}>
      {rows.map((row) => {
        const { id, recipe, sell_units, base_unit } = row;
        const pack = countedUnit(sell_units, base_unit);
        const inputs = (recipe?.inputs ?? []).map(({ item_id, qty }) => {
          const one = all?.find((other) => other.id === item_id);
          if (!one) return t`something that is archived`;
          return `${amountWords(qty, one.base_unit, countedUnit(one.units, one.base_unit))} ${itemName(one)}`;
        });
        const words = (
          <>
            <b>{itemName(row)}</b>
            <span>
              {recipe ? (
                <Trans>
                  {amountWords(recipe.output_qty, base_unit, pack)} of {inputs.join(', ')}
                </Trans>
              ) : (
                <Trans>No recipe yet</Trans>
              )}
            </span>
          </>
        );
        return (
          <li key={id}>
            {mayEdit ? <Link to={`/processed/add/products?recipe=${id}`}>{words}</Link> : <div>{words}</div>}
          </li>
        );
      })}
    </ul>
  );
}
