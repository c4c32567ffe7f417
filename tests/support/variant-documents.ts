import type { ActivityKind, FarmActivity } from '../../schemas/farm-activity.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { StockEntry } from '../../schemas/stock-entry.schema.ts';
import { factFields, type But } from './record-fields.ts';

/* Builders of the kinds that have variants: activities by kind, stock entries by kind. See documents.ts. */

/** Fields specific to each kind of activity. */
const activities: { readonly [K in ActivityKind]: () => Omit<Extract<FarmActivity, { kind: K }>, ActivityCommon> } = {
  eggs: () => ({ kind: 'eggs', grades: [{ grade: 'good', qty: 250 }], withheld: false }),
  mortality: () => ({ kind: 'mortality', qty: 4, cause: 'heat' }),
  cull: () => ({ kind: 'cull', qty: 2, outcome: 'killed' }),
  transfer: () => ({ kind: 'transfer', qty: 50, to_farm_id: newDocumentId() }),
  count: () => ({ kind: 'count', qty: 423 }),
  feed: () => ({ kind: 'feed', raw_material_id: newDocumentId(), qty: 53_000, unit: 'kg', factor: 1_000 }),
  water: () => ({ kind: 'water', qty: 80_000, unit: 'jerrican', factor: 20_000 }),
  medication: () => ({ kind: 'medication', raw_material_id: newDocumentId(), qty: 100, days: 5 }),
  vaccination: () => ({ kind: 'vaccination', raw_material_id: newDocumentId(), qty: 500, birds: 500 }),
  weighing: () => ({ kind: 'weighing', sample: 10, total_g: 20_350 }),
  temperature: () => ({ kind: 'temperature', tenths_c: 325, humidity: 60 }),
  cleaning: () => ({ kind: 'cleaning' }),
  lighting: () => ({ kind: 'lighting', light_minutes: 960 }),
  visit: () => ({ kind: 'visit', visitor: 'The vet' }),
  note: () => ({ kind: 'note', note: 'They ate slowly.' }),
};
type ActivityCommon = keyof ReturnType<typeof factFields> | 'farm_id' | 'session' | 'performed_by';

export const ACTIVITY_KINDS = Object.keys(activities) as ActivityKind[];

/** An activity of a kind, recorded at the time it happened by default. */
export const anActivity = <K extends ActivityKind>(
  kind: K,
  but: But<Extract<FarmActivity, { kind: K }>> = {} as never,
) =>
  ({
    ...factFields(),
    farm_id: 'flock0000001',
    session: 'morning',
    performed_by: 'uid-of-asha',
    ...('occurred_at' in but && { created_at: but.occurred_at as string }),
    ...activities[kind](),
    ...but,
  }) as unknown as Extract<FarmActivity, { kind: K }>;

type EntryKind = StockEntry['kind'];
const anItem = () => ({ item_kind: 'shop' as const, item_id: newDocumentId(), qty: 30 });

/** Fields specific to each kind of stock entry. */
const entries: {
  readonly [K in EntryKind]: () => Omit<Extract<StockEntry, { kind: K }>, keyof ReturnType<typeof factFields>>;
} = {
  opening: () => ({ kind: 'opening', ...anItem(), value: 5_000 }),
  loss: () => ({ kind: 'loss', ...anItem(), reason: 'breakage' }),
  found: () => ({ kind: 'found', ...anItem() }),
  count: () => ({ kind: 'count', ...anItem(), qty: 85 }),
  internal_use: () => ({ kind: 'internal_use', ...anItem(), used_for: 'household' }),
  gift: () => ({ kind: 'gift', ...anItem() }),
  release: () => ({ ...anItem(), kind: 'release', item_kind: 'withheld_eggs', to_item_id: newDocumentId() }),
  production: () => ({
    kind: 'production',
    run_no: 'K7M-0001',
    type: 'feed_milling',
    inputs: [{ line_id: newDocumentId(), item_kind: 'raw_material', item_id: newDocumentId(), qty: 70_000 }],
    outputs: [
      {
        line_id: newDocumentId(),
        item_kind: 'raw_material',
        item_id: newDocumentId(),
        qty: 68_000,
        cost_share: 10_000,
      },
    ],
  }),
};

export const ENTRY_KINDS = Object.keys(entries) as EntryKind[];

/** A stock entry of a kind. */
export const aStockEntry = <K extends EntryKind>(kind: K, but: But<Extract<StockEntry, { kind: K }>> = {} as never) =>
  ({ ...factFields(), ...entries[kind](), ...but }) as unknown as Extract<StockEntry, { kind: K }>;
