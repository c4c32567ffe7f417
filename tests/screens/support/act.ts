import { readInEnglish } from './read-in-english.ts';

/*
 * What a finger and a keyboard do to an element, done in the page: a press by way of the runner and its browser takes longer than most
 * screens. Only what a person could press is pressed: it is in view, enabled, and nothing lies on top of it.
 */

/** Also while a test holds the clock. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const moment = () => new Promise<void>((resolve) => realTimeout(resolve));

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** As Playwright sees it: it takes room, and is not hidden by a style. */
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

/** Ways to bring an element to where nothing of the frame lies on top of it. */
const PLACES: readonly ScrollLogicalPosition[] = ['nearest', 'center', 'end', 'start'];

/** Why a person cannot press an element now, once it was brought into view; undefined when they can. */
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

/** The button that closes what was said and lies over an element, as a person presses who does not wait until it goes. */
export function closesToastOver(element: HTMLElement): HTMLElement | undefined {
  const { clientX, clientY } = middleOf(element);
  const toast = document.elementFromPoint(clientX, clientY)?.closest('.mantine-Notification-root');
  return toast?.querySelector<HTMLElement>('.mantine-Notification-closeButton') ?? undefined;
}

/** Whether a press on `top` is one on the element: it is inside, or their label is the same. */
function isPressedBy(element: HTMLElement, top: Element): boolean {
  if (element.contains(top)) return true;
  const label = top.closest('label');
  return label?.control === element || (label !== null && label.contains(element));
}

/** Press an element where it stands. Between down and up there is a moment, in which the app takes in that a field was left. */
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
  // Only this one also does what a press does: follow a link, send a form, turn a switch.
  element.click();
  await moment();
}

function focusBy(element: HTMLElement): void {
  const focusable = element.closest<HTMLElement>(FOCUSABLE);
  if (focusable) focusable.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of inputs that are chosen from, not typed into. */
const CHOSEN = new Set(['color', 'date', 'time', 'datetime-local', 'month', 'range', 'week']);

/** Put a text in place of what a field holds. */
export function type(field: Field, text: string): void {
  field.focus();
  if (field instanceof HTMLInputElement && CHOSEN.has(field.type)) return setValue(field, text);
  field.select();
  // As keys do, with its events; an empty selection cannot be deleted.
  if (text !== '') document.execCommand('insertText', false, text);
  else if (field.value !== '') document.execCommand('delete');
}

/** Past the setter by which a framework follows its own changes, as the browser sets it. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  changed(field);
}

function changed(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Choose an option by its value or words; false while it is not there. */
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

/** Give files to a field for them. */
export function give(field: HTMLInputElement, files: readonly File[]): void {
  const given = new DataTransfer();
  for (const file of files) given.items.add(file);
  field.files = given.files;
  changed(field);
}
