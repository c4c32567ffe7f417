import { share } from '../money/share.ts';
import { Desk } from './desk.ts';
import { deriveHeads } from './derive-heads.ts';
import { deriveStock } from './derive-stock.ts';
import { flockEntity, SPREAD, type Derived, type SpreadState, type State } from './fold.ts';
import { ACCOUNTS, type Posting } from './posting.ts';

/** What a group needs beside its postings. */
export interface Around {
  /** State of an entity after the group before this one that touched it. */
  readonly before: (entity: string) => State | undefined;
  /** What the book says is in a cash box or account before this group. Units: minor units. */
  readonly cash: (method: string) => number;
}

/** What the postings of one document at one moment derive. [LED-21] */
export function derive(day: string, postings: readonly Posting[], around: Around): Derived {
  const desk = new Desk(day, around.before);
  const run = { cost: 0 };
  for (const posting of postings) {
    if (posting.book === 'stock' && posting.cause !== 'run_out') deriveStock(desk, posting, run);
    if (posting.book === 'heads') deriveHeads(desk, posting, run);
    if (posting.book === 'money') deriveMoney(desk, posting, run);
    if (posting.book === 'cash') countCash(desk, posting, around.cash(posting.method!));
  }
  giveOut(desk, postings.filter(({ cause }) => cause === 'run_out'), run.cost); // prettier-ignore
  return desk.done();
}

/** Costs of keeping that a document names itself: of placing a flock, of one flock's expense, of what is spread later. */
function deriveMoney(
  desk: Desk,
  { id, cause, amount = 0, farm, category = 'other', account }: Posting,
  run: { cost: number },
): void {
  if (cause === 'run_in') run.cost += amount;
  if (cause === 'placement' && account === ACCOUNTS.birds) {
    const flock = desk.flock(farm!);
    desk.put(flockEntity(farm!), { ...flock, carrying: flock.carrying + amount });
  }
  if (cause === 'expense') {
    desk.charge({ farm: farm!, category }, amount);
    desk.row(ACCOUNTS.chargedToFlocks, -amount, { farm, category });
  }
  if (cause === 'spread') {
    const { waiting } = (desk.state(SPREAD) ?? { waiting: [] }) as SpreadState;
    desk.put(SPREAD, { waiting: [...waiting, { id, amount, category }] });
  }
}

/** What a run made bears what it took, by cost share. [LED-57] */
function giveOut(desk: Desk, outputs: readonly Posting[], cost: number): void {
  const values = share(cost, outputs.map(({ cost_share_bp = 0 }) => cost_share_bp)); // prettier-ignore
  outputs.forEach((output, i) => {
    desk.row(desk.item(output).inventory, values[i]!, { item: output.item });
    desk.row(ACCOUNTS.processing, -values[i]!);
    desk.putIn(output, output.qty!, values[i]!);
  });
}

function countCash(desk: Desk, { method, qty = 0 }: Posting, level: number): void {
  desk.row(ACCOUNTS.money, qty - level, { method });
  desk.row(ACCOUNTS.cashDifferences, level - qty, { method });
}
