import { expect, test } from 'vitest';
import { browserForTests } from './support/browser.ts';
import { restartUnderListener } from './support/restart-under-listener.ts';

const browser = browserForTests();

test('[BCK-4] a listener goes on by itself after the backend was killed and started again', async () => {
  expect.hasAssertions();
  await restartUnderListener(browser, 'page', { isHurried: false });
});
