import type { SheetProps } from './boxes/sheet-box.tsx';
import { later } from './later.tsx';

/** A dialog above the page: from the bottom on phones, in the middle on wide screens. */
export const Sheet = later<SheetProps>(
  async () => (await import('./boxes/boxes.ts')).SheetBox,
  ({ opened }) => opened,
);
