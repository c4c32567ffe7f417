import { later } from '../later.tsx';
import type { ChangesProps } from './changes-list.tsx';

/** What was changed of a record; whoever writes records down waits for none of it. [PRF-11] */
export const Changes = later<ChangesProps>(
  async () => (await import('./changes-list.tsx')).ChangesList,
  ({ entries }) => entries.length > 0,
);
