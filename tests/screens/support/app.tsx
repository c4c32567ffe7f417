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

// All tests share the document: an additional style sheet per start would slow down every style computation.
adoptThemeSheet();

/*
 * Effects run after a frame of the browser, even while a test holds the clock: a timer of Preact that is discarded with
 * a held clock would never fire, and no effect of any later test would run.
 */
const { setTimeout: soon, requestAnimationFrame: nextFrame } = globalThis;
options.requestAnimationFrame = (flush) => void nextFrame(() => soon(flush));

let shown: { root: Root; box: HTMLElement } | undefined;

/** Render the app at the page's address, as `src/app/main.tsx` does. */
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

/** Remove the app from the page. */
export function hideApp(): void {
  shown?.root.unmount();
  shown?.box.remove();
  shown = undefined;
  // Notifications are stored in the module.
  notifications.clean();
}
