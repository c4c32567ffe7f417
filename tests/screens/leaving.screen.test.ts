import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { bytesOf } from '../e2e/support/taken.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const [OWNER, SELLER] = DEMO_PEOPLE;

test('[SYN-28] what a phone cannot send goes over in a file, is sent from there, and counts once', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const office = await phone('office');
  await office.book.signIn();
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.book.addSale.sell({ trays: 3, price: 12_000 });
  await visit(stall.book.page, '/settings/8');
  const download = stall.book.page.waitForEvent('download');
  await stall.book.page.getByRole('button', { name: 'Save 2 records to a file' }).click();
  const taken = await download;
  const file = { name: taken.suggestedFilename(), mimeType: 'application/json', buffer: await bytesOf(taken) };

  const { page } = office.book;
  await visit(page, '/settings/8');
  await page.getByLabel('Take over from a file').or(page.locator('input[type=file]')).first().setInputFiles(file);
  await expect(page.getByText('2 taken over, they wait to be sent')).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('2 were here already')).toBeVisible();
  await visit(page, '/sales/view/0');
  await expect(office.book.sales.rows).toHaveCount(2);

  await stall.restoreSignal();
  await visit(stall.book.page, '/sales/view/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await expect(stall.book.sales.rows).toHaveCount(2);
  const same = async () => (await stall.book.sales.totals()) === (await office.book.sales.totals());
  await expect.poll(same).toBe(true);
});

test('[SYN-24, PPL-11, MSG-23] removed while offline: nothing more is shown, and what was written goes to the owner to decide', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const operator = server.admin;
  const stall = await phone('stall');
  await stall.book.signIn(SELLER);
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 41, price: 12_000 });
  await stall.book.addSale.sell({ trays: 42, price: 12_000 });

  await changeMember(operator, SELLER.first_name, { status: 'removed', removed_at: new Date().toISOString() });

  await stall.restoreSignal();
  const { page } = stall.book;
  await page.waitForURL('**/settings/0');
  await expect(page.getByText(/You have no access to Nakato Poultry, Mukono since/)).toBeVisible();
  await visit(page, '/sales/view/0');
  await page.waitForURL('**/settings/0');
  await visit(page, '/settings/8');
  const aside = page.getByRole('list', { name: /Needs attention, 2/ });
  await expect(aside).toContainText(/Handed to the owner on .* who decides about it/);

  const office = await phone('office');
  await office.book.signIn(OWNER);
  await visit(office.book.page, '/settings/8');
  const late = office.book.page.getByRole('list', { name: /From people who were removed, 2/ });
  await late.getByRole('listitem').first().getByRole('button', { name: 'Accept' }).click();
  await office.book.page
    .getByRole('list', { name: /From people who were removed, 1/ })
    .getByRole('button', { name: 'Refuse' })
    .click();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await visit(office.book.page, '/sales/view/0');
  await expect(office.book.sales.row('41 trays')).toHaveCount(1);
  await expect(office.book.sales.row('42 trays')).toHaveCount(0);
});
