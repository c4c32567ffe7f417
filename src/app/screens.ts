import type { ComponentType } from 'react';

const modules = import.meta.glob<Record<string, ComponentType>>('../features/**/*.screen.tsx');

/** Load the screen that a line of the table names; the module exports exactly one `…Screen`. [SHL-7] */
export async function loadScreen(name: string): Promise<ComponentType> {
  const module = await modules[`../features/${name}.screen.tsx`]?.();
  const found = module && Object.entries(module).find(([exported]) => exported.endsWith('Screen'));
  if (!found) throw new Error(`no screen ${name}`);
  return found[1];
}
