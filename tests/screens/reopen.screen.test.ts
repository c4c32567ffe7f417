import { startSessionHost, tabsOfDevice } from '../../src/data-worker/session-host.ts';
import { GRACE } from '../e2e/pages/book.ts';
import { inPageBackend, SignIn } from './support/backend.ts';
import { expect, test } from './support/test.ts';

test('[ACC-14] a book that is locked, and on a slow phone not closed yet, opens again as soon as it is closed', async ({
  phone,
  server,
}) => {
  await phone('stall');
  const tabs = tabsOfDevice();
  const deps = await startSessionHost(() => Promise.resolve(inPageBackend(server, new SignIn())), tabs);
  const grace = server.addAccount(GRACE.email, GRACE.password, GRACE.first_name);
  const { book } = (await deps.enter(grace))!;
  let goOn!: () => void;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const close = book.close.bind(book);
  Object.assign(book, { close: () => slow.then(close) });
  const locking = deps.lock();
  const entering = deps.enter(grace);
  goOn();
  const again = await entering;
  expect(again?.book.uid).toBe(grace.uid);
  expect(again?.book).not.toBe(book);
  expect(deps.session$.value).toBe(again);
  await locking;
  await deps.lock();
  deps.device.close();
  tabs.close();
});
