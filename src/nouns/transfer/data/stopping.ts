/** Imports that somebody wants no more, by their id. */
const stopped = new Set<string>();

/** Stop an import while nothing of it is written; once it is written it is whole. [IMP-7] */
export const stopImport = (id: string): void => void stopped.add(id);

/** Whether an import goes on: what was asked meanwhile is heard first. */
export async function goesOn(id: string | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return id === undefined || !stopped.delete(id);
}
