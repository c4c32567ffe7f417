import type { BrowserContext } from '@playwright/test';

/** Answer each later commit as if a rule had refused it. */
export const refuseCommits = (context: BrowserContext): Promise<void> =>
  context
    .route(/documents:commit/, (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } },
      }),
    )
    .then(() => undefined);
