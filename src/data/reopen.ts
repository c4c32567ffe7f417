import type { Dexie } from 'dexie';

/**
 * RxDB opens a database once, and Dexie does not open that one again by itself. When the browser closes it (the phone was asleep, or
 * short of memory) it is opened anew here, or nothing could be read and saved until the next start. One that the browser threw away
 * stays closed: an empty book must not look like one. [DAT-10] For RxDB's `onCreate`.
 */
export function reopenWhenLost(db: Dexie): void {
  const close = db.close.bind(db);
  let isAgain = false;
  db.on('populate', () => {
    if (isAgain) throw new Error(`${db.name} is not there any more`);
  });
  // Dexie says `disableAutoOpen: false` where the connection was lost, and nobody meant to close it.
  db.close = (how) => {
    close(how);
    if (how?.disableAutoOpen !== false) return;
    isAgain = true;
    db.open().catch((fault: unknown) => console.error(`${db.name}: not opened again`, fault));
  };
}
