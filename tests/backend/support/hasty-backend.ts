import { Store } from '../../../backend/store/store.ts';

/*
 * The backend with a planted bug: it acknowledges a commit and defers writing it, which never happens before the kill.
 * The tests of kill −9 run it to prove that they would detect the loss.
 */
const { append } = Object.getOwnPropertyDescriptors(Store.prototype);
Store.prototype.append = function (this: Store, record) {
  return record['type'] === 'commit' ? Promise.resolve() : append.value!.call(this, record);
};

await import('../../../backend/cli.ts');
