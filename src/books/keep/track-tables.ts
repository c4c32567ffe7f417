import { RangeSet, type DBCore, type Dexie } from 'dexie';

/**
 * Make Dexie record writes by table instead of by row. Live reads of the books only ask whether a table was written,
 * but Dexie records the index keys of each row in a sorted set and publishes all of them, to other tabs too: a page of
 * the ledger has hundreds. Call it before the database is opened. [LED-47]
 */
export function trackTables(db: Dexie): void {
  let bare: DBCore | undefined;
  // Below and above Dexie's own tracking, which is at level 0.
  db.use({ stack: 'dbcore', name: 'bare', level: -2, create: (core) => (bare = core) });
  db.use({ stack: 'dbcore', name: 'track tables', level: 0.5, create: (core) => tracked(core, bare!) });
}

/** A transaction with the parts of the database it has written, which Dexie publishes when it is complete. */
interface Tracked {
  mutatedParts?: Record<string, RangeSet>;
}

const tracked = (core: DBCore, bare: DBCore): DBCore => ({
  ...core,
  table(name) {
    const table = core.table(name);
    const below = bare.table(name);
    const parts = ['', ':dels', ...table.schema.indexes.map((index) => index.name)].map(
      (part) => `idb://${core.schema.name}/${name}/${part}`,
    );
    return {
      ...table,
      mutate(req) {
        const written = ((req.trans as Tracked).mutatedParts ??= {});
        for (const part of parts) written[part] ??= new RangeSet(core.MIN_KEY as number, core.MAX_KEY as number);
        return below.mutate(req);
      },
    };
  },
});
