import { readInEnglish } from './read-in-english.ts';

/*
 * Touch and keyboard input on an element, dispatched in the page: a press through the runner and its browser takes
 * longer than most screens. Only elements that a user could press are pressed: in view, enabled, and not covered.
 */

/** The browser's timer, also while a test holds the clock. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const moment = () => new Promise<void>((resolve) => realTimeout(resolve));

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** Visibility as defined by Playwright: the element has a size and is not hidden by a style. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const isInView = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
  clientX >= 0 && clientY >= 0 && clientX < innerWidth && clientY < innerHeight;

/** Scroll positions that bring an element to a place where nothing covers it. */
const PLACES: readonly ScrollLogicalPosition[] = ['nearest', 'center', 'end', 'start'];

/** The reason why a user cannot press an element now, after scrolling it into view; undefined when they can. */
export function whyNotPressed(element: HTMLElement): string | undefined {
  if (!element.isConnected || !isShown(element)) return 'not visible';
  if (isDisabled(element)) return 'disabled';
  let top: Element | null = null;
  for (const block of PLACES) {
    if (block !== 'nearest' || !isInView(middleOf(element))) element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' }); // prettier-ignore
    const { clientX, clientY } = middleOf(element);
    top = document.elementFromPoint(clientX, clientY);
    if (top && isPressedBy(element, top)) return undefined;
  }
  return `below ${top?.outerHTML.slice(0, 200) ?? 'the edge of the screen'}`;
}

/** The close button of a toast that covers an element, pressed by users who do not wait until it disappears. */
export function closesToastOver(element: HTMLElement): HTMLElement | undefined {
  const { clientX, clientY } = middleOf(element);
  const toast = document.elementFromPoint(clientX, clientY)?.closest('.mantine-Notification-root');
  return toast?.querySelector<HTMLElement>('.mantine-Notification-closeButton') ?? undefined;
}

/** True when a press on `top` is a press on the element: it is inside, or they share a label. */
function isPressedBy(element: HTMLElement, top: Element): boolean {
  if (element.contains(top)) return true;
  const label = top.closest('label');
  return label?.control === element || (label !== null && label.contains(element));
}

/** Press an element at its position. A pause between down and up lets the app process the blur of a field. */
export async function press(element: HTMLElement, detail = 1): Promise<void> {
  const there = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    detail,
    button: 0,
    ...middleOf(element),
  };
  const finger = { ...there, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointermove', finger));
  element.dispatchEvent(new MouseEvent('mousemove', there));
  element.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...there, buttons: 1 }))) focusBy(element);
  await moment();
  element.dispatchEvent(new PointerEvent('pointerup', finger));
  element.dispatchEvent(new MouseEvent('mouseup', there));
  // Only click() also has the default action: follow a link, submit a form, toggle a switch.
  element.click();
  await moment();
}

function focusBy(element: HTMLElement): void {
  const focusable = element.closest<HTMLElement>(FOCUSABLE);
  if (focusable) focusable.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types of inputs whose value is chosen, not typed. */
const CHOSEN = new Set(['color', 'date', 'time', 'datetime-local', 'month', 'range', 'week']);

/** Replace the text of a field. */
export function type(field: Field, text: string): void {
  field.focus();
  if (field instanceof HTMLInputElement && CHOSEN.has(field.type)) return setValue(field, text);
  field.select();
  // As keys do, with its events; an empty selection cannot be deleted.
  if (text !== '') document.execCommand('insertText', false, text);
  else if (field.value !== '') document.execCommand('delete');
}

/**
 * Use the prototype's setter, as the browser does, bypassing the setter with which a framework tracks its own changes.
 */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  changed(field);
}

function changed(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Choose an option by its value or text; false while it does not exist. */
export function choose(select: HTMLSelectElement, name: string): boolean {
  const option = readInEnglish(
    () => [...select.options].find(({ value, label }) => value === name || label === name),
    Boolean,
  );
  if (!option) return false;
  select.focus();
  setValue(select, option.value);
  return true;
}

/** Assign files to a file input. */
export function give(field: HTMLInputElement, files: readonly File[]): void {
  const given = new DataTransfer();
  for (const file of files) given.items.add(file);
  field.files = given.files;
  changed(field);
}
