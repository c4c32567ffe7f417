import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../words/date-words.ts';
import { choiceOf, rangeOf, type DayRange, type RangeChoice } from './date-range.ts';

export interface ListFilter {
  search: string;
  choice: RangeChoice;
  own: DayRange;
}

/** Query parameters of the filter. */
const OWN_WORDS = new Set(['q', 'dates', 'from', 'to']);

/** Search and dates of the list; also stored in the address, so that back and reload restore them. [SAL-23, SAL-24] */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  // The address is updated a moment later, so that typing is not delayed.
  const [filter, setFilter] = useState<ListFilter>(() => ({
    search: params.get('q') ?? '',
    choice: choiceOf(params.get('dates')),
    own: { from: params.get('from') ?? '', to: params.get('to') ?? '' },
  }));
  const change = (part: Partial<ListFilter>) => {
    const next = { ...filter, ...part };
    // Own days start from the range just shown.
    if (part.choice === 'own' && !next.own.from)
      next.own = rangeOf(filter.choice, today()) ?? { from: today(), to: today() };
    setFilter(next);
    const words: Record<string, string> = { dates: next.choice };
    if (next.search) words.q = next.search;
    if (next.choice === 'own') Object.assign(words, next.own);
    // The address may also contain the list's own parameters.
    const others = [...params].filter(([name]) => !OWN_WORDS.has(name));
    setParams({ ...Object.fromEntries(others), ...words }, { replace: true });
  };
  return { filter, change };
}
