import { eggsIn, type ActivityContent } from './activity-draft.ts';

const [THOUSAND, MINUTES, TENTHS] = [1_000, 60, 10];

/** Quantity of a record, in the unit in which such records are summed; undefined when it has no number. [IMP-2] */
export function recordedQuantity(content: ActivityContent): { readonly qty: number; readonly unit: string } | undefined {
  switch (content.kind) {
    case 'eggs':
      return { qty: eggsIn(content), unit: 'egg' };
    case 'mortality':
    case 'cull':
    case 'transfer':
    case 'count':
      return { qty: content.qty, unit: 'bird' };
    case 'feed':
      return { qty: content.qty / THOUSAND, unit: 'kg' };
    case 'water':
      return { qty: content.qty / THOUSAND, unit: 'l' };
    case 'medication':
      return content.qty === undefined ? undefined : { qty: content.qty / (content.factor ?? 1), unit: content.unit ?? '' };
    case 'vaccination':
      return { qty: content.birds, unit: 'bird' };
    case 'weighing': {
      const { sample, total_g = 0, weights_g } = content;
      const all = weights_g ? weights_g.reduce((sum, one) => sum + one, 0) : total_g;
      return { qty: all / sample / THOUSAND, unit: 'kg' };
    }
    case 'temperature':
      return { qty: content.tenths_c / TENTHS, unit: '°C' };
    case 'lighting':
      return { qty: content.light_minutes / MINUTES, unit: 'h' };
    case 'cleaning':
    case 'visit':
    case 'note':
      return undefined;
  }
} // prettier-ignore
