import { plural, t } from '@lingui/core/macro';
import type { FlockRow } from '../../../../contract/farm.ts';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { habits } from '../../../../ui/setup/habits.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { categoryWords } from '../../../../ui/words/category-words.ts';
import { purposeWords } from '../../shared/farm-words.ts';

/** A number of birds with grouped thousands; a dash while it is unknown. */
export const birdWords = (count: number | undefined): string =>
  count === undefined ? '–' : count < 0 ? `−${groupDigits(String(-count))}` : groupDigits(String(count));

/** The breed, or the purpose of the birds. */
export const breedWords = ({ breed, purpose }: Pick<FlockRow, 'breed' | 'purpose'>): string =>
  breed ?? (purpose ? purposeWords(purpose) : t`Birds`);

/** The type of housing. [FLK-2] */
export function housingWords(housing: NonNullable<FlockPage['housing']>): string {
  switch (housing) {
    case 'cage':
      return t`Cages`;
    case 'deep_litter':
      return t`Deep litter`;
    case 'slatted':
      return t`Slatted floor`;
    case 'free_range':
      return t`Free range`;
  }
}

/** Name of a cost category of a flock. */
export function costWords(category: string): string {
  switch (category) {
    case 'chicks':
      return t`Birds and their way here`;
    case 'feed':
      return t`Feed`;
    case 'medicine':
      return t`Medicine`;
    case 'vaccine':
      return t`Vaccines`;
    case 'materials':
      return t`Other materials`;
    case 'depreciation':
      return t`Birds wearing out`;
    case 'deaths':
      return t`Many birds dead`;
    default:
      return (categoryWords() as Record<string, string>)[category] ?? category;
  }
}

/** Whole trays, or eggs when there are fewer than one tray. */
export function eggAmountWords(eggs: number): string {
  const { tray_eggs } = habits();
  if (eggs < tray_eggs) return plural(eggs, { one: '# egg', other: '# eggs' });
  const count = Math.floor(eggs / tray_eggs);
  const trays = groupDigits(String(count));
  return plural(count, { one: `${trays} tray`, other: `${trays} trays` });
}
