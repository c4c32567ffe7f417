import { materialDraft, recipeOfMaterial } from '../../../contract/inputs/stock.ts';
import { idAndArchived } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { checkMaterial, type MaterialDraft, type MaterialError } from '../../../domain/stock/check-material.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { wrongInRecipe } from '../../../domain/stock/check-item.ts';
import { addThing, archiveThing, changeThing, editThing, type ThingKind } from './things.ts';

/** Feed, medicine and other materials. [RAW-1] */
export const MATERIALS: ThingKind<MaterialDraft, MaterialError> = {
  collection: 'raw_materials',
  fields: [
    'name',
    'category',
    'base_unit',
    'pack',
    'reorder_level',
    'min_days_left',
    'withdrawal_meat_days',
    'withdrawal_egg_days',
    'never_in_lay',
    'feed_type',
    'crude_protein',
    'active_ingredient',
    'storage',
    'recipe',
  ],
  check: checkMaterial,
};

/** Add a material without stock. [RTE-27, RAW-2] */
export const addMaterial = command({
  name: 'materials.add',
  input: materialDraft,
  saves: 'record',
  needs: 'add_raw_materials',
  run: (work, draft) => addThing(work, MATERIALS, draft),
});

/** Correct a material; its base unit is fixed once it has moved. [RTE-33, SHP-3] */
export const editMaterial = command({
  name: 'materials.edit',
  input: materialDraft,
  saves: 'record',
  needs: 'member',
  run: (work, draft) => editThing(work, MATERIALS, draft),
});

/** Set the recipe of a feed mixed on the farm; its other fields stay. [PRC-6] */
export const setRecipe = command({
  name: 'materials.setRecipe',
  input: recipeOfMaterial,
  saves: 'record',
  needs: 'member',
  run: (work, { id, recipe }) =>
    changeThing<MaterialDraft, MaterialError>(work, MATERIALS, id, (before) => {
      const wrong = wrongInRecipe(recipe, id);
      return Promise.resolve(wrong ? refuse({ type: 'RecipeWrong', field: wrong }) : ok({ ...before, recipe }));
    }),
});

/** Archive a material that is no longer used, or restore it. [DOC-8] */
export const archiveMaterial = command({
  name: 'materials.archive',
  input: idAndArchived,
  needs: 'member',
  run: (work, input) => archiveThing(work, MATERIALS, input),
});
