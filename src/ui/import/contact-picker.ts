import type { ImportRow } from '../../domain/imports/import-row.ts';

/** What browsers on phones offer, where they do; no TypeScript library knows it yet. */
interface ContactsManager {
  select(properties: readonly string[], options: { multiple: boolean }): Promise<readonly Contact[]>;
}
interface Contact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
}

/** Asks the person for some of the phone's contacts; undefined where the browser cannot. Nobody chosen gives no rows. [CUS-7] */
export function contactPicker(): (() => Promise<readonly ImportRow[]>) | undefined {
  const { contacts } = navigator as Navigator & { contacts?: ContactsManager };
  if (!contacts || !('ContactsManager' in globalThis)) return undefined;
  return async () => {
    try {
      const chosen = await contacts.select(['name', 'tel'], { multiple: true });
      return chosen.map(({ name, tel }, i) => ({ row: i + 1, name: name?.[0] ?? '', phone: tel?.[0] ?? '' }));
    } catch {
      // Not allowed, or closed again.
      return [];
    }
  };
}
