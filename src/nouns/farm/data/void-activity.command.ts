import { command } from '../../../data/command.ts';
import { voidStored } from '../../../data/void-fact.ts';

/** Take a record of the farm that is wrong out of the book. Attendants change nothing. [ACT-10, DOC-7] */
export const voidActivity = command({
  name: 'farm.voidActivity',
  needs: 'member',
  run: (work, input) => voidStored(work, 'farm_activities', input),
});
