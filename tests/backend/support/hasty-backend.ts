import { Store } from '../../../backend/store/store.ts';

/*
 * The backend with a bug planted: it acknowledges a commit and leaves the writing of it for later, which never comes before it is
 * killed. The tests of kill −9 run it to see that they would notice.
 */
const { append } = Object.getOwnPropertyDescriptors(Store.prototype);
Store.prototype.append = function (this: Store, record) {
  return record['type'] === 'commit' ? Promise.resolve() : append.value!.call(this, record);
};

await import('../../../backend/cli.ts');
