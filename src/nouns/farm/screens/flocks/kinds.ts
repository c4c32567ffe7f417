import {
  IconArrowsExchange,
  IconBowl,
  IconBulb,
  IconDroplet,
  IconEgg,
  IconListNumbers,
  IconMeat,
  IconNotes,
  IconPill,
  IconScale,
  IconSkull,
  IconSpray,
  IconTemperature,
  IconUsers,
  IconVaccine,
  type Icon,
} from '@tabler/icons-react';
import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import type { FlockRow } from '../../../../contract/farm.ts';
import { isForMeat } from '../../../../domain/flocks/curve-copies.ts';

const DAILY = ['mortality', 'feed', 'water', 'medication', 'vaccination', 'weighing'] as const;
const RARE = ['transfer', 'count', 'temperature', 'cleaning', 'lighting', 'visit', 'note'] as const;

/**
 * Kinds with a big button of their own; the eighth button opens the others. For meat birds eggs are among the others.
 * [ACT-8]
 */
export const kindsOf = (
  flock: Pick<FlockRow, 'purpose'>,
): { big: readonly ActivityKind[]; more: readonly ActivityKind[] } =>
  isForMeat(flock)
    ? { big: [...DAILY, 'cull'], more: [...RARE, 'eggs'] }
    : { big: ['eggs', ...DAILY], more: ['cull', ...RARE] };

/** The icon of each kind, for users who read slowly. */
export const KIND_ICONS: Readonly<Record<ActivityKind, Icon>> = {
  eggs: IconEgg,
  mortality: IconSkull,
  feed: IconBowl,
  water: IconDroplet,
  medication: IconPill,
  vaccination: IconVaccine,
  weighing: IconScale,
  cull: IconMeat,
  transfer: IconArrowsExchange,
  count: IconListNumbers,
  temperature: IconTemperature,
  cleaning: IconSpray,
  lighting: IconBulb,
  visit: IconUsers,
  note: IconNotes,
};

/** The kind named in a URL; undefined for any other word. */
export const kindOf = (word: string | null): ActivityKind | undefined =>
  word !== null && Object.hasOwn(KIND_ICONS, word) ? (word as ActivityKind) : undefined;
