import { t } from '@lingui/core/macro';
import type { SaleLine } from '../../../schemas/sale.schema.ts';
import { EGG_ITEMS } from '../../domain/sales/egg-items.ts';
import { quantityWords } from '../numbers/quantity-words.ts';

/** What is needed of a thing to name it. */
interface NamedItem {
  readonly item_kind: SaleLine['item_kind'];
  readonly grade?: 'good' | 'small' | 'cracked' | undefined;
  readonly description?: string | undefined;
}

/** An egg grade as people say it. [LOK-13] */
export function gradeWords(grade: NonNullable<NamedItem['grade']>): string {
  return { good: t`Eggs, good`, small: t`Eggs, small`, cracked: t`Eggs, cracked` }[grade];
}

/** Name of a thing that can be sold. */
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

/** What a sale sold, in one line: the first things and how many more. [SAL-22] */
export function itemsInWords(lines: readonly SaleLine[], most = 2): string {
  const first = lines.slice(0, most).map(lineWords).join(', ');
  const more = lines.length - most;
  return more > 0 ? t`${first} and ${more} more` : first;
}
