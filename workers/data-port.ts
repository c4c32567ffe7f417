import { releaseProxy } from 'comlink';
import { asyncScheduler, throttleTime, type Subscription } from 'rxjs';
import { runCommand } from '../src/data/commands.ts';
import type { Deps } from '../src/data/deps.ts';
import type {
  CommandInput,
  CommandName,
  CommandResult,
  DataPort,
  QueryInput,
  QueryName,
  QueryOutput,
} from '../src/data/port.ts';
import { changeBetween, type AnswerChange } from '../src/domain/wire/answer-change.ts';
import { queries } from '../src/data/queries.ts';

interface Releasable {
  [releaseProxy](): void;
}

/** While records arrive by the hundred, the window draws a few answers a second, not one for each page of them. Units: ms. */
const GATHER_MS = 150;

/** The first answer at once, and of those that follow closely the last. [PRF-9] */
const gathered = <T>() => throttleTime<T>(GATHER_MS, asyncScheduler, { leading: true, trailing: true });

/** The port as it is served to one window: queries by name stay live until they are unsubscribed. [DAT-1..3] */
export function dataPort(ready: Promise<Deps>): DataPort {
  const live = new Map<number, Subscription>();
  let last = 0;
  return {
    async subscribe<N extends QueryName>(
      name: N,
      input: QueryInput<N>,
      onChange: (change: AnswerChange) => void,
      onFault: (message: string) => void,
    ) {
      const deps = await ready;
      const number = ++last;
      const answers = queries[name](deps, input).pipe(gathered());
      let told: { answer: QueryOutput<N> } | undefined;
      const subscription = answers.subscribe({
        next: (answer) => {
          const change: AnswerChange = told ? changeBetween(told.answer, answer) : { whole: answer };
          told = { answer };
          if (!('same' in change)) onChange(change);
        },
        error: (fault: unknown) => onFault(String(fault)),
      });
      // Each callback is a message port to the window: without this they would pile up, two for each screen opened.
      subscription.add(() => {
        for (const callback of [onChange, onFault]) (callback as Partial<Releasable>)[releaseProxy]?.();
      });
      live.set(number, subscription);
      return number;
    },
    unsubscribe(number) {
      live.get(number)?.unsubscribe();
      live.delete(number);
      return Promise.resolve();
    },
    async run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandResult<N>> {
      return runCommand(await ready, name, input);
    },
    async hint(hint) {
      (await ready).session$.value?.sync.hint(hint);
    },
  };
}
