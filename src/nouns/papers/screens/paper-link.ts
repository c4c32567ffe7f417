import type { PaperView } from '../../../contract/sales.ts';
import { publicPath } from '../../../domain/papers/public-state.ts';
import type { PaperKind } from '../shared/write-paper.ts';

/** URL of the shared page of a sale; undefined while no link is open. [RTE-53, RTE-54] */
export function linkOfPaper(kind: PaperKind, { id, business_id, paper, link }: PaperView): string | undefined {
  if (!link || link.closed || link.sync === 'rejected') return undefined;
  return location.origin + publicPath({ kind, order_id: id, business_id, qty: paper.lines.length });
}
