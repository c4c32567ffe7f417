import { expect, onTestFinished, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SalesView } from '../../src/data/port.ts';
import { withChange } from '../../src/domain/wire/answer-change.ts';
import { dataPort } from '../../workers/data-port.ts';
import { saveSale } from '../support/test-book.ts';
import { gracesPhone } from '../support/test-deps.ts';

const GATHER_MS = 150;

test('[PRF-9] answers that follow closely are gathered: the first at once, then the last', async () => {
  const phone = await gracesPhone();
  const { book } = phone.session;
  const port = dataPort(Promise.resolve(phone));
  const heard: SalesView[] = [];
  const input = { tab: 0, search: '', range: null, limit: 50 };
  const subscription = await port.subscribe('sales.list', input, (told) => {
    if ('fault' in told) throw new Error(told.fault);
    heard.push(withChange(heard.at(-1), told.change) as SalesView);
  });
  await vi.waitFor(() => expect(heard.at(-1)?.none_at_all).toBe(true));
  const before = heard.length;
  // The clock by which answers are gathered stands still.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 40; n++) await saveSale(book, { id: newDocumentId(), business_id: phone.businessId });
  expect(heard.length - before).toBeLessThanOrEqual(1);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(GATHER_MS);
      return heard.at(-1)!.rows;
    })
    .toHaveLength(40);
  await port.unsubscribe(subscription);
  await phone.leave({ remove: true });
});
