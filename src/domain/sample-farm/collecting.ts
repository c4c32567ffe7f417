import { addDays } from '../time/local-day.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Dice } from './dice.ts';
import type { Doc } from './farm-book.ts';
import type { Farm } from './farm.ts';
import { mobileReference } from './mobile-reference.ts';
import type { Till } from './stores.ts';

/** Share of customers who never pay the rest. */
const NEVER = 0.07;

/**
 * Plan the later payment of a credit sale: mostly around its due day, sometimes weeks after, in one or two parts, or
 * never.
 */
export function planSettlement(farm: Farm, sale: Doc<'sales'>, customer: Customer, open: number, dice: Dice): void {
  if (dice.chance(NEVER)) return;
  const late = dice.chance(0.72) ? dice.between(-3, 6) : dice.between(8, 45);
  const first = open > 60_000 && dice.chance(0.3) ? Math.round((open * dice.between(3, 7)) / 10 / 1_000) * 1_000 : 0;
  const due = sale.due_date ?? sale.day;
  const on = (days: number) => [addDays(due, days), addDays(sale.day, 1)].sort().at(-1)!;
  const letOff = dice.chance(0.02) && open - first > 30_000 ? 1_000 : 0;
  if (first > 0) receive(farm, sale, customer, first, on(late), dice);
  receive(farm, sale, customer, open - first - letOff, on(late + (first > 0 ? 7 : 0)), dice);
  if (letOff > 0) farm.later(on(late + 8), (day) => write(farm, sale, customer, { amount: letOff, day, method: 'credit_note' }, dice)); // prettier-ignore
}

function receive(farm: Farm, sale: Doc<'sales'>, customer: Customer, amount: number, on: string, dice: Dice): void {
  const method: Till = dice.chance(0.5) ? 'mobile_money' : dice.chance(0.8) ? 'cash' : 'bank';
  const [onAccount, twice] = [dice.chance(0.15), dice.chance(0.012)];
  farm.later(on, (day) => {
    write(farm, sale, customer, { amount, day, method, onAccount }, dice);
    farm.purse.add(method, amount);
    if (!twice) return;
    // Recorded by two people; the owner voids one record.
    const again = write(farm, sale, customer, { amount, day, method, onAccount }, dice);
    voidIt(farm, again, farm.clock.after(again.created_at, 95));
  });
}

interface Received {
  readonly amount: number;
  readonly day: string;
  readonly method: Till | 'credit_note';
  readonly onAccount?: boolean;
}

function write(farm: Farm, sale: Doc<'sales'>, customer: Customer, received: Received, dice: Dice): Doc<'payments'> {
  const { book, clock, devices, people } = farm;
  const { amount, day, method, onAccount = false } = received;
  const device = dice.chance(0.6) ? dice.pick(devices.stalls) : devices.office;
  return book.fact(
    'payments',
    {
      direction: 'in',
      party_kind: 'customer',
      party_id: customer.id,
      ...(onAccount ? { target_kind: 'account' } : { target_kind: 'sale', target_id: sale.id }),
      amount,
      method,
      ...(method === 'mobile_money' && { reference: mobileReference(dice) }),
      received_by: people[device.by],
    },
    { device, at: clock.at(day, dice.between(8, 17), dice.between(0, 59)), day },
  );
}

/** Void a duplicate record. */
export const voidIt = (
  { book, devices, people }: Farm,
  fact: Doc<'sales' | 'payments' | 'farm_activities'>,
  at: string,
): void =>
  book.change(
    fact,
    { voided_at: at, voided_by: people.owner, void_reason: 'Recorded twice' },
    { device: devices.office, at, silent: true },
  );
