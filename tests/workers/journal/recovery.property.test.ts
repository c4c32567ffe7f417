import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { unsentRows } from '../../../src/store/unsent-rows.ts';
import { compact } from '../../../src/replication/journal/compact.ts';
import { journalPhone, pushFrom } from '../../support/journal-phone.ts';
import { MemoryServer } from '../../support/memory-server.ts';
import { editSale, salePath, saveSale } from '../../support/test-book.ts';
import { runs } from '../../support/runs.ts';

type Step =
  | { type: 'save' | 'open' | 'send' | 'compact' | 'wipe' }
  /** A change of the nth sale. */
  | { type: 'edit'; n: number }
  /** The nth living tab dies; its last, unacknowledged write is torn after `torn` bytes. */
  | { type: 'kill'; n: number; torn: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constantFrom('save' as const, 'save' as const, 'open' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('send' as const, 'compact' as const, 'wipe' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), n: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('kill' as const), n: fc.nat(3), torn: fc.nat(600) }) },
);

/**
 * One phone, several tabs, a server: play the steps, wiping the whole database in between, and check that nothing is
 * lost.
 */
async function play(steps: readonly Step[]): Promise<void> {
  const phone = journalPhone();
  const server = new MemoryServer();
  server.put(`users/${phone.uid}`, { rev: 1 });
  const tabs = [await phone.openTab()];
  const notes = new Map<string, string>();
  const seqs: number[] = [];
  const push = () => {
    const { length } = server.commits;
    return pushFrom(tabs[0]!, server).then(() => server.commits.length > length);
  };
  try {
    for (const [i, one] of steps.entries()) {
      const tab = tabs[i % tabs.length]!;
      if (one.type === 'save') {
        const { id, local_seq } = await saveSale(tab.book, { note: `n${i}` });
        seqs.push(local_seq);
        notes.set(id, `n${i}`);
      }
      if (one.type === 'edit' && notes.size > 0) {
        const id = [...notes.keys()][one.n % notes.size]!;
        if (!(await tab.book.sales.find([id])).has(id)) continue; // sent, then wiped: the server would deliver it
        await editSale(tab.book, id, { note: `n${i}` });
        notes.set(id, `n${i}`);
      }
      if (one.type === 'open' && tabs.length < 3) tabs.push(await phone.openTab());
      if (one.type === 'send') await push();
      if (one.type === 'compact') await compact(tab.book, tab.journal, () => phone.device.get('device_id'));
      if (one.type === 'kill' || one.type === 'wipe') {
        const gone = one.type === 'kill' ? tabs.splice(one.n % tabs.length, 1) : tabs.splice(0);
        for (const dying of gone) {
          if (one.type === 'kill') phone.journals.files.get(dying.file)!.tear(one.torn);
          await dying.kill();
        }
        if (one.type === 'wipe') await phone.wipe();
        if (tabs.length === 0) tabs.push(await phone.openTab());
      }
    }
    while (await push());
    expect(new Set(seqs).size).toBe(seqs.length); // no number was issued twice
    expect(await unsentRows(tabs[0]!.book)).toEqual({ rows: [], copies: [] });
    for (const [id, note] of notes) expect(server.rows.get(salePath(id))?.fields['note']).toBe(note);
  } finally {
    await phone.throwAway();
  }
}

test(
  '[SYN-20, SYN-21, SYN-22] whatever is killed, torn and wiped, every saved record reaches the server as it was last saved',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), play), {
      numRuns: runs(8, 400),
    });
  },
  runs(60_000, 3_600_000),
);
