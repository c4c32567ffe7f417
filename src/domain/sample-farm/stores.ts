/** Available stock by item: only what is on hand can be taken. */
export interface Stock {
  of(item: string): number;
  add(item: string, qty: number): void;
  /** Receive goods during a day; available from the next day, because goods cannot be sold before they exist. */
  bring(item: string, qty: number): void;
  night(): void;
  /** Take at most the quantity on hand; returns the quantity taken. */
  take(item: string, qty: number): number;
  /** Goods taken for an order remain in the store until handed over, so that a count finds them. */
  hold(item: string, qty: number): void;
  handOver(item: string, qty: number): void;
  /** Everything in the store: available, received today, or held for orders. */
  there(item: string): number;
  /** Set the level after a count of everything in the store. */
  counted(item: string, qty: number): void;
}

export function emptyStock(): Stock {
  const level = new Map<string, number>();
  const ordered = new Map<string, number>();
  const of = (item: string) => level.get(item) ?? 0;
  const held = (item: string) => ordered.get(item) ?? 0;
  const fresh = new Map<string, number>();
  const add = (item: string, qty: number) => void level.set(item, of(item) + qty);
  return {
    of,
    add,
    bring: (item, qty) => void fresh.set(item, (fresh.get(item) ?? 0) + qty),
    night() {
      for (const [item, qty] of fresh) add(item, qty);
      fresh.clear();
    },
    there: (item) => of(item) + (fresh.get(item) ?? 0) + held(item),
    hold: (item, qty) => void ordered.set(item, held(item) + qty),
    handOver: (item, qty) => void ordered.set(item, held(item) - qty),
    take(item, qty) {
      const taken = Math.min(of(item), qty);
      level.set(item, of(item) - taken);
      return taken;
    },
    counted(item, qty) {
      level.set(item, qty - held(item));
      fresh.delete(item);
    },
  };
}

/** Places in which this farm keeps its money. */
export type Till = 'cash' | 'mobile_money' | 'bank';

/** The farm's money, in minor units: it pays only from what it has. */
export interface Purse {
  of(till: Till): number;
  add(till: Till, amount: number): void;
  /** Pay from the first place with enough money; undefined when none has: then it stays owed. */
  pay(amount: number, from: readonly Till[]): Till | undefined;
}

export function emptyPurse(): Purse {
  const held: Record<Till, number> = { cash: 0, mobile_money: 0, bank: 0 };
  return {
    of: (till) => held[till],
    add: (till, amount) => void (held[till] += amount),
    pay(amount, from) {
      const till = from.find((each) => held[each] >= amount);
      if (till) held[till] -= amount;
      return till;
    },
  };
}
