import { noticePath } from '../../../contract/inputs/notices.ts';
import { command } from '../../../data/command.ts';
import { ok } from '../../../domain/result.ts';
import { saveAsPending } from '../../../store/save.ts';

/** Mark a notification as opened; sent like any record, also later. [NTF-3] */
export const openNotice = command({
  name: 'notifications.open',
  input: noticePath,
  needs: 'sign-in',
  run: async ({ book }, { path }) => {
    return book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path);
      if (before?.doc_kind !== 'notifications' || before['opened'] === true) return ok(null);
      await saveAsPending(book, book.workspace, [{ before, after: { ...before, opened: true } }]);
      return ok(null);
    });
  },
});
