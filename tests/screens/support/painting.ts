/** The page of the tests, as the runner shows it. */
const frame = window.frameElement as HTMLElement;

/** What the developer tools press and print is what is painted. */
export const paint = (): void => void (frame.style.visibility = '');

/** Nobody looks: what is laid out and pressed is not painted, which took a tenth of the processor. */
export const stopPainting = (): void => void (frame.style.visibility = 'hidden');

stopPainting();
