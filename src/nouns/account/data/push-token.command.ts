import { pushToken } from '../../../contract/inputs/account.ts';
import { command } from '../../../data/command.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { saveAsPending } from '../../../store/save.ts';

const MAX_PHONES = 10;

interface Entry {
  token: string;
  at: string;
}

/**
 * Store a phone's push token in the person's own document, in place of its earlier one; the newest ten phones are kept.
 * [NTF-6]
 */
export const keepPushToken = command({
  name: 'account.keepPushToken',
  input: pushToken,
  needs: 'sign-in',
  run: async ({ deps, book }, { token, instead }) => {
    const path = workspacePath.user(book.uid);
    return book.exclusive(async () => {
      const before = (await book.workspace.find([path])).get(path);
      if (!before) return refuse({ type: 'SignedOut' as const });
      const known = (before['push_tokens'] as Entry[] | undefined) ?? [];
      const others = known.filter((entry) => entry.token !== token && entry.token !== instead);
      const push_tokens = [...others, { token, at: deps.now().toISOString() }].slice(-MAX_PHONES);
      await saveAsPending(book, book.workspace, [{ before, after: { ...before, push_tokens } }]);
      return ok(null);
    });
  },
});
