/*
 * Everything that stands above a page, in one file of its own: it is the heaviest part of Mantine, and no first screen shows it.
 */
export { ErrorBox } from './error-box.tsx';
export { PopupBox } from './popup-box.tsx';
export { SheetBox } from './sheet-box.tsx';
