import { afterEach, expect, test } from 'vitest';
import { USUAL_HABITS, type Habits } from '../../src/domain/business/habits.ts';
import { afterAct, emptyForm } from '../../src/nouns/farm/screens/activities/activity-form.ts';
import { draftFromForm } from '../../src/nouns/farm/screens/activities/draft-from-form.ts';
import { emptyMaterialForm } from '../../src/nouns/stock/shared/material-form.ts';
import { formedDay, longDay } from '../../src/ui/dates/day-form.ts';
import { adoptHabits, habits } from '../../src/ui/setup/habits.ts';

afterEach(() => adoptHabits());
const withHabits = (changed: Partial<Habits>) => adoptHabits({ ...USUAL_HABITS, ...changed });

test('[SET-4, ACT-3] typed trays hold what a tray holds here, also while somebody changes it', () => {
  const changes = withHabits({ tray_eggs: 20 });
  expect(withHabits({ tray_eggs: 20 })).toBe(changes);
  const begun = emptyForm({ id: 'Activity0001', kind: 'eggs', farm_id: 'Flock0000001', session: 'morning', tray: habits().tray_eggs }); // prettier-ignore
  const form = [{ do: 'type', text: '3' }, { do: 'next' }, { do: 'key', key: '½' }] as const;
  const typed = form.reduce(afterAct, begun);
  withHabits({ tray_eggs: 30 });
  const draft = draftFromForm(typed, { material: undefined, now: new Date('2026-11-20T10:00:00.000Z') });
  expect(draft).toMatchObject({ value: { content: { grades: [{ grade: 'good', qty: 70 }] } } });
  const tooMany = [{ do: 'next' }, { do: 'type', text: '20' }] as const;
  expect(draftFromForm(tooMany.reduce(afterAct, begun), { material: undefined, now: new Date() })).toMatchObject({ error: { type: 'LooseTooMany', tray: 20 } }); // prettier-ignore
});

test('[SET-4, LOK-11] dates in the form of the business, the month with its name', () => {
  const shown = () => [formedDay('2026-11-20', '2026-11-22'), formedDay('2025-03-04', '2026-11-22'), longDay('2026-11-20')]; // prettier-ignore
  expect(shown()).toEqual(['20 Nov', '4 Mar 2025', 'Friday 20 November']);
  withHabits({ date_form: 'month_first' });
  expect(shown()).toEqual(['Nov 20', 'Mar 4, 2025', 'Friday November 20']);
  withHabits({ date_form: 'year_first' });
  expect(shown()).toEqual(['Nov 20', '2025 Mar 4', 'Friday November 20']);
});

test('[SET-4] a new feed comes in the bag of the business', () => {
  expect(emptyMaterialForm('Material0001', 'feeds')).toMatchObject({ pack: 'bag', holds: '' });
  withHabits({ feed_bag_kg: 50 });
  expect(emptyMaterialForm('Material0001', 'feeds')).toMatchObject({ pack: 'bag', holds: '50' });
});
