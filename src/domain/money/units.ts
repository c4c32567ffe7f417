/** A selling unit and the number of base units in it. [MNY-2] */
export interface SellUnit {
  readonly unit: 'tray' | 'dozen' | 'box' | 'piece';
  readonly factor: number;
}

export const SELL_UNITS: Readonly<Record<SellUnit['unit'], SellUnit>> = {
  tray: { unit: 'tray', factor: 30 },
  dozen: { unit: 'dozen', factor: 12 },
  box: { unit: 'box', factor: 360 },
  piece: { unit: 'piece', factor: 1 },
};

/** A unit of eggs, with the business's tray size. [SET-4] */
export const sellUnit = (unit: SellUnit['unit'], trayEggs: number): SellUnit =>
  unit === 'tray' ? { unit, factor: trayEggs } : SELL_UNITS[unit];

/** A quantity split into whole units and the remainder. `splitQuantity(75, 30)` = 2 trays + 15. [SAL-9] */
export const splitQuantity = (qty: number, factor: number): { whole: number; loose: number } => ({
  whole: Math.floor(qty / factor),
  loose: qty % factor,
});
