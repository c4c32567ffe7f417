import type { ComponentType } from 'react';
import { loadWords } from '../client/language.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../features/**/*.screen.tsx');

/** Screens from which data is brought in: the wizard's words are a catalogue apart. [IMP-1] */
const BRING_IN = new Set(['sales/customers', 'suppliers/suppliers', 'settings/settings']);

/** Load the screen that a line of the table names, and its feature's words; the module exports exactly one `…Screen`. [SHL-7] */
export async function loadScreen(name: string): Promise<ComponentType> {
  const [module] = await Promise.all([
    modules[`../features/${name}.screen.tsx`]?.(),
    loadWords(name.slice(0, name.indexOf('/'))),
    ...(BRING_IN.has(name) ? [loadWords('import')] : []),
  ]);
  const found = module && Object.entries(module).find(([exported]) => exported.endsWith('Screen'));
  if (!found) throw new Error(`no screen ${name}`);
  return found[1];
}
