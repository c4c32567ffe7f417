import type { BrowserContext } from '@playwright/test';

/** From now on each commit is answered as when a rule forbids what was sent. */
export const refuseCommits = (context: BrowserContext): Promise<void> =>
  context
    .route(/documents:commit/, (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } },
      }),
    )
    .then(() => undefined);
