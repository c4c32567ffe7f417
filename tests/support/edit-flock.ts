import type { CommandResult } from '../../src/contract/port.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import { draftOfFlock } from '../../src/domain/flocks/draft-of-flock.ts';
import type { gracesPhone } from './test-deps.ts';

/** Correct a flock as its form does: its current fields with some changes. */
export async function editFlock(
  phone: Awaited<ReturnType<typeof gracesPhone>>,
  id: string,
  part: Partial<FlockDraft>,
  reason?: string,
): Promise<CommandResult<'farm.editFlock'>> {
  const seen = draftOfFlock((await phone.session.book.farm.find([id])).get(id)!, true);
  return runCommand(phone, 'farm.editFlock', { draft: { ...seen, ...part }, seen, reason });
}
