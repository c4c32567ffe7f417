import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../words/date-words.ts';
import { choiceOf, rangeOf, type DayRange, type RangeChoice } from './date-range.ts';

export interface ListFilter {
  search: string;
  choice: RangeChoice;
  own: DayRange;
}

/** Words of the address that are a filter's. */
const OWN_WORDS = new Set(['q', 'dates', 'from', 'to']);

/** Search and dates of the list; they stand in the address too, so that back and reload find them again. [SAL-23, SAL-24] */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later than the fingers: what is typed must not wait for it.
  const [filter, setFilter] = useState<ListFilter>(() => ({
    search: params.get('q') ?? '',
    choice: choiceOf(params.get('dates')),
    own: { from: params.get('from') ?? '', to: params.get('to') ?? '' },
  }));
  const change = (part: Partial<ListFilter>) => {
    const next = { ...filter, ...part };
    // Own days start from what was just seen.
    if (part.choice === 'own' && !next.own.from)
      next.own = rangeOf(filter.choice, today()) ?? { from: today(), to: today() };
    setFilter(next);
    const words: Record<string, string> = { dates: next.choice };
    if (next.search) words.q = next.search;
    if (next.choice === 'own') Object.assign(words, next.own);
    // Which list it is may stand there too.
    const others = [...params].filter(([name]) => !OWN_WORDS.has(name));
    setParams({ ...Object.fromEntries(others), ...words }, { replace: true });
  };
  return { filter, change };
}
