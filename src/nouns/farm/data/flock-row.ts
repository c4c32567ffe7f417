import { ageInDays } from '../../../domain/flocks/flock-age.ts';
import type { FlockRow } from '../../../contract/farm.ts';
import type { FlockDoc } from '../../../store/book.ts';

/** A flock for tiles, cards and its page, without booked figures. [FLK-8] */
export const flockRow = (flock: FlockDoc, today: string, estimate: boolean): FlockRow => ({
  id: flock.id,
  name: flock.name,
  house_name: flock.house_name,
  unit_type: flock.unit_type,
  purpose: flock.purpose,
  breed: flock.breed,
  placed_on: flock.placed_on,
  closed_on: flock.closed_on,
  age_days: ageInDays(flock, flock.closed_on ?? today),
  estimate,
  sync: flock.sync_state,
});
