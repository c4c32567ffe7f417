import { proxy } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { withChange } from '../domain/wire/answer-change.ts';
import type { QueryInput, QueryName, QueryOutput, Told } from '../contract/port.ts';
import { dataPort } from './data-port.ts';

/**
 * Cache of last answers, so that a reopened screen shows at once what it showed before. Small: one entry per query and
 * input.
 */
const lastAnswers = new Map<string, unknown>();
const MAX_LAST_ANSWERS = 60;

/**
 * The current turn, as the worker counts viewers, and the number of workers so far: messages of an earlier worker are
 * ignored.
 */
let turn = 0;
let workers = 0;

/** Clear all answers: another worker answers from now on, and counts its turns from the start. */
export function forgetAnswers(): void {
  lastAnswers.clear();
  asked.clear();
  turn = 0;
  workers += 1;
}

/**
 * True when a message is for the current viewer. The first message of a new turn clears all answers of the previous
 * viewer before anything is rendered. [ACC-20]
 */
function isForNow(told: number): boolean {
  if (told <= turn) return told === turn;
  turn = told;
  lastAnswers.clear();
  for (const one of asked.values()) {
    one.last = undefined;
    one.listeners.forEach((listener) => listener.onAnswer(undefined, false));
  }
  return true;
}

function remember(key: string, answer: unknown) {
  lastAnswers.delete(key);
  lastAnswers.set(key, answer);
  if (lastAnswers.size > MAX_LAST_ANSWERS) lastAnswers.delete(lastAnswers.keys().next().value!);
}

/** Screens with the same query and input share one subscription and its last answer. */
interface Asked {
  readonly listeners: Set<Listener>;
  last?: { readonly answer: unknown; readonly isPart: boolean } | undefined;
  readonly stop: () => void;
}
interface Listener {
  readonly onAnswer: (answer: unknown, isPart: boolean) => void;
  readonly onFault: (message: string) => void;
}
const asked = new Map<string, Asked>();

/**
 * Components that show a part, also while their next query is not answered yet; and listeners to whether there are any.
 */
const parts = new Set<object>();
const onParts = new Set<(isAny: boolean) => void>();

/** Notify together with the answer itself, so that both are rendered at once. */
function noteParts(one: object, isPart: boolean) {
  const before = parts.size;
  if (isPart) parts.add(one);
  else parts.delete(one);
  if ((before === 0) !== (parts.size === 0)) onParts.forEach((tell) => tell(parts.size > 0));
}

/**
 * True when anything on the screen is a part because records of the business are still on their way to this phone.
 * [LED-59]
 */
export function useShowsPart(): boolean {
  const [isPart, setPart] = useState(parts.size > 0);
  useEffect(() => {
    setPart(parts.size > 0);
    onParts.add(setPart);
    return () => void onParts.delete(setPart);
  }, []);
  return isPart;
}

function listen(name: QueryName, key: string, listener: Listener): () => void {
  const cacheKey = `${name} ${key}`;
  const one = asked.get(cacheKey) ?? ask(name, key);
  asked.set(cacheKey, one);
  one.listeners.add(listener);
  if (one.last) listener.onAnswer(one.last.answer, one.last.isPart);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    if (asked.get(cacheKey) === one) asked.delete(cacheKey);
    one.stop();
  };
}

function ask(name: QueryName, key: string): Asked {
  const port = dataPort();
  const worker = workers;
  const onFault = (message: string) => one.listeners.forEach((listener) => listener.onFault(message));
  const subscription = port.subscribe(
    name,
    JSON.parse(key) as QueryInput<QueryName>,
    proxy((told: Told) => {
      if ('fault' in told) return onFault(told.fault);
      if (worker !== workers || !isForNow(told.turn) || one.listeners.size === 0) return;
      const answer = withChange(one.last?.answer, told.change);
      const isPart = told.isPart === true;
      one.last = { answer, isPart };
      // A partial answer is not kept for a reopened screen.
      if (!isPart) remember(`${name} ${key}`, answer);
      one.listeners.forEach((listener) => listener.onAnswer(answer, isPart));
    }),
  );
  // The worker could not start, or not open the database.
  subscription.catch((refusal: unknown) => onFault(String(refusal)));
  const stop = () => void subscription.then((number) => port.unsubscribe(number)).catch(() => undefined);
  const one: Asked = { listeners: new Set(), stop };
  return one;
}

/**
 * The live answer of a named query; `undefined` until the worker has answered once. [DAT-2] A changed input keeps the
 * old answer until the new one arrives, so that lists do not flicker. Errors: a query that fails is a bug; it is thrown
 * while rendering and the crash page shows it.
 */
export function useQuery<N extends QueryName>(name: N, input: QueryInput<N>): QueryOutput<N> | undefined {
  const key = JSON.stringify(input);
  const [answer, setAnswer] = useState(() => lastAnswers.get(`${name} ${key}`) as QueryOutput<N> | undefined);
  const [fault, setFault] = useState<string>();
  const asker = useRef({});
  useEffect(() => () => noteParts(asker.current, false), []);
  useEffect(
    () =>
      listen(name, key, {
        onAnswer(next, isPart) {
          noteParts(asker.current, isPart);
          setAnswer(() => next as QueryOutput<N>);
        },
        onFault: setFault,
      }),
    [name, key],
  );
  if (fault !== undefined) throw new Error(`${name}: ${fault}`);
  return answer;
}
