import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import type { EntryContent, EntryDraft } from './check-entry.ts';

/** Draft of a stock entry for its form; undefined for entries with another form. [SHP-25] */
export function draftOfEntry(entry: StockEntry): EntryDraft | undefined {
  const content = contentOf(entry);
  if (!content || !('item_id' in entry)) return undefined;
  const { id, item_id, qty, occurred_at, responsible, note } = entry;
  return { id, item_id, qty, content, occurred_at, responsible, note };
}

function contentOf(entry: StockEntry): EntryContent | undefined {
  switch (entry.kind) {
    case 'loss': {
      const { kind, reason, batch_no, photo } = entry;
      return entry.item_kind === 'withheld_eggs' ? undefined : { kind, reason, batch_no, photo };
    }
    case 'opening': {
      const { kind, value, batch_no, expiry } = entry;
      return { kind, value, batch_no, expiry };
    }
    case 'internal_use': {
      const { kind, used_for } = entry;
      return entry.item_kind === 'withheld_eggs' || used_for === undefined ? undefined : { kind, used_for };
    }
    case 'count':
      return entry.item_kind === 'cash' ? undefined : { kind: 'count' };
    case 'found':
    case 'gift':
      return { kind: entry.kind };
    case 'release':
    case 'production':
      return undefined;
  }
}
