import { combineLatest, distinctUntilChanged, map, of, scan, startWith, switchMap, type Observable } from 'rxjs';
import type { Member } from '../../schemas/workspace.schema.ts';
import type { Deps } from './deps.ts';

/** User, business and role of the current viewer; absent while not known yet. */
interface Looking {
  readonly uid?: string | undefined;
  readonly businessId?: string | undefined;
  readonly role?: Member['role'] | undefined;
}

/**
 * Counter that rises whenever the viewer changes: another user or none, another business or none, another role. Earlier
 * answers are not meant for the new viewer. [ACC-20] A first sign-in, and details of it that become known later, are no
 * change.
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

/** A value that was known has changed. */
const isOther = (before: Looking, now: Looking): boolean =>
  (['uid', 'businessId', 'role'] as const).some((name) => before[name] !== undefined && before[name] !== now[name]);
