import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import type { StockRow } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Tabs } from '../../../ui/frame/tabs.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { mayShop } from '../../stock/shared/may-shop.ts';
import { StockRows } from '../../stock/shared/stock-rows.tsx';
import { RunList } from './run-list.tsx';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { amountWords, itemName } from '../../../ui/words/stock-words.ts';
import classes from '../../stock/shared/item-page.module.css';

const ALL = { search: '', shown: 'all' } as const;
const MATERIALS = { ...ALL, materials: '' } as const;

const ADD = '/processed/add/products';

const [STOCK, RUNS, RECIPES] = [0, 1, 2];

/** /processed/view/:type_id: products in stock, production runs, recipes; an unknown number is tab 0. [RTE-36, PRC-1] */
export function ProcessedScreen() {
  const { t } = useLingui();
  const { type_id } = useParams();
  const business = useBusiness();
  const view = useQuery('shop.stock', ALL);
  const feeds = useQuery('shop.stock', MATERIALS);
  if (!business) return null;
  const { currency } = business;
  const tab = type_id === '1' ? RUNS : type_id === '2' ? RECIPES : STOCK;
  const mayRun = hasRight(business, 'add_production');
  const mayDescribe = mayShop(business).add;
  const made = [...(view?.rows ?? []), ...(feeds?.rows ?? [])].filter(isMade);
  const may = { shop: mayShop(business).edit, material: hasRight(business, 'edit_raw_materials') };
  const add =
    tab === RECIPES
      ? mayDescribe && { to: `${ADD}?recipe=new`, words: t`New product` }
      : mayRun && { to: ADD, words: t`Made today` };
  return (
    <Screen
      title={t`Made here`}
      description={t`What you make yourself: products, what they are made of, and what they cost.`}
      back="/settings/0"
      action={
        add && (
          <Button component={Link} to={add.to} leftSection={<IconPlus aria-hidden />}>
            {add.words}
          </Button>
        )
      }
      flush
    >
      <Tabs
        label={t`What of it`}
        tabs={[t`In stock`, t`Runs`, t`Recipes`].map((words, number) => ({ to: `/processed/view/${number}`, words }))}
        chosen={tab}
      />
      {!view && <Waiting />}
      {view && tab === STOCK && <Products rows={made} currency={currency} />}
      {tab === RUNS && <RunList currency={currency} mayRun={mayRun} />}
      {view && tab === RECIPES && <RecipeList rows={made} may={may} />}
      {add && <PlusButton to={add.to} name={add.words} />}
    </Screen>
  );
}

const isMade = ({ kind, recipe }: StockRow): boolean => kind === 'processed' || recipe !== undefined;

function Products({ rows, currency }: { rows: readonly StockRow[]; currency: string }) {
  if (rows.length > 0) return <StockRows rows={rows} currency={currency} />;
  return (
    <EmptyState drawing={<LedgerDrawing />}>
      <Trans>Nothing is made here yet. Add a product with its recipe, or write down what you made.</Trans>
    </EmptyState>
  );
}

const NOTHING = {};

/** The processed products with their ingredients. [PRC-1, PRC-3] */
function RecipeList({ rows, may }: { rows: readonly StockRow[]; may: Record<'shop' | 'material', boolean> }) {
  const { t } = useLingui();
  const all = useQuery('processing.ingredients', NOTHING);
  if (rows.length === 0)
    return (
      <EmptyState drawing={<LedgerDrawing />}>
        <Trans>No recipe yet. A recipe says what goes in, so that a run is filled in by itself.</Trans>
      </EmptyState>
    );
  return (
    <ul className={classes.runsList} aria-label={t`Recipes`}>
      {rows.map((row) => {
        const { id, recipe, sell_units, base_unit } = row;
        const pack = countedUnit(sell_units, base_unit);
        const inputs = (recipe?.inputs ?? []).map(({ item_kind, item_id, qty }) => {
          if (item_kind === 'bird') return plural(qty, { one: '# bird', other: '# birds' });
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
            {may[row.kind === 'material' ? 'material' : 'shop'] ? (
              <Link to={`/processed/add/products?recipe=${id}`}>{words}</Link>
            ) : (
              <div>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
