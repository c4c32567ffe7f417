import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { voidStored } from '../../../data/void-fact.ts';

/** Void a wrong record of the farm. Attendants may not void. [ACT-10, DOC-7] */
export const voidActivity = command({
  name: 'farm.voidActivity',
  input: idAndReason,
  needs: 'member',
  run: (work, input) => voidStored(work, 'farm_activities', input),
});
