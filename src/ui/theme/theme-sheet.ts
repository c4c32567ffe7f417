import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Adopt Mantine's variables with our theme as a constructed style sheet. Mantine itself would insert a style element,
 * which the security policy forbids so that injected markup cannot style the page. [PRF-19]
 */
export function adoptThemeSheet(): void {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables(deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole))));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
