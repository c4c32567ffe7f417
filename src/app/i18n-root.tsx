import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { App } from './app.tsx';

/**
 * The app in the language of this phone; a change of language remounts every screen, so that no text remains in the old
 * one. [LOK-14]
 */
export function I18nRoot() {
  const [locale, setLocale] = useState(i18n.locale);
  useEffect(() => i18n.on('change', () => setLocale(i18n.locale)), []);
  return (
    <I18nProvider i18n={i18n}>
      <App key={locale} />
    </I18nProvider>
  );
}
