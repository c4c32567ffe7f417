import { releaseProxy } from 'comlink';
import { asyncScheduler, from, map, shareReplay, switchMap, throttleTime, type Subscription } from 'rxjs';
import type { Deps } from '../data/deps.ts';
import type {
  CommandInput,
  CommandName,
  DataPort,
  QueryInput,
  QueryName,
  QueryOutput,
  Told,
} from '../contract/port.ts';
import { changeBetween, type AnswerChange } from '../domain/wire/answer-change.ts';
import { queries } from '../data/queries.ts';
import type { Queries } from '../data/query.ts';
import { turns } from '../data/turns.ts';
import { whenComplete } from '../data/when-complete.ts';
import { untilLoaded } from '../data/until-loaded.ts';

/*
 * Queries and commands used after the first screen are chunks of their own, so that the worker answers sooner. They are
 * loaded with the first query or as soon as the book is open, whichever comes first: without them nothing could be
 * saved. [PRF-11]
 */
const once = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => (loading ??= untilLoaded(load));
};
const laterQueries = once(async () => (await import('../data/later-queries.ts')).laterQueries);
const commands = once(() => import('../data/commands.ts'));

/** Together the two tables have every query. */
const queryOf = async <N extends QueryName>(name: N): Promise<Queries[N]> =>
  (queries as Partial<Queries>)[name] ?? ((await laterQueries()) as Queries)[name];

interface Releasable {
  [releaseProxy](): void;
}

/**
 * While records arrive by the hundred, the window renders a few answers a second, not one for each page of them. Units:
 * ms.
 */
const GATHER_MS = 150;

/** Emit the first answer at once, and the last of those that follow closely. [PRF-9] */
const gathered = <T>() => throttleTime<T>(GATHER_MS, asyncScheduler, { leading: true, trailing: true });

/** The port as it is served to one window: queries by name stay live until they are unsubscribed. [DAT-1..3] */
export function dataPort(ready: Promise<Deps>): DataPort {
  const live = new Map<number, Subscription>();
  let last = 0;
  // A book that does not open is reported to each caller.
  ready
    .then(commands)
    .then(laterQueries)
    .catch(() => undefined);
  const turn$ = from(ready).pipe(switchMap(turns), shareReplay(1));
  return {
    async subscribe<N extends QueryName>(name: N, input: QueryInput<N>, tell: (told: Told) => void) {
      const [deps, query] = await Promise.all([ready, queryOf(name)]);
      const number = ++last;
      // Run every query again for a new viewer.
      const answers = turn$.pipe(
        switchMap((turn) =>
          whenComplete(deps, query.whileArriving, () => query(deps, input)).pipe(
            gathered(),
            map((next) => ({ ...next, turn })),
          ),
        ),
      );
      let told: { answer: QueryOutput<N>; isPart: boolean; turn: number } | undefined;
      const subscription = answers.subscribe({
        next: (next) => {
          const { answer, isPart, turn } = next;
          const before = told?.turn === turn ? told : undefined;
          const change: AnswerChange = before ? changeBetween(before.answer, answer) : { whole: answer };
          const isSame = 'same' in change && before?.isPart === isPart;
          told = next;
          if (!isSame) tell({ change, turn, ...(isPart && { isPart }) });
        },
        error: (fault: unknown) => tell({ fault: String(fault) }),
      });
      // The callback is a message port to the window: unreleased ports would pile up, one for each screen opened.
      subscription.add(() => (tell as Partial<Releasable>)[releaseProxy]?.());
      live.set(number, subscription);
      return number;
    },
    unsubscribe(number) {
      live.get(number)?.unsubscribe();
      live.delete(number);
      return Promise.resolve();
    },
    async run<N extends CommandName>(name: N, input: CommandInput<N>) {
      const { runCommand, savesOf } = await commands();
      const result = await runCommand(await ready, name, input);
      const saves = result.ok ? savesOf(name) : undefined;
      return { ...result, ...(saves && { saves }) };
    },
    async hint(hint) {
      (await ready).session$.value?.sync.hint(hint);
    },
  };
}
