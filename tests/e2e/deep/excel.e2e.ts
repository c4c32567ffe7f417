import { readFile } from 'node:fs/promises';
import { unzipped } from '../../support/unzip.ts';
import { startSeller } from '../support/seller.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('[IMP-2, PRF-19] a table of 1,500 people is an Excel file too: nothing that the policy forbids is waited for', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const rows = Array.from({ length: 1_500 }, (_, n) => ({ row: n + 2, name: `Customer number ${n + 1_000}`, phone: `0772${String(100_000 + n)}` })); // prettier-ignore
  const seller = await startSeller(page);
  await seller.run([['imports.add', { kind: 'customers', rows }]]);
  await visit(page, '/settings/9');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel, one file' }).click()]); // prettier-ignore
  const parts = unzipped(await readFile(await download.path()));
  const sheet = [...parts].find(([name, text]) => name.startsWith('xl/worksheets/') && text.includes('<row r="1501"'));
  expect(sheet?.[1].length).toBeGreaterThan(160_000);
  expect(stall.faults).toEqual([]);
});
