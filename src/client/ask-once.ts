import { proxy } from 'comlink';
import { withChange, type AnswerChange } from '../domain/wire/answer-change.ts';
import type { QueryInput, QueryName, QueryOutput } from '../data/port.ts';
import { dataPort } from './data-port.ts';

/** The answer of a named query now, for what is asked by a press and not watched. Errors: rejects when the query fails, which is a bug. [DAT-2] */
export async function askOnce<N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N>> {
  const port = dataPort();
  let stop: Promise<number> | undefined;
  try {
    return await new Promise<QueryOutput<N>>((resolve, reject) => {
      stop = port.subscribe(
        name,
        input,
        proxy((change: AnswerChange) => resolve(withChange(undefined, change) as QueryOutput<N>)),
        proxy((message: string) => reject(new Error(`${name}: ${message}`))),
      );
      stop.catch(reject);
    });
  } finally {
    stop?.then((number) => port.unsubscribe(number)).catch(() => undefined);
  }
}
