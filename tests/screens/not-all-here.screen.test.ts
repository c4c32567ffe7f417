import { collections } from '../../schemas/collections.ts';
import { REPORTS } from '../../src/domain/reports/report.ts';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import type { Phone } from './support/phone.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { unzipped } from '../support/unzip.ts';
import { drawn } from './support/patience.ts';
import type { InPageServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const [owner] = DEMO_PEOPLE;

/** Frames in which a screen renders its first content, before all data has arrived; valid content may take longer. */
const FRAMES = 4;
const PATIENT_FRAMES = 120;

/** A figure, or a statement that something is absent, paid or owed. */
const IS_CLAIM = /\d|yet|zero|used up|all sent|paid|owe|\bno\b|nothing|nobody|not here/i;
/** Statements about the phone itself, or prices: true when shown, independent of later data. */
const IS_SO_ANYWAY =
  /^[\d,]+ (received|of [\d,]+)$|Last heard from|^No connection$|^Not all of your records| each$|: …$/;

/** Whether these words are part of any line, with their figures not part of larger ones. */
const standsIn = (said: ReadonlySet<string>, words: string): boolean =>
  [...said].some((line) => {
    const at = line.indexOf(words);
    const isFigure = (beside: string | undefined) => beside !== undefined && /[\d,.]/.test(beside);
    return at >= 0 && !isFigure(line[at - 1]) && !isFigure(line[at + words.length]);
  });

/** The text of every element with a text node of its own. */
function wordsThatStand(): string[] {
  const words = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.nodeValue!.trim() !== '' && !element.closest('script,style,title'))
      words.add(element.textContent.replaceAll(/\s+/g, ' ').trim());
  }
  return [...words];
}

/** All texts that a screen shows within some frames, or until they are sufficient. */
async function saidAt(path: string, { book: { page } }: Phone, most = FRAMES, isEnough = (_said: ReadonlySet<string>) => false): Promise<Set<string>> {
  await page.goto(path);
  const said = new Set<string>();
  for (let frame = 0; frame < most && !isEnough(said); frame++) {
    await drawn();
    for (const words of wordsThatStand()) said.add(words);
  }
  return said;
} // prettier-ignore

/** The addresses of all lists, totals, reports and record pages. */
function screensOf({ admin }: InPageServer): string[] {
  const [business] = admin.list('businesses');
  const first = (name: string, is: (data: Record<string, unknown>) => boolean = () => true): string =>
    admin.list(`businesses/${business!.id}/${name}`).find(({ data }) => is(data))!.id;
  const ids = {
    sale: first('sales', ({ kind, customer_id }) => kind === 'sale' && customer_id !== undefined),
    customer: first('customers'),
    supplier: first('vendors'),
    flock: first('farm', ({ open }) => open === true),
    item: first('shop'),
    material: first('raw_materials'),
    expense: first('expenses'),
    purchase: first('purchases', ({ goods }) => goods !== 'raw_material'),
  };
  return [
    '/dashboard',
    ...REPORTS.map((name) => `/dashboard?report=${name}`),
    ...[0, 1, 2, 3, 4, 5].map((tab) => `/sales/view/${tab}`),
    `/sales/edit/${ids.sale}`,
    `/sales/invoice/${ids.sale}`,
    `/sales/payment/${ids.sale}`,
    `/sales/payment/history/${ids.sale}`,
    '/sales/customer',
    `/sales/customer?id=${ids.customer}`,
    `/sales/customer?id=${ids.customer}&page=statement`,
    '/view_debtors',
    '/view_creditors',
    '/expenses',
    `/expenses/payment/history/${ids.expense}`,
    '/suppliers',
    `/suppliers?id=${ids.supplier}`,
    '/shop',
    '/shop?show=purchases',
    '/shop?show=count',
    `/shop/losses/${ids.item}`,
    `/shop/stock_history/${ids.item}`,
    `/purchases/view/${ids.purchase}`,
    '/processed/view/0',
    '/processed/view/1',
    ...[0, 1, 2, 3].map((tab) => `/farm/view/${tab}`),
    `/farm/view/3/raw_material/${ids.material}`,
    `/farm/farm_activities/view/${ids.flock}`,
    '/businesses',
    ...[0, 3, 8, 9, 12].map((page) => `/settings/${page}`),
  ];
}

/** Delayed data, and the screens that depend on it. */
const SLOW = [
  {
    what: 'everything that happened',
    slow: Object.entries(collections).flatMap(([name, { is }]) => (is === 'fact' ? [name] : [])),
    concerns: /./,
  },
  { what: 'every payment', slow: ['payments'], concerns: /sales|debtors|profit|cash|customers|dashboard$/ },
];

for (const { what, slow, concerns } of SLOW)
  test(`[LED-59] while ${what} is on its way, the signal is cut and the app is closed, no screen says what is not so`, async ({
    server,
    withDemo,
    phone,
  }) => {
    await withDemo();
    const screens = screensOf(server).filter((path) => concerns.test(path));
    const comes = server.keptBack.keep(slow);
    const grace = await phone('grace', { viewport: { width: 1280, height: 800 } });
    await grace.book.signIn(owner);
    await grace.hasRead(slow);
    const said = new Map<string, Set<string>>();
    for (const path of screens) said.set(path, await saidAt(path, grace));
    await grace.cutSignal();
    await grace.restart();
    for (const path of ['/sales/view/0', '/dashboard'])
      said.set(path, new Set([...said.get(path)!, ...(await saidAt(path, grace))]));
    comes();
    await grace.restoreSignal();
    await expect(grace.book.badge).toHaveAccessibleName(/All sent/);
    const untrue: string[] = [];
    for (const path of screens) {
      const claims = [...said.get(path)!].filter((words) => IS_CLAIM.test(words) && !IS_SO_ANYWAY.test(words));
      const unproved = (isSo: ReadonlySet<string>) => claims.filter((words) => !standsIn(isSo, words));
      const isSo = await saidAt(path, grace, PATIENT_FRAMES, (now) => now.size > 0 && unproved(now).length === 0);
      untrue.push(...unproved(isSo).map((words) => `${path}: ${words}`));
    }
    expect(untrue).toEqual([]);
    expect(grace.faults).toEqual([]);
  });

test('[IMP-2, LED-59] while payments are on their way no table is given and the page says why; then all are', async ({
  server,
  withDemo,
  phone,
}) => {
  await withDemo();
  const comes = server.keptBack.keep(['payments']);
  const grace = await phone('grace');
  await grace.book.signIn(owner);
  await grace.hasRead(['payments']);
  const { page } = grace.book;
  await page.goto('/settings/9');
  const excel = page.getByRole('button', { name: 'Excel, one file' });
  const why = page.getByRole('status').filter({ hasText: 'The tables can be saved once all are here.' });
  await expect(why).toBeVisible();
  await expect(excel).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Show what there is' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save a backup file' })).toBeEnabled();
  comes();
  await expect(why).toBeHidden();
  await expect(excel).toBeEnabled();
  const { bytes } = await new Dashboard(page).taken('Excel, one file');
  const parts = unzipped(bytes);
  const names = [...parts.get('xl/workbook.xml')!.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Sales', 'What was sold', 'Payments', 'Purchases', 'Expenses', 'Customers', 'Suppliers', 'Stock', 'Feed and materials', 'Flocks', 'Farm records']); // prettier-ignore
  expect(parts.get('xl/worksheets/sheet1.xml')!.match(/<row /g)!.length).toBeGreaterThan(1);
  expect(grace.faults).toEqual([]);
});
