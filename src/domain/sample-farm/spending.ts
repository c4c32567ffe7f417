import { addDays } from '../time/local-day.ts';
import type { NewFact } from './farm-book.ts';
import type { Farm } from './farm.ts';

type Category = NewFact<'expenses'>['category'];
interface Spent {
  readonly category: Category;
  readonly payee: string;
  readonly amount: number;
  readonly farm_id?: string;
  readonly spread?: true;
  readonly monthly?: true;
  /** Days until payment, when not paid at once. */
  readonly paidAfter?: number;
  readonly note?: string;
}

/** Rent, wages, electricity, and other expenses of a day. */
export function spendDay(farm: Farm, day: string): void {
  const dice = farm.dice('spending', day);
  const date = Number(day.slice(8));
  const times = Math.max(1, farm.scale);
  const rounded = (amount: number) => Math.round((amount * times) / 1_000) * 1_000;
  const spend = (spent: Spent) => write(farm, day, spent);
  if (date === 1) spend({ category: 'rent', payee: 'Mr. Ssebunya, land', amount: rounded(220_000), spread: true, monthly: true, paidAfter: 5 }); // prettier-ignore
  if (date === 5) spend({ category: 'electricity', payee: 'Power company', amount: rounded(dice.between(48, 82) * 1_000), spread: true }); // prettier-ignore
  if (date === 7) spend({ category: 'water', payee: 'Water company', amount: rounded(dice.between(18, 34) * 1_000), spread: true }); // prettier-ignore
  if (date === 10) spend({ category: 'airtime_data', payee: 'Airtime', amount: rounded(20_000) });
  if (date === 28) wages(farm, day, rounded);
  if (dice.chance(0.14)) spend({ category: 'transport', payee: 'Boda Hassan', amount: dice.between(8, 35) * 1_000 });
  if (dice.chance(0.05)) spend({ category: 'packaging', payee: 'Kalerwe trays', amount: dice.between(20, 60) * 1_000, note: 'Paper trays' }); // prettier-ignore
  if (dice.chance(0.025)) spend({ category: 'repairs', payee: 'Fundi Ronald', amount: dice.between(15, 90) * 1_000 });
  if (dice.chance(0.03)) spend({ category: 'fuel', payee: 'Petrol station', amount: dice.between(20, 60) * 1_000 });
  if (day.slice(5) === '02-14') spend({ category: 'licence_tax', payee: 'Mukono council', amount: rounded(150_000) });
  for (const { document, purpose } of farm.flocks) {
    if (document.placed_on === day && !document.opening) spend({ category: 'litter', payee: 'Coffee husks, Namawojjolo', amount: purpose === 'broiler' ? 90_000 : 120_000, farm_id: document.id }); // prettier-ignore
    if (document.open && purpose === 'layer' && dice.chance(0.008)) spend({ category: 'vet', payee: 'Dr. Kizza, vet', amount: 50_000, farm_id: document.id }); // prettier-ignore
  }
}

function wages(farm: Farm, day: string, rounded: (amount: number) => number): void {
  write(farm, day, { category: 'labour', payee: 'Okello', amount: rounded(220_000), spread: true, monthly: true });
  write(farm, day, { category: 'labour', payee: 'Brian', amount: rounded(250_000), monthly: true, paidAfter: 4 });
}

function write(farm: Farm, day: string, spent: Spent): void {
  const { book, clock, devices, purse, later } = farm;
  const { category, payee, amount, farm_id, spread, monthly, paidAfter, note } = spent;
  const part = paidAfter === undefined ? amount : Math.round(amount / 2_000) * 1_000;
  const series = `${category} ${payee}`;
  const first = monthly && farm.monthly.get(series);
  const method = purse.pay(part, ['cash', 'mobile_money', 'bank']);
  const expense = book.fact(
    'expenses',
    {
      category,
      payee,
      amount,
      ...(farm_id !== undefined && { farm_id }),
      ...(spread && { spread }),
      ...(monthly && { recurring: 'monthly' }),
      ...(first && { recurring_of: first }),
      ...(note !== undefined && { note }),
      ...(method && { initial_payment: { amount: part, method, ...(method === 'mobile_money' && { reference: `MP${day.replaceAll('-', '')}${part}` }) } }), // prettier-ignore
      ...((!method || part < amount) && { due_date: addDays(day, paidAfter ?? 7) }),
    },
    { device: devices.office, at: clock.at(day, 15, 5), day },
  );
  if (monthly && !first) farm.monthly.set(series, expense.id);
  const open = amount - (method ? part : 0);
  if (open === 0) return;
  later(addDays(day, paidAfter ?? 7), (paidOn) => {
    const till = purse.pay(open, ['cash', 'bank', 'mobile_money']);
    if (!till) return;
    book.fact(
      'payments',
      {
        direction: 'out',
        party_kind: 'none',
        target_kind: 'expense',
        target_id: expense.id,
        amount: open,
        method: till,
        ...(till === 'mobile_money' && { reference: `MP${expense.id.slice(0, 8).toUpperCase()}` }),
        received_by: payee,
      },
      { device: devices.office, at: clock.at(paidOn, 15, 25), day: paidOn },
    );
  });
}
