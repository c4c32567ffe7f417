import '../ui/tokens.css';
import '../ui/mantine-styles.ts';
import '../ui/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenLanguage, speak } from '../client/language.ts';
import { adoptThemeSheet } from '../ui/theme-sheet.ts';
import { theme } from '../ui/theme.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { SpokenApp } from './spoken-app.tsx';

await speak(chosenLanguage());

adoptThemeSheet();
const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <SpokenApp />
    </MantineProvider>
  </StrictMode>,
);

registerServiceWorker();
