import { expect, test } from 'vitest';
import type { MaterialDraft } from '../../src/domain/stock/check-material.ts';
import { emptyMaterialForm, formFromMaterial, materialFromForm } from '../../src/nouns/stock/shared/material-form.ts';

test('[RAW-1, RAW-2] the form of a material says again what was saved; what was left empty is not known', () => {
  const drafts: MaterialDraft[] = [
    { id: 'LayersMash01', name: 'Layers mash', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 }, reorder_level: 140_000, min_days_left: 10, feed_type: 'Layers', crude_protein: 1_650, storage: 'Dry' },
    { id: 'Medicine0001', name: 'Oxytetracycline', category: 'medications', base_unit: 'ml', withdrawal_meat_days: 7, never_in_lay: true, active_ingredient: 'Oxytetracycline 20 %' },
    { id: 'Vaccine00001', name: 'Newcastle', category: 'vaccines', base_unit: 'dose', pack: { label: 'vial', factor: 500 }, withdrawal_meat_days: 0, withdrawal_egg_days: 0 },
  ]; // prettier-ignore
  for (const draft of drafts) expect(materialFromForm(formFromMaterial(draft))).toEqual(draft);
  const empty = materialFromForm(emptyMaterialForm('Medicine0002', 'medications'));
  expect(empty.withdrawal_meat_days).toBeUndefined();
  expect(empty.withdrawal_egg_days).toBeUndefined();
});

test('[RAW-1] a draft that was kept before the form asked for protein and storage is still one', () => {
  const { storage: _s, ...old } = { ...emptyMaterialForm('LayersMash01', 'feeds', 'Layers mash') };
  expect(materialFromForm(old)).toMatchObject({ name: 'Layers mash', category: 'feeds' });
});
