import type { ComponentType } from 'react';
import { loadWords } from '../client/language.ts';
import { wordsOfScreen } from './words-of-screen.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../features/**/*.screen.tsx');

/** Load the words of a screen. */
export const loadWordsOf = (name: string): Promise<unknown> => loadWords(...wordsOfScreen(name));

/** Load the screen that a line of the table names, and its words; the module exports exactly one `…Screen`. [SHL-7] */
export async function loadScreen(name: string): Promise<ComponentType> {
  const [module] = await Promise.all([modules[`../features/${name}.screen.tsx`]?.(), loadWordsOf(name)]);
  const found = module && Object.entries(module).find(([exported]) => exported.endsWith('Screen'));
  if (!found) throw new Error(`no screen ${name}`);
  return found[1];
}
