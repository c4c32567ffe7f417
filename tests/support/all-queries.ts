import { laterQueries } from '../../src/data/later-queries.ts';
import { queries as first } from '../../src/data/queries.ts';
import type { Queries } from '../../src/data/query.ts';

/** All queries, combined from the two parts as in the worker. */
export const queries: Queries = { ...first, ...laterQueries };
