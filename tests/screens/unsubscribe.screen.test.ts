import { writeLetter } from '../../scripts/operator/write-letter.ts';
import { expect, test } from './support/test.ts';

const words = { subject: 'Your plan ends', text: 'On Friday.' };

test('[RTE-60, NTF-11] the link of a letter stops the letters in one press, signed in or not, and one more undoes it', async ({
  begun,
  phone,
  server,
}) => {
  const office = await begun('office');
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const [business] = server.admin.list('businesses');
  const send = () => writeLetter(server.operator, business!.id, words, location.origin);
  const link = /http\S+/.exec((await send()).message.text)![0];

  const visitor = await phone('visitor');
  const { page } = visitor.book;
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('No more e-mails about this business come to you.')).toBeVisible();
  await expect(send()).rejects.toThrow('wants no letters');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You can stop them at any time.')).toBeVisible();
  await send();

  await page.goto(`${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`);
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('This link is not whole.', { exact: false })).toBeVisible();
  await send();

  // The owner can stop the letters without the link of one.
  await office.book.page.goto(`/unsubscribe/${business!.id}`);
  await office.book.page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(office.book.page.getByText('No more e-mails about this business come to you.')).toBeVisible();
  await expect(send()).rejects.toThrow('wants no letters');
  await office.cutSignal();
  await office.book.page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    office.book.page.getByText('Nothing was changed: try again when there is a signal.', { exact: false }),
  ).toBeVisible();
  await office.restoreSignal();
  await office.book.page.getByRole('button', { name: 'Undo' }).click();
  await expect(office.book.page.getByText('You can stop them at any time.')).toBeVisible();
  await send();
});
