import { loadWords } from '../../../../client/language.ts';
import type { WeighNumbersProps, WeighProps } from '../weighing/weigh-birds.tsx';
import { later } from '../../../../ui/later.tsx';

/*
 * The list of weights is loaded, with its messages, after the first screen, or when birds are weighed one by one.
 * [ACT-14, PRF-11]
 */
const load = async () => (await Promise.all([import('../weighing/weigh-birds.tsx'), loadWords('weighing')]))[0];

const isWanted = () => true;

export const WeighNumbers = later<WeighNumbersProps>(async () => (await load()).WeighNumbers, isWanted);
export const WeighedList = later<WeighProps>(async () => (await load()).WeighedList, isWanted);
