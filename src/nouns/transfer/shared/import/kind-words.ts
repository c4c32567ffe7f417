import { plural, t } from '@lingui/core/macro';
import type { ImportKind } from '../../../../domain/imports/import-row.ts';

/** Heading of the list of new rows. */
export function newsWords(kind: ImportKind): string {
  switch (kind) {
    case 'customers':
      return t`New customers`;
    case 'suppliers':
      return t`New suppliers`;
    case 'items':
      return t`New items`;
    case 'money':
      return t`New amounts`;
  }
}

/** The effect of the file on records that are in the book already. */
export function updateWords(kind: ImportKind): string {
  if (kind === 'items') return t`Takes the prices of the file`;
  return kind === 'money' ? t`Takes the new amount` : t`Gets what it lacks`;
}

/** The button text: "Add 983 customers", "Add 3 items, change 2". */
export function addWords(kind: ImportKind, news: number, changed: number): string {
  if (news === 0 && changed === 0) return t`Nothing new`;
  const change = plural(changed, { one: 'change #', other: 'change #' });
  if (news === 0) return plural(changed, { one: 'Change # row', other: 'Change # rows' });
  const add = newWords(kind, news);
  return changed === 0 ? add : `${add}, ${change}`;
}

function newWords(kind: ImportKind, news: number): string {
  switch (kind) {
    case 'customers':
      return plural(news, { one: 'Add # customer', other: 'Add # customers' });
    case 'suppliers':
      return plural(news, { one: 'Add # supplier', other: 'Add # suppliers' });
    case 'items':
      return plural(news, { one: 'Add # item', other: 'Add # items' });
    case 'money':
      return plural(news, { one: 'Add # amount', other: 'Add # amounts' });
  }
}
