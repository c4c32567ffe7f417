import { plainWords } from '../text/plain-words.ts';

/**
 * Usual label values of a drug; a farm's own materials hold the values of their label, which always take precedence.
 * [VET-7]
 */
export interface WithdrawalStarter {
  readonly ingredient: string;
  readonly meat_days: number;
  /** Days until eggs may be sold again, or never in lay. */
  readonly egg_days: number | 'never_in_lay';
}

/** Source of the starting values; the label and the vet take precedence. */
export const WITHDRAWAL_SOURCE = 'inkoko.rw/medecine, Rwanda';

/** Starting values to propose and change; for drugs not listed the user is asked. [VET-12] */
export const WITHDRAWAL_STARTERS: readonly WithdrawalStarter[] = [
  { ingredient: 'oxytetracycline', meat_days: 7, egg_days: 'never_in_lay' },
  { ingredient: 'tylosin', meat_days: 0, egg_days: 'never_in_lay' },
  { ingredient: 'chlortetracycline', meat_days: 7, egg_days: 0 },
  { ingredient: 'amoxicillin', meat_days: 2, egg_days: 'never_in_lay' },
  { ingredient: 'erythromycin', meat_days: 7, egg_days: 'never_in_lay' },
  { ingredient: 'levamisole', meat_days: 7, egg_days: 0 },
  { ingredient: 'piperazine', meat_days: 0, egg_days: 0 },
  { ingredient: 'lincomycin+spectinomycin', meat_days: 10, egg_days: 'never_in_lay' },
  { ingredient: 'trimethoprim+sulfadiazine', meat_days: 14, egg_days: 0 },
];

/**
 * Starting values of a medicine by its name: "Oxytetracycline 20 %, 100 g". If several match, the one with most of its
 * drugs in the name; undefined when none is known: then the user is asked, 0 is never assumed. [VET-7]
 */
export function starterNamed(name: string): WithdrawalStarter | undefined {
  const words = new Set(plainWords(name).split(/[^a-z]+/));
  return WITHDRAWAL_STARTERS.filter(({ ingredient }) => ingredient.split('+').every((drug) => words.has(drug))).sort(
    (a, b) => b.ingredient.split('+').length - a.ingredient.split('+').length,
  )[0];
}
