import { userEvent } from 'vitest/browser';

/** A text as keyboard input; characters with a meaning in Vitest are doubled. */
const keysOf = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

export const typeText = (text: string): Promise<void> => userEvent.keyboard(keysOf(text));

/** Press a key by Playwright's name, such as `Enter`, `a` or `Control+k`. */
export async function pressKey(key: string): Promise<void> {
  const held = key.length > 1 ? key.split('+') : [key];
  const last = held.pop()!;
  const main = last.length > 1 ? `{${last}}` : keysOf(last);
  const down = held.map((one) => `{${one}>}`).join('');
  const up = held.map((one) => `{/${one}}`).join('');
  await userEvent.keyboard(`${down}${main}${up}`);
}
