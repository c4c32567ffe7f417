import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../../contract/account.ts';
import type { Ingredient, RunRow } from '../../../contract/processing.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { AddRun } from './add-run.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { emptyRunForm, formAgain, formToCorrect, withOwnOf } from './run-form.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';
import { today } from '../../../ui/words/date-words.ts';

const NOTHING = {};
const ALL = { search: '', shown: 'all' } as const;
const MATERIALS = { ...ALL, materials: '' } as const;
/** Runs among which the one to repeat is searched. */
const RECENT = { limit: 200 };

/**
 * /processed/add/products: run a recipe, or describe a product and its ingredients (`?recipe=`); `?again=` is an
 * earlier run, `?correct=` one to correct. [RTE-37, PRC-20]
 */
export function AddProductsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const [params] = useSearchParams();
  const all = useQuery('processing.ingredients', NOTHING);
  const goods = useQuery('shop.stock', ALL);
  const feeds = useQuery('shop.stock', MATERIALS);
  const stock = goods && feeds && [...goods.rows, ...feeds.rows];
  const runs = useQuery('processing.runs', RECENT);
  const recipe = params.get('recipe');
  const correct = params.get('correct');
  const again = correct ?? params.get('again');
  if (!business) return null;
  const title =
    correct !== null
      ? t`Put the run right`
      : recipe === null
        ? t`Made today`
        : recipe === 'new'
          ? t`New product`
          : t`Recipe`;
  const before = runs?.rows.find(({ id }) => id === again);
  const product = stock?.find(({ id }) => id === recipe);
  const isReady = all && stock && (recipe === null || recipe === 'new' || product);
  // The cached answer may be incomplete: the form is started again once everything is here.
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
      {correct !== null && runs && !before?.may_correct && (
        <NotHere to="/processed/view/1" button={<Trans>Back</Trans>}>
          <Trans>This run cannot be put right here.</Trans>
        </NotHere>
      )}
      {isReady && recipe === null && (correct === null || before?.may_correct) && (
        <Run
          key={`${again} ${begun}`}
          before={before}
          correct={correct !== null}
          all={correct !== null && before ? withOwnOf(before, all) : all}
          products={stock}
          business={business}
        />
      )}
    </Screen>
  );
}

interface RunProps {
  before: RunRow | undefined;
  correct: boolean;
  all: readonly Ingredient[];
  products: readonly StockRow[];
  business: BusinessView;
}

/** Data as of the opening of the screen: later arrivals change nothing that is typed. */
function Run({ before, correct, all, products, business }: RunProps) {
  const { currency } = business;
  const [start] = useState(() => {
    const typedFee = (amount: number) => typedAmountOf(amount, currency);
    if (before && correct) return formToCorrect(before, all, { typedFee, newId: newDocumentId, today: today() });
    return before ? formAgain(before.draft, all, typedFee, newDocumentId) : emptyRunForm(newDocumentId);
  });
  return (
    <>
      {before && correct && <ClosedNote day={before.day} business={business} />}
      <AddRun start={start} of={before?.id} correct={correct} all={all} products={products} currency={currency} />
    </>
  );
}
