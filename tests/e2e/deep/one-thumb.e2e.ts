import { expect, test } from '../support/test.ts';

/** Time a thumb needs from one press to the next, including looking. Units: s. */
const THUMB = 1;
/** A cash sale, from the list of sales to the list that shows it. Units: s. */
const MAX_SECONDS = 12;

test('[PRF-17] a cash sale of two things takes at most 12 s with one thumb, without a signal', async ({ begun }) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page, addSale } = book;
  // Sold before, so that the price is known.
  await addSale.sell({ trays: 1, price: 12_000 });
  await addSale.open();
  await addSale.pick('Eggs, small');
  await addSale.press('1');
  await addSale.price('10500');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await stall.cutSignal();
  let taps = 0;
  const started = Date.now();
  const tap = async (press: () => Promise<void>, presses = 1) => {
    taps += presses;
    await press();
  };
  await tap(() => page.getByRole('link', { name: 'New sale' }).first().click());
  await tap(() => addSale.pick('Eggs, good'));
  await tap(() => addSale.press('12'), 2);
  await tap(() => addSale.pick('Eggs, small'));
  await tap(() => addSale.press('3'));
  await tap(() => addSale.pay('Paid all'));
  await expect(book.sales.row('175,500')).toBeVisible();
  const seconds = (Date.now() - started) / 1_000;
  console.log(`a cash sale of two things: ${taps} taps, ${seconds.toFixed(1)} s of the phone, ${(seconds + taps * THUMB).toFixed(1)} s with a thumb`); // prettier-ignore
  expect(seconds + taps * THUMB).toBeLessThanOrEqual(MAX_SECONDS);
  await book.sales.shouldBeOnThisPhone('175,500');
  await stall.restoreSignal();
});
