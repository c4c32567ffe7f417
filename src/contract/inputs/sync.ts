import * as v from 'valibot';
import type { CommandInput } from '../port.ts';
import type { WindowFacts } from '../sync.ts';
import { flag, maybe, number, orNull, shape, text } from './shape.ts';

/** Keys of rows: some collections are keyed by a path, not by a document's id. */
export const oneRow = shape<CommandInput<'sync.sendAgain'>>()({ collection: text, id: text });
export const rowKey = shape<CommandInput<'sync.keepTheirs'>>()({ id: text });
export const handOverOf = shape<CommandInput<'sync.handOver'>>()({ only: maybe(oneRow) });
export const handOverText = shape<CommandInput<'sync.takeOver'>>()({ json: text });
export const lateDecision = shape<CommandInput<'sync.decideLate'>>()({ path: text, accept: flag });

export const windowFacts = shape<WindowFacts>()({
  browser: text,
  storage: orNull(v.looseObject({ used: number, quota: number, persisted: flag })),
});
