import { expect, test } from 'vitest';
import { browserForTests } from './support/browser.ts';
import { restartUnderListener } from './support/restart-under-listener.ts';

const browser = browserForTests();

test.each(['page', 'worker'] as const)(
  '[BCK-4] a listener in a %s goes on after the backend was killed and started again',
  async (where) => {
    expect.hasAssertions();
    await restartUnderListener(browser, where, { isHurried: true });
  },
);
