import { open } from 'node:fs/promises';

/** A new or renamed file is only safe when its folder is on disk too. Systems that cannot sync a folder are let be. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch((error: NodeJS.ErrnoException) => {
    if (!['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'].includes(error.code ?? '')) throw error;
  });
  await handle.close();
}
