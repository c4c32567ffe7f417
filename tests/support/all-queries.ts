import { laterQueries } from '../../src/data/later-queries.ts';
import { queries as first } from '../../src/data/queries.ts';
import type { Queries } from '../../src/data/query.ts';

/** Everything that can be asked, as the worker puts it together from its two parts. */
export const queries: Queries = { ...first, ...laterQueries };
