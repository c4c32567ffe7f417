import type { Page } from '@playwright/test';

/**
 * Go to a screen of the app as one of its links does, without loading the app anew; a page that does not show the app yet is
 * loaded. What must be loaded says `page.goto`.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(goInApp, path))) await page.goto(path);
}

/** Runs in the page: the router hears of an address as it does of the browser's own way back. Gives whether the app is there. */
function goInApp(path: string): boolean {
  if (!document.querySelector('#root')?.hasChildNodes()) return false;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  return true;
}
