import { command } from '../command.ts';
import { ok, refuse } from '../../domain/result.ts';
import { saveAsPending } from '../save.ts';

/** Mark a notification as opened; travels like any record, also later. [NTF-3] */
export const openNotice = command({
  name: 'notifications.open',
  run: async ({ session$ }, { path }) => {
    const book = session$.value?.book;
    if (!book) return refuse({ type: 'SignedOut' });
    return book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path);
      if (before?.doc_kind !== 'notifications' || before['opened'] === true) return ok(null);
      await saveAsPending(book, book.workspace, [{ before, after: { ...before, opened: true } }]);
      return ok(null);
    });
  },
});
