import { distinctUntilChanged, map, NEVER, switchMap, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';
import { whenSignedIn } from './live.ts';
import type { WhileArriving } from './query.ts';

/**
 * Answers while not all records of the open business are on this phone: a list has the rows that came, marked as a
 * part; a sum, or one record with what others say of it, is not answered yet. Once all are here each query is run
 * again. [LED-59]
 */
export function whenComplete<T>(
  deps: Deps,
  whileArriving: WhileArriving | undefined,
  ask: () => Observable<T>,
): Observable<{ answer: T; isPart: boolean }> {
  const answers = (isPart: boolean) => ask().pipe(map((answer) => ({ answer, isPart })));
  if (whileArriving === 'whole') return answers(false);
  return whenSignedIn<boolean | undefined>(deps, ({ isComplete$ }) => isComplete$, true).pipe(
    distinctUntilChanged(),
    switchMap((complete) => {
      if (complete === undefined) return NEVER;
      return complete || whileArriving === 'rows' ? answers(!complete) : NEVER;
    }),
  );
}
