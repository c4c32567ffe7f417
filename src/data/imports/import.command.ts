import { ok } from '../../domain/result.ts';
import { command } from '../command.ts';
import { stopImport } from './stopping.ts';

/* Most people never bring anything in: what does it is loaded with its first use. [IMP-1] */
const importing = () => import('./import-rows.ts');

export const lookImport = command({
  name: 'imports.look',
  run: async (deps, input) => (await importing()).lookAtRows(deps, input),
});

export const addImport = command({
  name: 'imports.add',
  saves: 'record',
  run: async (deps, input) => (await importing()).addRows(deps, input),
});

export const stopImporting = command({
  name: 'imports.stop',
  run: async (_deps, { id }) => {
    stopImport(id);
    return ok({ id });
  },
});
