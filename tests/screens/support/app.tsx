import './layers.css';
import '../../../src/ui/theme/tokens.css';
import '../../../src/ui/theme/mantine-styles.ts';
import '../../../src/ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { options } from 'preact';
import { createRoot, type Root } from 'react-dom/client';
import { chosenLanguage, speak } from '../../../src/client/language.ts';
import { loadLater } from '../../../src/ui/later.tsx';
import { adoptThemeSheet } from '../../../src/ui/theme/theme-sheet.ts';
import { theme } from '../../../src/ui/theme/theme.ts';
import { beginWithScreen } from '../../../src/app/lazy-screen.tsx';
import { I18nRoot } from '../../../src/app/i18n-root.tsx';

// The document is that of all tests: one more sheet for each start made every look at a style dearer than the one before.
adoptThemeSheet();

/*
 * Effects run after a frame of the browser, whoever holds the clock of the test: what Preact puts off by a timer that is thrown away
 * with a held clock never comes, and no effect of any later test after it.
 */
const { setTimeout: soon, requestAnimationFrame: nextFrame } = globalThis;
options.requestAnimationFrame = (flush) => void nextFrame(() => soon(flush));

let shown: { root: Root; box: HTMLElement } | undefined;

/** Show the app at the page's address, as `src/app/main.tsx` does. */
export async function showApp(): Promise<void> {
  hideApp();
  await speak(chosenLanguage());
  await Promise.all([beginWithScreen(location.pathname), loadLater()]);
  const box = document.createElement('div');
  box.id = 'root';
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <MantineProvider theme={theme} defaultColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      <I18nRoot />
    </MantineProvider>,
  );
  shown = { root, box };
}

/** Nothing of the app is left in the page. */
export function hideApp(): void {
  shown?.root.unmount();
  shown?.box.remove();
  shown = undefined;
  // They stand in a store of the module.
  notifications.clean();
}
