import { removeOpfsFolder } from '../../src/data-worker/opfs-folder.ts';
import { keepJournals } from './support/keep-journals.ts';
import { expect, test } from './support/test.ts';

test('[SYN-20] a browser without such files works on its database alone, and settings says so', async ({ begun }) => {
  // A page has no synchronous file access; only a worker does.
  expect('createSyncAccessHandle' in FileSystemFileHandle.prototype).toBe(false);
  const stall = await begun('stall');
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.book.sales.shouldBeSent('Walk-in');
  await stall.book.page.goto('/settings/8');
  const copy = stall.book.page.locator('dt', { hasText: 'Second copy of what is not sent' });
  await expect(copy.locator('+ dd')).toHaveText('No');
  expect(stall.faults).toEqual([]);
});

test('[ACC-7, SYN-20] a journal goes whole, also when another tab takes a file of it away meanwhile', async () => {
  keepJournals();
  const root = await navigator.storage.getDirectory();
  const journal = await root.getDirectoryHandle('journal', { create: true });
  const graces = await journal.getDirectoryHandle('grace', { create: true });
  const names = ['one.journal', 'two.journal', 'three.journal'];
  for (const name of names) await graces.getFileHandle(name, { create: true });
  const open = Reflect.get(FileSystemFileHandle.prototype, 'createSyncAccessHandle');
  let first: string | undefined;
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
    first ??= this.name;
    if (this.name === first) await graces.removeEntry(first);
    return open.call(this);
  };
  await removeOpfsFolder('grace');
  expect(names).toContain(first);
  const left: string[] = [];
  for await (const name of journal.keys()) left.push(name);
  expect(left).not.toContain('grace');
});
