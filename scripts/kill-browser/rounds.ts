import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '../../backend/chance.ts';
import { backendProcess } from '../../tests/e2e/support/backend-process.ts';
import { operatorOf } from '../../tests/e2e/support/demo.ts';
import { Phone } from '../../tests/e2e/support/phone.ts';
import { startSeller } from '../../tests/e2e/support/seller.ts';

export interface BrowserKills {
  readonly rounds: number;
  /** Sales that the app reported as saved, as this process received it. */
  readonly acknowledged: number;
  /** How often Chromium or the app had lost the book and it was rebuilt. */
  readonly restored: number;
  /** How often the browser had lost the sign-in with all its databases. */
  readonly signedOut: number;
  readonly violations: readonly string[];
}

interface Options {
  readonly rounds: number;
  readonly seed: number;
  readonly onRound?: (line: string) => void;
}

/**
 * kill −9 of a real Chromium while sales are saved as fast as possible, with and without a connection; relaunched at
 * once or after a pause, at times with every database removed. Sales acknowledged to this process must be on the phone,
 * and in the end on the server, exactly once. [PRF-3, SYN-20, SYN-21]
 */
export async function killBrowserRounds({ rounds, seed, onRound = () => undefined }: Options): Promise<BrowserKills> {
  const chance = seededChance(seed);
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least));
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-kill-'));
  const backend = await backendProcess(dataDir);
  const phone = await Phone.start('killed', backend.port, { profile: true });
  const violations: string[] = [];
  const acknowledged = new Set<string>();
  let [restored, signedOut] = [0, 0];
  let stuck: string | undefined;
  try {
    await phone.book.register();
    await phone.book.setUp();
    await phone.book.installed();
    for (let round = 1; round <= rounds && stuck === undefined; round++) {
      const before = acknowledged.size;
      const { page } = phone.book;
      await page.exposeBinding('tellSaved', (_source, id: string) => void acknowledged.add(id));
      if (chance() < 0.5) phone.signal.cut();
      const selling = (await startSeller(page)).sellAndTell('tellSaved').catch(() => undefined); // killed in the middle
      await until(() => acknowledged.size > before);
      await pause(between(0, 900));
      phone.signal.restore();
      await pause(between(0, 300));
      await phone.kill();
      await selling;
      if (chance() < 0.5) await pause(between(1, 1_500));
      // As Chromium does on its own in one of some hundred rounds.
      if (chance() < 0.05) await phone.wipeDatabases();
      await phone.open('/sales/view/0');
      stuck = await opened(phone);
      if (stuck !== undefined) {
        violations.push(`round ${round}: the book did not open: ${stuck}`);
        continue;
      }
      const fresh = [...acknowledged].slice(before);
      const wasRestored = await isRestored(phone, fresh);
      const wasSignedOut = wasRestored && (await signedInAgain(phone));
      if (wasSignedOut) signedOut++;
      const missing = await phone.book.page.evaluate(notStored, fresh);
      for (const id of missing) violations.push(`round ${round}: ${id} was saved and is not on the phone`);
      if (wasRestored) restored++;
      const found = `${wasRestored ? ', the book was put together again' : ''}${wasSignedOut ? ', signed in again' : ''}`;
      onRound(`round ${round}: ${fresh.length} saved${found}`);
    }
    if (stuck === undefined) {
      await phone.book.page.waitForFunction(allSent, undefined, { timeout: 120_000 });
      violations.push(...(await notOnceOnServer(operatorOf(backend, dataDir), acknowledged)));
    }
  } finally {
    await phone.throwAway();
    await backend.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { rounds, acknowledged: acknowledged.size, restored, signedOut, violations };
}

/** The badge that asks for the password where the book is open. */
const signInBadge = ({ book: { page } }: Phone) => page.getByRole('link', { name: /Sign in again/ });

/** Undefined once the book is open; else the phone's message, and whether a user can help by reloading the page. */
async function opened(phone: Phone): Promise<string | undefined> {
  const { page, sales } = phone.book;
  const isThere = () => sales.rows.first().or(signInBadge(phone)).first().waitFor().then(() => true, () => false); // prettier-ignore
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  if (await isThere()) return undefined;
  const [shown, url] = [await page.locator('body').innerText(), page.url()];
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.reload();
  return JSON.stringify({ url, shown, said, faults: phone.faults, databases, opensAfterReload: await isThere() });
}

/**
 * Whether the phone reports that it rebuilt the book: sent records come from the server then. The report follows the
 * first rows a moment later.
 */
async function isRestored({ book }: Phone, fresh: string[]): Promise<boolean> {
  const said = book.toast('Your book is restored');
  if (await said.isVisible()) return true;
  if ((await book.page.evaluate(notStored, fresh)).length === 0) return false;
  return said.waitFor({ timeout: 15_000 }).then(() => true, () => false); // prettier-ignore
}

/** For a browser that lost everything: the person signs in, and the server's records return. Returns whether it had. */
async function signedInAgain(phone: Phone): Promise<boolean> {
  const { page } = phone.book;
  await page.waitForFunction(() => document.querySelector('a[aria-label*="All sent"], a[aria-label*="Sign in again"]'), undefined, { timeout: 60_000 }); // prettier-ignore
  if (!(await signInBadge(phone).isVisible())) return false;
  await phone.book.signInAgain();
  await page.waitForFunction(allSent, undefined, { timeout: 60_000 });
  await phone.book.addedUp();
  await page.goto('/sales/view/0');
  await phone.book.sales.rows.first().waitFor();
  return true;
}

/** Each acknowledged sale exists once, and no number is assigned twice. */
async function notOnceOnServer(operator: ReturnType<typeof operatorOf>, ids: ReadonlySet<string>): Promise<string[]> {
  const [business] = await operator.list('businesses');
  const sales = await operator.list(`businesses/${business!.id}/sales`);
  const there = new Set(sales.map(({ id }) => id));
  const lost = [...ids].filter((id) => !there.has(id)).map((id) => `${id} was saved and is not on the server`);
  const numbers = sales.map(({ data }) => `${String(data['device_id'])} ${String(data['device_seq'])}`);
  const twice = numbers.filter((number, i) => numbers.indexOf(number) !== i).map((number) => `number ${number} twice`);
  return [...lost, ...twice];
}

/** Runs in the page: ids that the phone's database lacks. */
async function notStored(ids: string[]): Promise<string[]> {
  const { name } = (await indexedDB.databases()).find((one) => one.name?.endsWith('--sales'))!;
  const opening = indexedDB.open(name!);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const table = opening.result.transaction('docs').objectStore('docs');
  const isThere = (id: string) =>
    new Promise<boolean>((resolve) => {
      const counting = table.count(id);
      counting.addEventListener('success', () => resolve(counting.result > 0));
    });
  const there = await Promise.all(ids.map(isThere));
  opening.result.close();
  return ids.filter((_, i) => !there[i]);
}

/** Runs in the page. */
const allSent = () => document.querySelector('a[aria-label*="All sent"]') !== null;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 20) {
    if (waited > 60_000) throw new Error('nothing was saved within a minute');
    await pause(20);
  }
}
