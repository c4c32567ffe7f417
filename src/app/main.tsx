import '../ui/theme/tokens.css';
import '../ui/theme/mantine-styles.ts';
import '../ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginWithBook } from '../client/data-port.ts';
import { chosenLanguage, speak } from '../client/language.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { LATER_MS, loadLater } from '../ui/later.tsx';
import { adoptThemeSheet } from '../ui/theme/theme-sheet.ts';
import { theme } from '../ui/theme/theme.ts';
import { beginWithScreen } from './lazy-screen.tsx';
import { registerServiceWorker } from './update/register-service-worker.ts';
import { I18nRoot } from './i18n-root.tsx';

const words = speak(chosenLanguage());
const firstScreen = words.then(() => beginWithScreen(location.pathname));
const shown = firstScreen.then(afterPaint);
beginWithBook(shown);
await words;

adoptThemeSheet();
const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <I18nRoot />
    </MantineProvider>
  </StrictMode>,
);

void firstScreen.then(() => setTimeout(() => void loadLater(), LATER_MS));
void shown.then(registerServiceWorker);
