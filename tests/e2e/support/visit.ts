import type { Page } from '@playwright/test';

/**
 * Open a screen through the app's router, without reloading; a page that does not show the app yet is loaded. Tests
 * that need a reload call `page.goto`.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(goInApp, path))) await page.goto(path);
}

/**
 * Runs in the page: the router receives the address as on the browser's back navigation. Returns whether the app is
 * present.
 */
function goInApp(path: string): boolean {
  if (!document.querySelector('#root')?.hasChildNodes()) return false;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  return true;
}
