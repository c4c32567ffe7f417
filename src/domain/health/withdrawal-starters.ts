import { plainWords } from '../text/plain-words.ts';

/** What a label usually says of a drug; a farm's own materials hold what their label says, which always wins. [VET-7] */
export interface WithdrawalStarter {
  readonly ingredient: string;
  readonly meat_days: number;
  /** Days after which eggs may be sold again, or never in lay. */
  readonly egg_days: number | 'never_in_lay';
}

/** Where the starting values come from; the label and the vet overrule them. */
export const WITHDRAWAL_SOURCE = 'inkoko.rw/medecine, Rwanda';

/** Starting values to be proposed and changed; what is not here is asked for. [VET-12] */
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
 * The starting values of a medicine by what its name says: "Oxytetracycline 20 %, 100 g". Of several the one with most of its
 * drugs in the name; undefined when none is known: then it is asked for, never 0. [VET-7]
 */
export function starterNamed(name: string): WithdrawalStarter | undefined {
  const words = new Set(plainWords(name).split(/[^a-z]+/));
  return WITHDRAWAL_STARTERS.filter(({ ingredient }) => ingredient.split('+').every((drug) => words.has(drug))).sort(
    (a, b) => b.ingredient.split('+').length - a.ingredient.split('+').length,
  )[0];
}
