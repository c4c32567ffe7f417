import { ok } from '../../../domain/result.ts';
import { importId, importInput } from '../../../contract/inputs/transfer.ts';
import { command } from '../../../data/command.ts';
import { stopImport } from './stopping.ts';

/* Most users never import anything: the code is loaded with its first use. [IMP-1] */
const importing = () => import('./import-rows.ts');

export const lookAtRows = command({
  name: 'imports.look',
  input: importInput,
  needs: 'member',
  run: async (work, input) => (await importing()).lookAtRows(work, input),
});

export const addRows = command({
  name: 'imports.add',
  input: importInput,
  saves: 'record',
  needs: 'member',
  run: async (work, input) => (await importing()).addRows(work, input),
});

export const stopImporting = command({
  name: 'imports.stop',
  input: importId,
  run: async (_deps, { id }) => {
    stopImport(id);
    return ok({ id });
  },
});
