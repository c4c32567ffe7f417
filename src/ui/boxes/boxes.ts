/*
 * All overlays above a page, in a chunk of their own: they are the heaviest part of Mantine, and no first screen shows
 * them.
 */
export { ErrorBox } from './error-box.tsx';
export { PopupBox } from './popup-box.tsx';
export { SheetBox } from './sheet-box.tsx';
