import type { PopupProps } from '../boxes/popup-box.tsx';
import { later } from '../later.tsx';

/** A short message in the middle of the screen that disappears automatically. [ACC-1, ACC-2, BIZ-2] */
export const Popup = later<PopupProps>(
  async () => (await import('../boxes/boxes.ts')).PopupBox,
  ({ words }) => words !== undefined,
);
