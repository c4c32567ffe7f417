import '../ui/tokens.css';
import '../ui/mantine-styles.ts';
import '../ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { messages } from '../locales/en/messages.po';
import { adoptThemeSheet } from '../ui/theme-sheet.ts';
import { theme } from '../ui/theme.ts';
import { App } from './app.tsx';
import { registerServiceWorker } from './register-service-worker.ts';

i18n.loadAndActivate({ locale: 'en', messages });

adoptThemeSheet();
const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <App />
      </MantineProvider>
    </I18nProvider>
  </StrictMode>,
);

registerServiceWorker();
