import { benchBackend } from './bench/backend.ts';
import { benchBooks } from './bench/books.ts';
import { benchReads } from './bench/reads.ts';
import { benchReports } from './bench/reports.ts';
import { benchShop } from './bench/shop.ts';
import { benchReplication } from './bench/replication.ts';

/** `npm run bench -- SUITE [options]`: prints one JSON object per line. */
const suites: Record<string, (args: string[]) => Promise<void>> = {
  backend: benchBackend,
  books: benchBooks,
  replication: benchReplication,
  reads: benchReads,
  reports: benchReports,
  shop: benchShop,
};

const [name = '', ...args] = process.argv.slice(2);
const suite = Object.hasOwn(suites, name) ? suites[name] : undefined;
if (!suite) {
  console.error(
    `usage: npm run bench -- ${Object.keys(suites).join('|')} [--records 10000,100000] [--items 10000 --movements 50000]`,
  );
  process.exit(2);
}
await suite(args);
process.exit(0);
