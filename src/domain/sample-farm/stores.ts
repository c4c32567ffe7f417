/** What lies in the store, by item: only as much as is there can be taken. */
export interface Stock {
  of(item: string): number;
  add(item: string, qty: number): void;
  /** Takes at most what is there; gives what was taken. */
  take(item: string, qty: number): number;
  /** After a count. */
  set(item: string, qty: number): void;
}

export function emptyStock(): Stock {
  const level = new Map<string, number>();
  const of = (item: string) => level.get(item) ?? 0;
  return {
    of,
    add: (item, qty) => void level.set(item, of(item) + qty),
    take(item, qty) {
      const taken = Math.min(of(item), qty);
      level.set(item, of(item) - taken);
      return taken;
    },
    set: (item, qty) => void level.set(item, qty),
  };
}

/** Ways in which this farm keeps its money. */
export type Till = 'cash' | 'mobile_money' | 'bank';

/** The money that the farm has, in minor units: it pays with what is there. */
export interface Purse {
  of(till: Till): number;
  add(till: Till, amount: number): void;
  /** Pays from the first that holds enough; undefined when none does: then it stays owed. */
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
