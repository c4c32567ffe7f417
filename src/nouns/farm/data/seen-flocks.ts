import { map, type Observable } from 'rxjs';
import type { FlockDoc } from '../../../store/book.ts';
import { liveThings } from '../../../data/live.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';

/** True when a flock is one in which this person works: an attendant may have only some. [PPL-3] */
export const worksIn = ({ member }: OpenBusiness, farmId: string): boolean =>
  member.role !== 'attendant' || (member.farm_ids ?? []).length === 0 || member.farm_ids!.includes(farmId);

/** All flocks of a business that are on this phone. */
export const flocksOf = ({ book }: Session, businessId: string): Observable<readonly FlockDoc[]> =>
  liveThings<FlockDoc>(book.farm, businessId).pipe(map((flocks) => flocks.filter(({ archived }) => !archived)));
