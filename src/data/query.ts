import type { Observable } from 'rxjs';
import type { QueryInput, QueryName, QueryOutput } from '../contract/port.ts';
import type { Deps } from './deps.ts';

/**
 * The answer while records of the business are still arriving. `whole`: the usual answer, as it does not depend on all
 * records; `rows`: the rows that came, marked as a part. When omitted, no answer: it is a sum, or one record with what
 * others say of it. [LED-59]
 */
export type WhileArriving = 'whole' | 'rows';

interface Declaration<N extends QueryName> {
  readonly name: N;
  readonly whileArriving?: WhileArriving;
  readonly read: (deps: Deps, input: QueryInput<N>) => Observable<QueryOutput<N>>;
}

/** A live query by name. */
export interface Query<N extends QueryName> {
  (deps: Deps, input: QueryInput<N>): Observable<QueryOutput<N>>;
  readonly query: N;
  readonly whileArriving: WhileArriving | undefined;
}

/** Declare a live query. [DAT-2] */
export const query = <const N extends QueryName>({ name, whileArriving, read }: Declaration<N>): Query<N> =>
  Object.assign((deps: Deps, input: QueryInput<N>) => read(deps, input), { query: name, whileArriving });

/** Queries by name. */
export type Queries = { [N in QueryName]: Query<N> };

/** Build the table of queries by name. */
export const queriesOf = <N extends QueryName>(queries: readonly { [K in N]: Query<K> }[N][]): Pick<Queries, N> =>
  Object.fromEntries(queries.map((one) => [one.query, one])) as unknown as Pick<Queries, N>;
