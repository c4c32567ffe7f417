import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { EGG_ITEM_OF_GRADE } from '../sales/egg-items.ts';
import { ACCOUNTS, type Cause } from './posting.ts';
import type { Writer } from './writer.ts';

type Of<K extends FarmActivity['kind']> = Extract<FarmActivity, { kind: K }>;

/** What happened in a flock, as far as the books go. [LED-40, LED-44, LED-45, LED-58] */
export function postActivity(activity: FarmActivity, write: Writer): void {
  write.at(activity.day, activity.occurred_at);
  const { farm_id: farm } = activity;
  switch (activity.kind) {
    case 'eggs':
      return postEggs(activity, write);
    case 'mortality':
      return write.count('heads', 'heads', -activity.qty, { farm, cause: 'dead', category: activity.cause });
    case 'cull': {
      // Birds that are sold leave by the sale, never twice. [ACT-5]
      if (activity.outcome === 'sold') return;
      const cause = activity.outcome === 'eaten' ? 'eaten' : 'dead';
      return write.count('heads', 'heads', -activity.qty, { farm, cause, category: 'culled' });
    }
    case 'transfer':
      write.count('from', 'heads', -activity.qty, { farm, cause: 'transfer_out' });
      return write.count('to', 'heads', activity.qty, { farm: activity.to_farm_id, cause: 'transfer_in' });
    case 'count':
      return write.count('heads', 'heads', activity.qty, { farm, cause: 'count', absolute: true });
    case 'feed':
      return postIssue(activity, 'feed', activity.qty, write);
    case 'medication':
      return postIssue(activity, 'medicine', activity.qty ?? 0, write);
    case 'vaccination':
      return postIssue(activity, 'vaccine', activity.qty ?? 0, write);
    case 'water':
    case 'weighing':
    case 'temperature':
    case 'cleaning':
    case 'lighting':
    case 'visit':
    case 'note':
      return; // they say much, and move nothing
  }
}

/** Every egg counts as laid. Broken ones go nowhere, withheld ones are put apart, the rest goes into stock. */
function postEggs({ farm_id: farm, grades, withheld }: Of<'eggs'>, write: Writer): void {
  for (const { grade, qty, item_id } of grades) {
    write.count(`${grade}.laid`, 'eggs', qty, { farm, grade });
    if (grade === 'broken') continue;
    if (withheld) write.count(`${grade}.apart`, 'withheld', qty, { farm, grade });
    else {
      const item = item_id ?? EGG_ITEM_OF_GRADE[grade];
      write.count(`${grade}.goods`, 'stock', qty, { account: ACCOUNTS.goods, item, farm, cause: 'eggs' });
    }
  }
}

type Issue = Of<'feed' | 'medication' | 'vaccination'>;

function postIssue(activity: Issue, cause: Cause, qty: number, write: Writer): void {
  const { farm_id: farm, raw_material_id: item } = activity;
  const batch = activity.kind === 'feed' ? undefined : activity.batch_no;
  write.count('goods', 'stock', -qty, { account: ACCOUNTS.materials, item, farm, cause, category: cause, batch });
}
