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

/** Kinds with a big button of their own; the eighth button opens the others. [ACT-8] */
export const BIG_KINDS = ['eggs', 'mortality', 'feed', 'water', 'medication', 'vaccination', 'weighing'] as const;
export const MORE_KINDS = ['cull', 'transfer', 'count', 'temperature', 'cleaning', 'lighting', 'visit', 'note'] as const; // prettier-ignore

/** The picture of each kind, for whoever reads slowly. */
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

const KINDS: ReadonlySet<string> = new Set([...BIG_KINDS, ...MORE_KINDS]);

/** The kind that an address names; undefined for any other word. */
export const kindOf = (word: string | null): ActivityKind | undefined =>
  word !== null && KINDS.has(word) ? (word as ActivityKind) : undefined;
