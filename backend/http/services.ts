import type { Faults } from '../faults.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Projects } from '../projects.ts';
import type { Storage } from '../storage/storage.ts';
import type { ChannelRegistry } from './channel-registry.ts';

/** All that answers requests. */
export interface Services {
  readonly projects: Projects;
  readonly storage: Storage;
  readonly outbox: Outbox;
  /** What scripts of the operator show to be let in, see operator/secret.ts. */
  readonly operatorSecret: string;
  readonly channels: ChannelRegistry;
  /** Present only when test hooks were asked for. */
  readonly faults: Faults | undefined;
  /** Whether unsigned tokens and the owner's are believed, see options.ts. */
  readonly asEmulator: boolean;
  readonly log: (line: string) => void;
}
