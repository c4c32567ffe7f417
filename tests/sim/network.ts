import type { Chance } from './chance.ts';
import type { FaultName } from './fault-names.ts';
import type { Person, SimServer } from './sim-server.ts';
import type { Life, Timeline } from './timeline.ts';

/** The network of one device, controlled by the simulator. */
export interface Network {
  up: boolean;
  /** Whether requests are executed but their answers are lost. */
  losesAnswers: boolean;
  /** Half-open: nothing arrives on either side, and no error occurs until a request times out. */
  hangs: boolean;
  /** True when the device's token is accepted. */
  signedIn: boolean;
  /** Open streams, to be cut. */
  readonly streams: Set<{ cut(): void; refuse(code: string): void }>;
}

/** Maximum wait of a request for its answer. */
export const NO_ANSWER_MS = 30_000;

export interface RemoteParts {
  readonly who: Person;
  readonly server: SimServer;
  readonly network: Network;
  readonly timeline: Timeline;
  readonly life: Life;
  readonly chance: Chance;
  /** Called with the paths of single records refused by a fault. */
  readonly onDenied: (paths: readonly string[]) => void;
  readonly onFault: (name: FaultName) => void;
  /** Probability that a commit is sent again much later, and that it becomes visible behind its time. */
  readonly odds: { late: number; ghost: number };
}
