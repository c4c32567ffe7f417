import { proxy } from 'comlink';
import { withChange } from '../domain/wire/answer-change.ts';
import type { QueryInput, QueryName, QueryOutput, Told } from '../data/port.ts';
import { dataPort } from './data-port.ts';

/** An answer to which nothing was added for so long is whole; and so long is waited at most. Units: ms. */
const SETTLED_MS = 1_200;
const PATIENCE_MS = 10_000;

/** The answer of a named query now, for what is asked by a press and not watched. Errors: rejects when the query fails, which is a bug. [DAT-2] */
export const askOnce = <N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N>> =>
  askUntil(name, input, (done) => done());

/**
 * The answer of a named query once it has settled: some come without their figures first. For what looks around now and then
 * and watches nothing. [DAT-2] Errors: rejects when the query fails, which is a bug.
 */
export async function askSettled<N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N>> {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    return await askUntil(name, input, (done) => {
      clearTimeout(settling);
      settling = setTimeout(done, SETTLED_MS);
      patience ??= setTimeout(done, PATIENCE_MS);
    });
  } finally {
    clearTimeout(settling);
    clearTimeout(patience);
  }
}

/** Listens to a named query until `onAnswer`, told of each answer, says that the last one is enough. */
async function askUntil<N extends QueryName>(
  name: N,
  input: QueryInput<N>,
  onAnswer: (done: () => void) => void,
): Promise<QueryOutput<N>> {
  const port = dataPort();
  let stop: Promise<number> | undefined;
  try {
    return await new Promise<QueryOutput<N>>((resolve, reject) => {
      let last: unknown;
      stop = port.subscribe(
        name,
        input,
        proxy((told: Told) => {
          if ('fault' in told) return reject(new Error(`${name}: ${told.fault}`));
          last = withChange(last, told.change);
          onAnswer(() => resolve(last as QueryOutput<N>));
        }),
      );
      stop.catch(reject);
    });
  } finally {
    stop?.then((number) => port.unsubscribe(number)).catch(() => undefined);
  }
}
