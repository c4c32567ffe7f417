/** Ids of stopped imports. */
const stopped = new Set<string>();

/** Stop an import while nothing of it is written; once it is written it is complete. [IMP-7] */
export const stopImport = (id: string): void => void stopped.add(id);

/** Whether an import continues; a stop requested meanwhile is processed first. */
export async function goesOn(id: string | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return id === undefined || !stopped.delete(id);
}
