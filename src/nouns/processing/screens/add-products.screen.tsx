import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../../contract/account.ts';
import type { Ingredient, RunRow } from '../../../contract/processing.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { AddRun } from './add-run.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { emptyRunForm, formAgain } from './run-form.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';

const NOTHING = {};
const ALL = { search: '', shown: 'all' } as const;
/** Runs among which the one to be made again is looked for. */
const RECENT = { limit: 200 };

/** /processed/add/products: run a recipe, or describe a product and what it is made of (`?recipe=`); `?again=` is a run of before. [RTE-37] */
export function AddProductsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const [params] = useSearchParams();
  const all = useQuery('processing.ingredients', NOTHING);
  const stock = useQuery('shop.stock', ALL);
  const runs = useQuery('processing.runs', RECENT);
  const recipe = params.get('recipe');
  const again = params.get('again');
  if (!business) return null;
  const title = recipe === null ? t`Made today` : recipe === 'new' ? t`New product` : t`Recipe`;
  const before = runs?.rows.find(({ id }) => id === again);
  const product = stock?.rows.find(({ id }) => id === recipe);
  const isReady = all && stock && (recipe === null || recipe === 'new' || product);
  // What is remembered of the last look may lack something: the form begins anew once all of it is here.
  const knows = (lines: readonly { item_id?: string | undefined; farm_id?: string | undefined }[]) =>
    lines.every(({ item_id, farm_id }) => all?.some(({ id }) => id === (item_id ?? farm_id))) ? 'whole' : 'part';
  const begun = before ? knows([...before.draft.inputs, ...before.draft.outputs]) : 'empty';
  return (
    <Screen
      title={title}
      description={t`Write down what you made of what, and what came out.`}
      back={recipe === null ? '/processed/view/1' : '/processed/view/2'}
      form
      flush
    >
      {!isReady && <Waiting />}
      {isReady && recipe !== null && (
        <RecipeForm
          key={`${recipe} ${knows(product?.recipe?.inputs ?? [])}`}
          product={product}
          all={all}
          currency={business.currency}
        />
      )}
      {isReady && recipe === null && (
        <Run key={`${again} ${begun}`} before={before} all={all} products={stock.rows} business={business} />
      )}
    </Screen>
  );
}

interface RunProps {
  before: RunRow | undefined;
  all: readonly Ingredient[];
  products: readonly StockRow[];
  business: BusinessView;
}

/** As it was when the screen opened: what arrives meanwhile changes nothing that is typed. */
function Run({ before, all, products, business: { currency } }: RunProps) {
  const [start] = useState(() => {
    const typedFee = (amount: number) => typedAmountOf(amount, currency);
    return before ? formAgain(before.draft, all, typedFee, newDocumentId) : emptyRunForm(newDocumentId);
  });
  return <AddRun start={start} all={all} products={products} currency={currency} />;
}
