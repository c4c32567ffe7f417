import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { Ingredient } from '../../../contract/processing.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import type { Recipe } from '../../../domain/processing/recipe.ts';
import type { FarPrice } from '../../../domain/money/far-price.ts';
import { farItemPrices } from '../../../domain/stock/item-prices.ts';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { useAsked } from '../../../ui/feedback/use-asked.ts';
import { farPriceWords } from '../../../ui/words/far-price-words.ts';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { itemName, unitName } from '../../../ui/words/stock-words.ts';
import { ItemFields } from '../../stock/shared/item-fields.tsx';
import { emptyItemForm, formFromItem, itemFromForm } from '../../stock/shared/item-form.ts';
import { MaterialFields } from '../../stock/shared/material-fields.tsx';
import { emptyMaterialForm, materialFromForm, unitsOfMaterial } from '../../stock/shared/material-form.ts';
import { shopErrorWords } from '../../stock/shared/shop-error-words.ts';
import { ANY_BIRDS, emptyRunLine, ingredientOf, quantityOf, type RunLineForm } from './run-form.ts';
import { FeedOrSell, useMayMake } from './feed-or-sell.tsx';
import { RunLine } from './run-line.tsx';
import classes from '../../stock/shared/shop-form.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { asTyped, typedNumber, typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

/** Category of feeds among the materials. */
const FEEDS = 'feeds';

interface RecipeFormProps {
  /** The product of the recipe; absent for a new one. */
  product: StockRow | undefined;
  all: readonly Ingredient[];
  currency: string;
}

/** A product made in the business, to be sold or fed, and its ingredients. [RTE-37, PRC-3, PRC-6, PRC-7] */
export function RecipeForm({ product, all, currency }: RecipeFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const adding = useCommand('shop.addItem');
  const editing = useCommand('shop.editItem');
  const addingFeed = useCommand('materials.add');
  const settingFeed = useCommand('materials.setRecipe');
  const may = useMayMake();
  const kept = useDraft('recipe', { id: product?.id, mode: product ? 'edit' : 'new' });
  const [item, setItem] = useKept(kept, 'item', () =>
    product ? formFromItem(product, currency) : { ...emptyItemForm(newDocumentId()), kind: 'processed' as const },
  );
  const [freshId] = useState(newDocumentId);
  const [feed, setFeed] = useKept(kept, 'feed', () => emptyMaterialForm(freshId, FEEDS));
  const [what, setWhat] = useKept<'product' | 'feed'>(
    kept,
    'what',
    product?.kind === 'material' || (!product && !may.product) ? 'feed' : 'product',
    alone,
  );
  const isFeed = what === 'feed';
  const [lines, setLines] = useKept<readonly RunLineForm[]>(kept, 'lines', () => linesOf(product, all), areOtherLines);
  const [output, setOutput] = useKept(kept, 'output', () =>
    product?.recipe ? asTyped(product.recipe.output_qty, product.sell_units[0]!.factor) : '1',
  );
  const [loss, setLoss] = useKept(kept, 'loss', () => String((product?.recipe?.expected_loss ?? 0) / 100));
  const { asked, mayGoOn, forget } = useAsked<FarPrice>();
  const commands = [adding, editing, addingFeed, settingFeed];
  const refusal = commands.find(({ error }) => error)?.error;
  const ref = useFaultFocus(refusal);
  const clear = () => {
    for (const one of commands) one.clearError();
    forget();
  };
  const own = product?.id ?? (isFeed ? feed.id : item.id);
  // For birds only the number: the flock is chosen on the day.
  const birds: Ingredient = {
    kind: 'bird',
    id: ANY_BIRDS,
    name: t`Birds of a flock`,
    base_unit: 'bird',
    units: [{ label: 'bird', factor: 1 }],
  };
  const goods = [...all.filter(({ kind, id }) => kind !== 'bird' && id !== own), ...(isFeed ? [] : [birds])];
  const [unitOfIt] =
    product?.sell_units ?? (isFeed ? unitsOfMaterial(materialFromForm(feed)) : itemFromForm(item, currency).sell_units);
  const saveFeed = async (recipe: Recipe) =>
    (
      await (product
        ? settingFeed.run({ id: product.id, recipe })
        : addingFeed.run({ ...materialFromForm(feed), recipe }))
    ).ok;
  const saveProduct = async (recipe: Recipe) => {
    const draft = itemFromForm(item, currency);
    if (!mayGoOn(farItemPrices(draft, product?.sell_units ?? [], undefined))) return false;
    return (await (product ? editing : adding).run({ ...draft, recipe })).ok;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const recipe: Recipe = {
      inputs: lines.map((line) => {
        const one = ingredientOf(goods, line);
        const qty = quantityOf(line, one);
        if (one?.kind === 'bird') return { item_kind: 'bird', qty };
        return { item_kind: one?.kind === 'shop' ? 'shop' : 'raw_material', item_id: line.of, qty };
      }),
      output_qty: typedQuantity(output, unitOfIt?.factor ?? 1),
      expected_loss: Math.round(typedNumber(loss || '0') * 100),
    };
    const isSaved = await (isFeed ? saveFeed(recipe) : saveProduct(recipe));
    if (!isSaved) return;
    kept.forget();
    saved();
    void navigate('/processed/view/2', { replace: true });
  };
  const change = (line: RunLineForm) => {
    clear();
    setLines(lines.map((other) => (other.line_id === line.line_id ? line : other)));
  };
  const wrong = refusal?.type === 'RecipeWrong' ? refusal.field : undefined;
  const words = refusal && shopErrorWords(refusal);
  const unit = unitOfIt?.label.trim();
  return (
    <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      <section className={classes.card} aria-label={t`Product`}>
        {!product && may.feed && (
          <FeedOrSell
            sell={[{ value: 'product', label: t`To sell` }]}
            value={what}
            onChange={(value) => {
              clear();
              setWhat(value);
            }}
          />
        )}
        {isFeed && product && <b>{itemName(product)}</b>}
        {isFeed && !product && (
          <MaterialFields
            form={feed}
            refusal={refusal}
            onChange={(next) => {
              clear();
              setFeed(next);
            }}
          />
        )}
        {!isFeed && (
          <ItemFields
            form={item}
            currency={currency}
            refusal={refusal}
            fixed={product !== undefined}
            onChange={(next) => {
              clear();
              setItem(next);
            }}
          />
        )}
      </section>
      <section className={classes.card} aria-label={t`Recipe`}>
        <h2>
          <Trans>Recipe</Trans>
        </h2>
        {lines.map((line) => (
          <RunLine
            key={line.line_id}
            line={line}
            of={goods}
            label={t`Goes in`}
            error={wrong === 'inputs' && (line.of === '' || !(Number(line.qty) > 0)) ? words : undefined}
            onChange={change}
            onRemove={lines.length > 1 ? () => setLines(lines.filter((other) => other !== line)) : undefined}
          />
        ))}
        <Button
          variant="default"
          h={48}
          leftSection={<IconPlus aria-hidden />}
          onClick={() => setLines([...lines, emptyRunLine(newDocumentId())])}
        >
          <Trans>Something else goes in</Trans>
        </Button>
        <div className={classes.two}>
          <NumberInput
            label={t`Makes, ${unitName(unit ? unit : 'piece')}`}
            value={output}
            error={wrong === 'output_qty' && words}
            onChange={setOutput}
          />
          <NumberInput
            label={t`Usually lost, %`}
            value={loss}
            error={wrong === 'expected_loss' && words}
            onChange={setLoss}
          />
        </div>
      </section>
      {refusal && <ErrorNote>{words}</ErrorNote>}
      <AskedNote words={asked.map((one) => farPriceWords(one, currency))} />
      <Button type="submit" h={56} fz={18} loading={commands.some(({ busy }) => busy)}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save the recipe</Trans>}
      </Button>
    </form>
  );
}

/** True when the ingredients or their amounts differ; ids are ignored, as each opening of the form assigns new ones. */
const areOtherLines = (lines: readonly RunLineForm[], from: readonly RunLineForm[]): boolean => {
  const said = (all: readonly RunLineForm[]) => JSON.stringify(all.map(({ line_id: _id, ...line }) => line));
  return said(lines) !== said(from);
};

function linesOf(product: StockRow | undefined, all: readonly Ingredient[]): readonly RunLineForm[] {
  const inputs = product?.recipe?.inputs ?? [];
  if (inputs.length === 0) return [emptyRunLine(newDocumentId())];
  return inputs.map(({ item_id = ANY_BIRDS, qty }) => ({
    ...emptyRunLine(newDocumentId()),
    of: item_id,
    qty: asTyped(qty, all.find(({ id }) => id === item_id)?.units[0]?.factor ?? 1),
  }));
}
