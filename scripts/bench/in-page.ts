import type { BenchPage } from './browser/page.ts';
import type { BenchPhone } from './replication/phone.ts';

type Measured = Exclude<keyof BenchPage, 'ours' | 'peers'>;

/** Call a measurement of the bench's page, inside the page. */
export const inPage = <N extends Measured>(phone: BenchPhone, name: N, ...args: Parameters<BenchPage[N]>) =>
  phone.page.evaluate(
    ([method, given]) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (...all: unknown[]) => unknown> };
      return bench[method]!(...given);
    },
    [name, args as unknown[]] as const,
  ) as ReturnType<BenchPage[N]>;
