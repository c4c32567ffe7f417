import { useSearchParams } from 'react-router-dom';
import { today } from '../../ui/words/date-words.ts';
import { datesOf, dayOf, reportRange, type ReportDates } from './report-dates.ts';

/** Days and filter of a report; they stand in the address, so that back, reload and a shared link find them again. */
export function useReportFilter() {
  const [params, setParams] = useSearchParams();
  const dates = datesOf(params.get('dates'));
  const month = { from: `${today().slice(0, 8)}01`, to: today() };
  const own = { from: dayOf(params.get('from')) ?? month.from, to: dayOf(params.get('to')) ?? month.to };
  const change = (words: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, word] of Object.entries(words))
          if (word === null) next.delete(name);
          else next.set(name, word);
        return next;
      },
      { replace: true },
    );
  return {
    dates,
    own,
    only: params.get('only'),
    range: reportRange(dates, today(), own),
    /** The days, and of what a report is, as words of an address. */
    addressOf: (only: string | null) =>
      new URLSearchParams({ dates, ...(dates === 'own' && own), ...(only !== null && { only }) }).toString(),
    choose: (choice: ReportDates) => change({ dates: choice }),
    chooseOwn: (days: { from: string; to: string }) => change({ dates: 'own', ...days }),
    chooseOnly: (only: string | null) => change({ only }),
  };
}
