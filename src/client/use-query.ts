import { proxy } from 'comlink';
import { useEffect, useState } from 'react';
import { withChange, type AnswerChange } from '../domain/wire/answer-change.ts';
import type { QueryInput, QueryName, QueryOutput } from '../data/port.ts';
import { dataPort } from './data-port.ts';

/** Last answers, so that a screen opened again shows at once what it showed before. Small: one entry a query and input. */
const lastAnswers = new Map<string, unknown>();
const MAX_LAST_ANSWERS = 60;

function remember(key: string, answer: unknown) {
  lastAnswers.delete(key);
  lastAnswers.set(key, answer);
  if (lastAnswers.size > MAX_LAST_ANSWERS) lastAnswers.delete(lastAnswers.keys().next().value!);
}

/**
 * The live answer of a named query; `undefined` until the worker has answered once. [DAT-2]
 * A changed input keeps the old answer until the new one arrives, so that lists do not blink.
 * Errors: a query that fails is a bug; it is thrown while rendering and the crash page shows it.
 */
export function useQuery<N extends QueryName>(name: N, input: QueryInput<N>): QueryOutput<N> | undefined {
  const key = JSON.stringify(input);
  const cacheKey = `${name} ${key}`;
  const [answer, setAnswer] = useState(() => lastAnswers.get(cacheKey) as QueryOutput<N> | undefined);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let live = true;
    let last: unknown;
    const port = dataPort();
    const subscription = port.subscribe(
      name,
      JSON.parse(key) as QueryInput<N>,
      proxy((change: AnswerChange) => {
        if (!live) return;
        const next = withChange(last, change) as QueryOutput<N>;
        last = next;
        remember(cacheKey, next);
        setAnswer(() => next);
      }),
      proxy((message: string) => void (live && setFault(message))),
    );
    // The worker could not start, or not open the database.
    subscription.catch((refusal: unknown) => live && setFault(String(refusal)));
    return () => {
      live = false;
      subscription.then((number) => port.unsubscribe(number)).catch(() => undefined);
    };
  }, [name, key, cacheKey]);
  if (fault !== undefined) throw new Error(`${name}: ${fault}`);
  return answer;
}
