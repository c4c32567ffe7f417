import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a data folder with the operator's secret, readable only by the folder's owner. */
export const operatorSecretFile = 'operator-secret';

/** Load the operator's secret, generated at the first start. [BCK-25] */
export async function loadOperatorSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, operatorSecretFile);
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (stored.trim() !== '') return stored.trim();
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600, flush: true });
  return secret;
}

/** Whether an Authorization header is "Bearer <secret>", compared in constant time. */
export function hasSecret(authorization: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}
