import type { CommandInput } from '../../../src/contract/port.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { dayOnPhone } from '../../e2e/support/phone-place.ts';

/** A house of hundred hens that came today, but for what is said otherwise: the input of `farm.addFlock`. */
export const aFlock = (otherwise: Partial<CommandInput<'farm.addFlock'>> = {}): CommandInput<'farm.addFlock'> => ({
  id: newDocumentId(),
  name: 'House 1',
  house_name: 'House 1',
  purpose: 'layer',
  placed_on: dayOnPhone(),
  age_at_placement_days: 161,
  initial_count: 100,
  pay: { kind: 'before' },
  ...otherwise,
});
