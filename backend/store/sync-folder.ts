import { open } from 'node:fs/promises';

/** Sync a folder: a new or renamed file is durable only then. Ignored on systems that cannot sync a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch((error: NodeJS.ErrnoException) => {
    if (!['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'].includes(error.code ?? '')) throw error;
  });
  await handle.close();
}
