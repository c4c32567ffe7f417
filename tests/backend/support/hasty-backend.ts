import { setTimeout as sleep } from 'node:timers/promises';
import { Store } from '../../../backend/store/store.ts';

/*
 * The backend with a bug planted: it acknowledges a commit 20 ms before it writes it. The tests of kill −9 run it to see
 * that they would notice.
 */
const { append } = Object.getOwnPropertyDescriptors(Store.prototype);
Store.prototype.append = function (this: Store, record) {
  void sleep(20).then(() => append.value!.call(this, record));
  return Promise.resolve();
};

await import('../../../backend/cli.ts');
