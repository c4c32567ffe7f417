import { combineLatest, distinctUntilChanged, map, of, scan, startWith, switchMap, type Observable } from 'rxjs';
import type { Member } from '../../schemas/workspace.schema.ts';
import type { Deps } from './deps.ts';

/** Who looks, at which business, as what; absent while it is not known yet. */
interface Looking {
  readonly uid?: string | undefined;
  readonly businessId?: string | undefined;
  readonly role?: Member['role'] | undefined;
}

/**
 * Rises whenever somebody else looks: another person or nobody, another business or none, another role. What was answered before is
 * nothing for them. [ACC-20] A first sign-in, and what of it is known later, is no change.
 */
export const turns = ({ session$ }: Pick<Deps, 'session$'>): Observable<number> =>
  session$.pipe(
    switchMap((session): Observable<Looking> => {
      if (!session) return of({});
      const { uid } = session.book;
      return combineLatest([session.readableId$, session.open$]).pipe(
        map(([businessId, open]) => ({ uid, businessId, role: open?.business.id === businessId ? open?.member.role : undefined })),
        startWith({ uid }),
      );
    }),
    scan<Looking, { turn: number; looking: Looking }>(
      ({ turn, looking }, now) => ({ turn: isOther(looking, now) ? turn + 1 : turn, looking: now }),
      { turn: 0, looking: {} },
    ),
    map(({ turn }) => turn),
    distinctUntilChanged(),
  ); // prettier-ignore

/** Something that was known is not so any more. */
const isOther = (before: Looking, now: Looking): boolean =>
  (['uid', 'businessId', 'role'] as const).some((name) => before[name] !== undefined && before[name] !== now[name]);
