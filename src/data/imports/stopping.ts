import { ok } from '../../domain/result.ts';
import type { CommandInput, CommandResult } from '../../contract/port.ts';

/** Imports that somebody wants no more, by their id. */
const stopped = new Set<string>();

/** Stop an import while nothing of it is written; once it is written it is whole. [IMP-7] */
export async function stopImport({ id }: CommandInput<'imports.stop'>): Promise<CommandResult<'imports.stop'>> {
  stopped.add(id);
  return ok({ id });
}

/** Whether an import goes on: what was asked meanwhile is heard first. */
export async function goesOn(id: string | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return id === undefined || !stopped.delete(id);
}
