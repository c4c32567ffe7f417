import { resolve } from 'node:path';
import { exportFolder, importFolder } from '../backend/store/archive.ts';
import { runMain } from './open-backend.ts';
import { PlainFault } from '../backend/plain-fault.ts';

/**
 * `npm run backup -- export FILE` writes the whole data folder into one file, `import FILE` creates an empty data
 * folder's contents from it. The folder is .data, or FLOCKBOOK_DATA. The file has everything: accounts, the signing
 * key, documents. [BCK-21]
 */
await runMain(async () => {
  const [action, file, ...more] = process.argv.slice(2);
  const folder = resolve(process.env['FLOCKBOOK_DATA'] ?? '.data');
  if (file === undefined || more.length > 0 || (action !== 'export' && action !== 'import')) {
    throw new PlainFault(
      'usage: npm run backup -- export FILE | import FILE   (data folder: FLOCKBOOK_DATA, or .data)',
    );
  }
  const path = resolve(file);
  try {
    const files = action === 'export' ? await exportFolder(folder, path) : await importFolder(path, folder);
    console.log(
      action === 'export'
        ? `${files} files of ${folder} are in ${path}. Whoever has this file can sign in as anybody: keep it safe.`
        : `${files} files of ${path} are in ${folder}.`,
    );
  } catch (error) {
    throw new PlainFault(error instanceof Error ? error.message : String(error));
  }
});
