import { laterQueries } from '../../src/data/later-queries.ts';
import { queries as first, type Queries } from '../../src/data/queries.ts';

/** Everything that can be asked, as the worker puts it together from its two parts. */
export const queries: Queries = { ...first, ...laterQueries };
