import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine's variables with our theme, as a sheet of the document. Mantine itself would write a style element, which the
 * security policy forbids: nobody who smuggles markup in may style the page. [PRF-19]
 */
export function adoptThemeSheet(): void {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables(deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole))));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
