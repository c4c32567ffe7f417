import type { CommandInput } from '../../../src/contract/port.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { dayOnPhone } from '../../e2e/support/phone-place.ts';

/** Input of `farm.addFlock`: a house of a hundred hens placed today, with overrides. */
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
