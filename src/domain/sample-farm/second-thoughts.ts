import { mulDiv } from '../money/mul-div.ts';
import { addDays } from '../time/local-day.ts';
import { voidIt } from './collecting.ts';
import type { Device } from './devices.ts';
import type { Dice } from './dice.ts';
import type { Doc } from './farm-book.ts';
import type { Farm } from './farm.ts';

interface Sold {
  readonly device: Device;
  readonly dice: Dice;
  readonly paidAll: boolean;
  readonly total: number;
}

/** What happens to a sale after it was written: mostly nothing, else it is edited, doubled and voided, or given back. */
export function afterwards(farm: Farm, sale: Doc<'sales'>, sold: Sold): void {
  const what = sold.dice.next();
  if (what < 0.015) edit(farm, sale, sold);
  else if (what < 0.022) double(farm, sale, sold);
  else if (what < 0.032 && sold.paidAll) giveBack(farm, sale, sold);
}

const REASONS = ['One tray less, counted again', 'Wrong price', 'Wrong customer', 'He took cracked ones'];

function edit({ book, clock }: Farm, sale: Doc<'sales'>, { device, dice }: Sold): void {
  const at = clock.after(sale.created_at, dice.between(4, 90));
  book.change(sale, { lines: sale.lines }, { device, at, reason: dice.pick(REASONS) });
}

/** The same once more, a minute later, and voided when it is seen. */
function double(farm: Farm, sale: Doc<'sales'>, { device }: Sold): void {
  const { book, clock } = farm;
  const { kind, status, channel, lines, customer_id, customer_name, initial_payment, due_date } = sale;
  const again = book.fact(
    'sales',
    {
      kind,
      status,
      channel,
      lines: lines.map((line) => ({ ...line, line_id: book.newId() })),
      ...(customer_id !== undefined && { customer_id }),
      ...(customer_name !== undefined && { customer_name }),
      ...(initial_payment && { initial_payment }),
      ...(due_date !== undefined && { due_date }),
    },
    { device, at: clock.after(sale.occurred_at, 1), day: sale.day },
  );
  voidIt(farm, again, clock.after(again.created_at, 12));
}

/** A part of the first line comes back the next day, at what it was sold for; the money goes back from the cash box. */
function giveBack(farm: Farm, sale: Doc<'sales'>, { device, dice, total }: Sold): void {
  const line = sale.lines[0]!;
  if (line.item_kind !== 'egg' && line.item_kind !== 'shop') return;
  const qty = line.item_kind === 'egg' ? Math.min(line.qty, 30) : 1;
  const net = mulDiv(qty, line.unit_price, line.factor);
  if (net > total || farm.purse.of('cash') < net) return;
  farm.later(addDays(sale.day, 1), (day) => {
    const restock = dice.chance(0.5) ? 'yes' : 'loss';
    const { book, clock } = farm;
    const { customer_id, customer_name, channel } = sale;
    const given = { ...line, qty, net, tax: 0, restock } as const;
    book.fact(
      'sales',
      {
        kind: 'return',
        of_sale_id: sale.id,
        status: 'confirmed',
        channel,
        lines: [given],
        ...(customer_id !== undefined && { customer_id }),
        ...(customer_name !== undefined && { customer_name }),
        initial_payment: { amount: net, method: 'cash' },
        note:
          restock === 'yes'
            ? 'Took one too many'
            : line.item_kind === 'egg'
              ? 'Bad eggs in the tray'
              : 'Broken when unpacked',
      },
      { device, at: clock.at(day, 10, dice.between(0, 50)), day },
    );
    farm.purse.add('cash', -net);
    if (restock === 'yes') farm.stock.add(line.item_id!, qty);
  });
}
