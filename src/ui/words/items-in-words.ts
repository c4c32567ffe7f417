import { t } from '@lingui/core/macro';
import type { SaleLine } from '../../../schemas/sale.schema.ts';
import { EGG_ITEMS } from '../../domain/sales/egg-items.ts';
import { quantityWords } from '../numbers/quantity-words.ts';

/** Fields needed to name an item. */
interface NamedItem {
  readonly item_kind: SaleLine['item_kind'];
  readonly grade?: 'good' | 'small' | 'cracked' | undefined;
  readonly description?: string | undefined;
}

/** Label of an egg grade. [LOK-13] */
export function gradeWords(grade: NonNullable<NamedItem['grade']>): string {
  return { good: t`Eggs, good`, small: t`Eggs, small`, cracked: t`Eggs, cracked` }[grade];
}

/** Name of an item that can be sold. */
export function itemWords({ item_kind, grade, description = '' }: NamedItem): string {
  if (grade) return gradeWords(grade);
  return item_kind === 'bird' ? t`Birds, ${description}` : description;
}

/** One line in a list: "2 trays", "8 trays, Eggs, small" is "8 trays small", others "15 × Spent hen". [SAL-22] */
function lineWords(line: SaleLine): string {
  const quantity = quantityWords(line.qty, line.unit, line.factor);
  if (line.item_kind === 'bird') return quantity;
  if (line.item_kind !== 'egg')
    return line.unit === 'piece' ? `${line.qty} × ${line.description}` : `${quantity} ${line.description}`;
  const grade = EGG_ITEMS.find(({ item_id }) => item_id === line.item_id)?.grade;
  if (grade === 'small') return t`${quantity} small`;
  if (grade === 'cracked') return t`${quantity} cracked`;
  return quantity;
}

/** Items of a sale in one line: the first ones and the number of others. [SAL-22] */
export function itemsInWords(lines: readonly SaleLine[], most = 2): string {
  const first = lines.slice(0, most).map(lineWords).join(', ');
  const more = lines.length - most;
  return more > 0 ? t`${first} and ${more} more` : first;
}
