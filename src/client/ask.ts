import { proxy } from 'comlink';
import { withChange } from '../domain/wire/answer-change.ts';
import type { QueryInput, QueryName, QueryOutput, Told } from '../contract/port.ts';
import { dataPort } from './data-port.ts';

/**
 * The current answer of a named query, for a single request and not a subscription. Errors: rejects when the query
 * fails, which is a bug. [DAT-2]
 */
export const askOnce = <N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N>> =>
  askUntil(name, input, () => true);

/**
 * The answer of a named query once all records of the business have arrived and `hasAll` reports nothing missing: some
 * answers come without their figures first. For files, and for occasional checks. [DAT-2, LED-59] Errors: rejects when
 * the query fails, which is a bug.
 */
export const askWhole = <N extends QueryName>(
  name: N,
  input: QueryInput<N>,
  hasAll: (answer: QueryOutput<N>) => boolean = () => true,
): Promise<QueryOutput<N>> => askUntil(name, input, (answer, isPart) => !isPart && hasAll(answer));

/**
 * The same for a form that is about to be saved; undefined when the user who filled it in has left meanwhile. [ACC-20]
 */
export const askForForm = <N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N> | undefined> =>
  askOnce<N>(name, input).catch((fault: unknown) => {
    if (!(fault instanceof SomebodyElse)) throw fault;
    return undefined;
  });

/** The user who asked has left: the answer belongs to another viewer. [ACC-20] */
export class SomebodyElse extends Error {}

/** Subscribe to a named query until an answer is wanted. */
async function askUntil<N extends QueryName>(
  name: N,
  input: QueryInput<N>,
  isWanted: (answer: QueryOutput<N>, isPart: boolean) => boolean,
): Promise<QueryOutput<N>> {
  const port = dataPort();
  let turn: number | undefined;
  let stop: Promise<number> | undefined;
  try {
    return await new Promise<QueryOutput<N>>((resolve, reject) => {
      let last: QueryOutput<N> | undefined;
      stop = port.subscribe(
        name,
        input,
        proxy((told: Told) => {
          if ('fault' in told) return reject(new Error(`${name}: ${told.fault}`));
          if (told.turn !== (turn ??= told.turn)) return reject(new SomebodyElse(name));
          last = withChange(last, told.change) as QueryOutput<N>;
          if (isWanted(last, told.isPart === true)) resolve(last);
        }),
      );
      stop.catch(reject);
    });
  } finally {
    stop?.then((number) => port.unsubscribe(number)).catch(() => undefined);
  }
}
