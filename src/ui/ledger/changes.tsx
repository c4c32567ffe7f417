import { later } from '../later.tsx';
import type { ChangesProps } from './changes-list.tsx';

/** Changes of a record, in a deferred chunk, so that recording does not wait for it. [PRF-11] */
export const Changes = later<ChangesProps>(
  async () => (await import('./changes-list.tsx')).ChangesList,
  ({ entries }) => entries.length > 0,
);
