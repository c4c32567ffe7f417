import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { limitsOf, type AlertLimits } from '../../../domain/business/alert-limits.ts';
import type { Session } from '../../../data/session.ts';

/** From which point on somebody is told, as the open business says it. [SET-6] */
export const alertLimits = ({ open$ }: Session): Observable<AlertLimits> =>
  open$.pipe(
    map((open) => limitsOf(open?.settings.alerts)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
