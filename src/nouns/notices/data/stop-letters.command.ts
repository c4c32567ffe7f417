import { lettersStop } from '../../../contract/inputs/notices.ts';
import { command } from '../../../data/command.ts';
import { unsubscribePath, type Unsubscribe } from '../../../../schemas/unsubscribe.schema.ts';
import { ok, refuse } from '../../../domain/result.ts';

/**
 * Stop the e-mails about a business, or resume them: with the token of an e-mail anyone may, without one its owner.
 * Asks the server now, as a person who stops e-mails may have no book on this phone. [RTE-60, NTF-11]
 */
export const stopLetters = command({
  name: 'letters.stop',
  input: lettersStop,
  run: async (deps, { business_id, token, stopped }) => {
    const isWhole = /^[A-Za-z0-9]{12}$/.test(business_id) && (token === undefined || /^[A-Za-z0-9]{32}$/.test(token));
    if (!isWhole) return refuse({ type: 'LinkWrong' });
    try {
      const api = await deps.api();
      const path = unsubscribePath.unsubscribe(business_id, token);
      // A missing document and a forbidden one get the same answer: the commit decides.
      const before = await api.get(path, { anybody: true });
      if (before.type === 'unreachable') return refuse({ type: 'NoConnection' });
      const rev = before.type === 'found' ? Number(before.fields['rev']) + 1 : 1;
      const fields: Unsubscribe = { business_id, stopped, changed_at: deps.now().toISOString(), rev };
      const verdict = await api.commit([{ path, fields }], { anybody: true });
      if (verdict === 'accepted') return ok(null);
      return refuse({ type: verdict === 'refused' ? 'LinkWrong' : 'NoConnection' });
    } catch {
      return refuse({ type: 'NoConnection' });
    }
  },
});
