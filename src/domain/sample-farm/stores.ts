/** What can be had of the store, by item: only as much as is there can be taken. */
export interface Stock {
  of(item: string): number;
  add(item: string, qty: number): void;
  /** What comes in while a day goes by; it can be had from the next one on, as nobody sells what is not there yet. */
  bring(item: string, qty: number): void;
  night(): void;
  /** Takes at most what is there; gives what was taken. */
  take(item: string, qty: number): number;
  /** What was taken for an order lies there until it is handed over: a count finds it. */
  hold(item: string, qty: number): void;
  handOver(item: string, qty: number): void;
  /** All that lies there: what can be had, came today, or waits for who ordered it. */
  there(item: string): number;
  /** After a count of all that lies there. */
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
