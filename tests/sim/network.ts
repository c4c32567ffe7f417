import type { Chance } from './chance.ts';
import type { FaultName } from './fault-names.ts';
import type { Person, SimServer } from './sim-server.ts';
import type { Life, Timeline } from './timeline.ts';

/** The network of one device, in the simulator's hand. */
export interface Network {
  up: boolean;
  /** Whether requests are answered after they were executed, or their answers are lost. */
  losesAnswers: boolean;
  /** Half-open: nothing arrives on either side, and nobody says so until a request has waited too long. */
  hangs: boolean;
  /** The token that the device sends is accepted. */
  signedIn: boolean;
  /** Streams under way, to cut. */
  readonly streams: Set<{ cut(): void; refuse(code: string): void }>;
}

/** How long a request waits for its answer at most. */
export const NO_ANSWER_MS = 30_000;

export interface RemoteParts {
  readonly who: Person;
  readonly server: SimServer;
  readonly network: Network;
  readonly timeline: Timeline;
  readonly life: Life;
  readonly chance: Chance;
  /** Paths of single records that a fault refused. */
  readonly onDenied: (paths: readonly string[]) => void;
  readonly onFault: (name: FaultName) => void;
  /** How likely a commit is sent again much later, and how likely it becomes visible behind its time. */
  readonly odds: { late: number; ghost: number };
}
