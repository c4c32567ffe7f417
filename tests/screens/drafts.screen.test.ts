import type { Locator, Page } from '@playwright/test';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { People } from '../e2e/pages/people.ts';
import { visit } from '../e2e/support/visit.ts';
import { runs } from '../support/runs.ts';
import type { InPageServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

const [OWNER] = DEMO_PEOPLE;
const BOOK = 'businesses/NakatoPoult1';

interface Form {
  readonly name: string;
  readonly path: string;
  /** Button that opens the form on that page. */
  readonly opens?: string | RegExp;
  readonly field: (page: Page) => Locator;
  readonly typed: string;
  /** Additional input needed for saving. */
  readonly also?: (page: Page) => Promise<void>;
  /** Name of the save button; absent where saving needs further input. */
  readonly saves?: string | RegExp;
  /** True when the form stays open for the next record. */
  readonly stays?: true;
}

const label = (name: string | RegExp) => (page: Page) => page.getByLabel(name).first();
const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();

/** Ids of records in the demo book, by kind. */
/** A line of a sale: the sold quantity in single pieces, and the pieces in one counted unit. */
interface Line {
  readonly qty: number;
  readonly factor: number;
}
const packsOf = ([line]: readonly Line[]): number => line!.qty / line!.factor;

function recordsOf({ admin }: InPageServer) {
  const list = (name: string) => admin.list(`${BOOK}/${name}`).map(({ id, data }) => ({ ...data, id }));
  const first = (name: string, is: (one: Record<string, unknown>) => boolean = () => true) =>
    list(name).find((one: Record<string, unknown>) => one['voided_at'] === undefined && is(one))!.id;
  return {
    customer: first('customers'),
    vendor: first('vendors'),
    item: first('shop', ({ kind }) => kind === 'resale'),
    material: first('raw_materials'),
    flock: first('farm', ({ closed_on }) => closed_on === undefined),
    // The first sale depends on the day; a sale of more than the 3 typed below is changed by that value, and leaves no
    // amount to pay.
    sale: first('sales', ({ kind, lines }) => kind === 'sale' && packsOf(lines as readonly Line[]) > 3),
    purchase: first('purchases', ({ kind, lines }) => kind === 'purchase' && (lines as { item_kind: string }[])[0]!.item_kind === 'shop'), // prettier-ignore
    expense: first('expenses'),
  };
}
type Records = ReturnType<typeof recordsOf>;

/** `owed`: an unpaid expense, as a paid one asks for no amount. [PAY-23] */
const newForms = ({ item, flock, sale, purchase, customer }: Records, owed: string): readonly Form[] => [
  { name: 'a sale', path: '/sales/add', opens: /^Eggs, good/, field: textbox('How many trays'), typed: '7' },
  { name: 'a return', path: `/sales/add?return=${sale}`, field: label('Why it came back'), typed: 'Broken' },
  { name: 'money', path: '/dashboard?show=money&do=taken_out', field: label(/^Amount/), typed: '9,000', saves: 'Save' },
  { name: 'a payment', path: `/sales/customer?id=${customer}&page=payment`, field: textbox('Amount received'), typed: '4,321', saves: /^Save,/ }, // prettier-ignore
  { name: 'money paid', path: `/expenses/payment/${owed}`, field: textbox('Amount paid'), typed: '321' },
  { name: 'a customer', path: '/sales/customer?page=new', field: textbox(/^Name$/), typed: 'Akello Draft', saves: 'Save' },
  { name: 'a supplier', path: '/suppliers?page=new', field: textbox(/^Name$/), typed: 'Draft Feeds', saves: 'Save' },
  { name: 'an expense', path: '/expenses/add', opens: 'Transport', field: textbox('Amount'), typed: '1,500', saves: 'Paid in cash' }, // prettier-ignore
  { name: 'goods that came', path: '/shop/add', field: label('Which item came?'), typed: 'Draft bulb' },
  { name: 'goods for the farm', path: '/farm/add/raw_materials?category=feeds', field: label('What is it?'), typed: 'Draft mash' },
  { name: 'first stock', path: '/shop/add?stock=here', field: label('Which item came?'), typed: 'Draft lamp' },
  { name: 'goods sent back', path: `/purchases/view/${purchase}?back=`, field: label('Why it goes back'), typed: 'Mouldy' },
  { name: 'a loss', path: `/shop/losses/${item}`, field: label(/^How many|^How much/), typed: '1', saves: 'Save the loss', stays: true }, // prettier-ignore
  { name: 'a use', path: `/shop/stock_history/${item}`, opens: 'Used, found', field: label(/^How many|^How much/), typed: '1', saves: 'Save' }, // prettier-ignore
  { name: 'a count', path: '/shop?show=count', field: (page) => page.getByRole('list', { name: 'Items to count' }).getByRole('textbox').first(), typed: '3', saves: /^Save 1 item/ }, // prettier-ignore
  { name: 'a new flock', path: '/farm/add/farm_activities?new=flock', field: label('House'), typed: 'House 77' },
  { name: 'an end of a flock', path: `/farm/edit/${flock}`, opens: 'Close this flock', field: label('Why, if you like'), typed: 'Sold at the market' }, // prettier-ignore
  { name: 'a day’s water', path: `/farm/add/farm_activities?flock=${flock}&kind=water`, field: textbox('How much'), typed: '5', saves: 'Save water', stays: true }, // prettier-ignore
  { name: 'a recipe', path: '/processed/add/products?recipe=new', field: label('Makes,'), typed: '12' },
  { name: 'a run', path: '/processed/add/products', field: textbox(/^Paid for the work/), typed: '2,000' },
  { name: 'an invitation', path: '/settings/4', opens: 'Invite an admin', field: textbox(/^Name$/), typed: 'Draft Helper', also: (page) => page.getByLabel('Email').fill('draft@example.com'), saves: 'Make the invitation' }, // prettier-ignore
  { name: 'a plan', path: '/settings/3', opens: 'New plan', field: label('Name of the plan'), typed: 'My plan' },
  { name: 'a curve', path: '/settings/3', opens: 'New curve', field: textbox(/^Breed$/), typed: 'My hens' },
  { name: 'pasted rows', path: '/sales/customer?page=import', opens: 'Paste from a sheet', field: label('The rows, copied from a sheet'), typed: 'Name,Phone' }, // prettier-ignore
  { name: 'money of before', path: '/settings/9?bring=money', field: label(/^Cash, /), typed: '70,000' },
]; // prettier-ignore

interface Edit extends Form {
  /** The page of the record itself; absent where its form is its page. */
  readonly shown?: string;
}

const edits = ({ customer, vendor, item, material, flock, sale, purchase, expense }: Records): readonly Edit[] => [
  { name: 'a customer', path: `/sales/customer?id=${customer}&page=edit`, shown: `/sales/customer?id=${customer}`, field: textbox(/^Name$/), typed: 'Changed name', saves: 'Save' }, // prettier-ignore
  { name: 'a supplier', path: `/suppliers?id=${vendor}&page=edit`, shown: `/suppliers?id=${vendor}`, field: textbox(/^Name$/), typed: 'Changed supplier', saves: 'Save' }, // prettier-ignore
  { name: 'an item', path: `/shop/stock_history/${item}?do=edit`, shown: `/shop/stock_history/${item}`, field: label(/name/i), typed: 'Changed item', saves: 'Save' }, // prettier-ignore
  { name: 'a material', path: `/farm/view/0/raw_material/edit/${material}`, shown: `/farm/view/0/raw_material/${material}`, field: label(/name/i), typed: 'Changed mash', saves: 'Save' }, // prettier-ignore
  { name: 'a flock', path: `/farm/edit/${flock}`, shown: `/farm/farm_activities/view/${flock}`, field: label('Name of the flock'), typed: 'Changed flock', saves: 'Save the changes' }, // prettier-ignore
  { name: 'a sale', path: `/sales/edit/${sale}`, field: textbox(/^How many/), typed: '3', saves: 'Save changes' },
  { name: 'a purchase', path: `/purchases/edit/${purchase}`, shown: `/purchases/view/${purchase}`, field: label('Why is it changed?'), typed: 'Counted again' }, // prettier-ignore
  { name: 'an expense', path: `/expenses/edit/${expense}`, field: textbox('Amount'), typed: '4,444', saves: 'Save changes' },
  { name: 'the business', path: '/settings/1', field: label('Address'), typed: 'Plot 9', saves: 'Save', stays: true },
  { name: 'its habits', path: '/settings/2', field: label('Eggs in a tray'), typed: '36', saves: 'Save', stays: true },
  { name: 'its receipts', path: '/settings/10', field: label('Below your name'), typed: 'Fresh daily', saves: 'Save', stays: true },
  { name: 'its limits', path: '/settings/7', field: label('A debt is older than so many days'), typed: '44', saves: 'Save', stays: true }, // prettier-ignore
  { name: 'me', path: '/settings/0', field: label('First name'), typed: 'Gracious' },
]; // prettier-ignore

const AWAY = '/no/such/page';
const thrown = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'It is thrown away' }).first();
const note = (page: Page) => page.getByRole('group', { name: 'Unfinished' });

const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flockbook.draft.')));

/** Open a form; where the form itself restores its open state, it is already open. */
async function open(page: Page, { name, path, opens, field }: Form): Promise<Locator> {
  await visit(page, AWAY);
  await visit(page, path);
  if (opens) {
    const opener = page.getByRole('button', { name: opens }).first();
    await expect(field(page).or(opener).first(), name).toBeVisible();
    if ((await field(page).count()) === 0) await opener.click();
  }
  await expect(field(page), name).toBeVisible();
  return field(page);
}

/** Start a form and leave it; returns the value of the field. */
async function leaveUnfinished(page: Page, form: Form): Promise<void> {
  const field = await open(page, form);
  await expect(note(page), form.name).toHaveCount(0);
  await expect(field, form.name).not.toHaveValue(form.typed);
  await field.fill(form.typed);
  await expect(field, form.name).toHaveValue(form.typed);
}

/** The draft note is the same above all forms: only in this many of them it is also discarded and restored. */
const THROWN = runs(4, Infinity);

/** Find the draft as it was left, discard it, restore it, and continue. */
async function findAgain(page: Page, form: Form, words: RegExp, isThrown: boolean): Promise<void> {
  const { name, typed } = form;
  let field = await open(page, form);
  await expect(field, name).toHaveValue(typed);
  await expect(note(page), name).toContainText(words);
  if (isThrown) field = await throwAndBringBack(page, form);
  await note(page).getByRole('button', { name: 'Go on' }).click();
  await expect(note(page), name).toHaveCount(0);
  await expect(field, name).toHaveValue(typed);
}

async function throwAndBringBack(page: Page, form: Form): Promise<Locator> {
  const { name, typed } = form;
  await note(page).getByRole('button', { name: 'Throw away' }).click();
  await expect(note(page), name).toHaveCount(0);
  await thrown(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is back').first(), name).toBeVisible();
  // The test discards the next one faster than a user could: wait until this toast is gone.
  await expect(thrown(page)).toHaveCount(0);
  const field = await open(page, form);
  await expect(field, name).toHaveValue(typed);
  return field;
}

async function saveAndForget(page: Page, form: Form): Promise<void> {
  await form.also?.(page);
  const kept = await draftsOf(page);
  await page.getByRole('button', { name: form.saves! }).first().click();
  await expect.poll(async () => (await draftsOf(page)).length, { message: form.name }).toBe(kept.length - 1);
  if (!form.stays) await expect(form.field(page), form.name).toHaveCount(0);
}

test.for(walkedIn('sw phone'))('[SHL-20, SHL-21] what was typed into any new form is there after going away and after the app began anew, is marked as unfinished, is thrown away and brought back, and gone once it is saved ($way)', async (way, { withDemo, phone, server }) => {
  await withDemo();
  const office = await phone('office', way);
  await office.book.signIn(OWNER);
  const { page } = office.book;
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const owed = newDocumentId();
  await office.run('expenses.add', { id: owed, category: 'transport', amount: 5_000, pay: { kind: 'later' } });
  const forms = newForms(recordsOf(server), owed);
  for (const form of forms) await leaveUnfinished(page, form);
  await page.reload();
  for (const [at, form] of forms.entries()) {
    await findAgain(page, form, /Unfinished, from \d\d:\d\d/, at < THROWN);
    if (!form.saves) continue;
    await saveAndForget(page, form);
    await expect(await open(page, form), form.name).not.toHaveValue(form.typed);
    await expect(note(page), form.name).toHaveCount(0);
  }
  expect(office.faults).toEqual([]);
}); // prettier-ignore

test('[SHL-20, SHL-22] a change of a record that was begun and left is marked as not saved where the record stands and in its form, and is saved or thrown away', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const office = await phone('office');
  await office.book.signIn(OWNER);
  const { page } = office.book;
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const forms = edits(recordsOf(server));
  for (const form of forms) await leaveUnfinished(page, form);
  await page.reload();
  for (const [at, form] of forms.entries()) {
    const { name, shown } = form;
    if (shown) {
      await visit(page, shown);
      await expect(note(page), name).toContainText('You began to change this: not saved');
      await note(page).getByRole('link', { name: 'Go on' }).click();
      await expect(form.field(page), name).toHaveValue(form.typed);
    }
    await findAgain(page, form, /Not saved yet, from \d\d:\d\d/, at < THROWN);
    if (form.saves) await saveAndForget(page, form);
    else {
      const field = await open(page, form);
      await note(page).getByRole('button', { name: 'Throw away' }).click();
      await expect(field, name).not.toHaveValue(form.typed);
      await thrown(page).getByRole('button', { name: 'Close' }).click();
      await expect(thrown(page), name).toHaveCount(0);
    }
    await open(page, form);
    await expect(note(page), name).toHaveCount(0);
    if (!shown) continue;
    await visit(page, shown);
    await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText('Not found');
    await expect(note(page), name).toHaveCount(0);
  }
  expect(office.faults).toEqual([]);
});

test('[SHL-22] what somebody else changed meanwhile is not overwritten by a draft: it is told of, and what was not touched is as it is now', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const id = newDocumentId();
  await office.run('customers.add', { id, name: 'Amina', phone: '0772 000 001' });
  const path = `/sales/customer?id=${id}&page=edit`;
  await visit(page, path);
  await page.getByLabel('Phone, if you know it').fill('0772 000 009');
  await visit(page, AWAY);
  await office.run('customers.edit', { id, name: 'Amina Nakato', phone: '0772 000 001' });
  await visit(page, path);
  await expect(note(page)).toContainText('It was changed meanwhile. What you did not touch is as it is now.');
  await expect(page.getByLabel('Name')).toHaveValue('Amina Nakato');
  await expect(page.getByLabel('Phone, if you know it')).toHaveValue('0772 000 009');

  const expense = { id: newDocumentId(), category: 'transport', amount: 5_000, pay: { kind: 'later' } } as const;
  await office.run('expenses.add', expense);
  const edit = `/expenses/edit/${expense.id}`;
  await visit(page, edit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('7000');
  await visit(page, AWAY);
  await office.run('expenses.edit', { draft: { ...expense, amount: 6_000 }, seen: expense });
  await visit(page, edit);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('7,000');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await page.getByRole('button', { name: 'Show what it says now' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('6,000');
  await expect(note(page)).toHaveCount(0);
  expect(office.faults).toEqual([]);
});

test('[SHL-20, SYN-20] a draft that a killed browser brings back after its record was saved is gone, and what is typed next is saved besides', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page, addSale, sales } = office.book;
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('2');
  const kept = (await draftsOf(page)).map((key) => [key, localStorage.getItem(key)!] as const);
  expect(kept).toHaveLength(1);
  await addSale.price('12000');
  await addSale.pay('Paid all');
  await expect(sales.rows).toHaveCount(1);
  expect(await draftsOf(page)).toEqual([]);
  await visit(page, '/sales/customer?page=new');
  await page.getByLabel('Name').first().fill('Akello Draft');
  await office.restart(() => Promise.resolve(kept.forEach(([key, text]) => localStorage.setItem(key, text))));
  await expect(page.getByLabel('Name').first()).toHaveValue('Akello Draft');
  expect(await draftsOf(page)).toHaveLength(1);
  await visit(page, '/sales/view/0');
  await addSale.sell({ trays: 1, price: 12_000 });
  await expect(sales.rows).toHaveCount(2);
  expect(office.faults).toEqual([]);
});

test('[SHL-20, PPL-4] the draft of an invitation that was made is gone after such a crash too, and the next person gets another one', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const people = new People(page);
  let kept: (readonly [string, string])[] = [];
  const first = await people.invite('attendant', {
    name: 'Zawadi',
    email: 'zawadi@example.com',
    meanwhile: async () => {
      kept = (await draftsOf(page)).map((key) => [key, localStorage.getItem(key)!] as const);
    },
  });
  expect(kept).toHaveLength(1);
  await office.restart(() => Promise.resolve(kept.forEach(([key, text]) => localStorage.setItem(key, text))));
  const second = await people.invite('attendant', { name: 'Juma', email: 'juma@example.com' });
  expect(second).not.toBe(first);
  await expect(people.row('Zawadi')).toBeVisible();
  await expect(people.row('Juma')).toBeVisible();
  expect(office.faults).toEqual([]);
});

test('[SHL-20, ACC-19] whoever signs out leaves no draft, and drafts of one business are not found in another', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await visit(page, '/sales/customer?page=new');
  await page.getByLabel('Name').first().fill('Akello Draft');
  expect(await draftsOf(page)).toHaveLength(1);
  await office.run('business.create', { id: newDocumentId(), name: 'Second', farm: true, shop: false, currency: 'UGX', time_zone: 'Africa/Kampala' }); // prettier-ignore
  await visit(page, AWAY);
  await visit(page, '/sales/customer?page=new');
  await expect(page.getByLabel('Name').first()).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await office.allSent();
  await visit(page, '/settings/0');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL('**/login');
  expect(await draftsOf(page)).toEqual([]);
  expect(office.faults).toEqual([]);
});

test('[SHL-20, SHL-22] a part that is paid, a promise, and how a table is read are there after the app began anew; a plan and a curve that were changed and not saved are marked in their lists', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page, addSale, sales } = office.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await addSale.open();
  await addSale.customer('Joy');
  await addSale.pick('Eggs, good');
  await addSale.press('2');
  await addSale.price('12000');
  await addSale.pay('Part');
  const part = page.getByRole('textbox', { name: 'Amount paid now' });
  await part.fill('7000');

  await visit(page, AWAY);
  await visit(page, '/sales/customer');
  await page.getByRole('link', { name: /Amina/ }).click();
  await page.getByRole('button', { name: 'Promise' }).click();
  const days = page.getByRole('dialog').getByRole('radio');
  await days.first().check({ force: true });

  await visit(page, AWAY);
  await visit(page, '/sales/customer?page=import');
  const paste = async () => {
    await page.getByRole('button', { name: 'Paste from a sheet' }).click();
    await page.getByLabel('The rows, copied from a sheet').fill('Wer,Wo\nAkello,Gulu');
    await page.getByRole('button', { name: 'Next' }).click();
  };
  await paste();
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.selectOption('Not in this file');

  await visit(page, AWAY);
  await visit(page, '/settings/3');
  for (const [list, field] of [
    ['Vaccination plans', 'Name of the plan'],
    ['Curves', 'Breed'],
  ] as const) {
    const row = page.getByRole('list', { name: list }).getByRole('listitem').first();
    await row.getByRole('button').click();
    await page.getByRole('textbox', { name: field }).fill('Ours');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(row).toContainText('Not saved yet');
    await expect(page.getByText('Not saved yet')).toHaveCount(list === 'Curves' ? 2 : 1);
  }

  await page.reload();
  await expect(page.getByText('Not saved yet')).toHaveCount(2);
  await visit(page, '/sales/add');
  await addSale.pay('Part');
  await expect(part).toHaveValue('7,000');
  await page.getByRole('button', { name: 'Save, 17,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Joy')).toContainText('17,000');
  await visit(page, '/sales/customer');
  await page.getByRole('link', { name: /Amina/ }).click();
  await page.getByRole('button', { name: 'Promise' }).click();
  await expect(note(page)).toContainText(/Unfinished, from/);
  await expect(days.first()).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/sales/customer?page=import');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(phone).toHaveValue('');
  await note(page).getByRole('button', { name: 'Throw away' }).click();
  await expect(phone).toHaveValue('1');
  expect(office.faults).toEqual([]);
}); // prettier-ignore
