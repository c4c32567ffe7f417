import type { Faults } from '../faults.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Projects } from '../projects.ts';
import type { Storage } from '../storage/storage.ts';
import type { ChannelRegistry } from './channel-registry.ts';

/** All services that answer requests. */
export interface Services {
  readonly projects: Projects;
  readonly storage: Storage;
  readonly outbox: Outbox;
  /** The secret that authorises the operator's scripts, see operator/secret.ts. */
  readonly operatorSecret: string;
  readonly channels: ChannelRegistry;
  /** Present only with test hooks enabled. */
  readonly faults: Faults | undefined;
  /** Whether unsigned tokens and "Bearer owner" are accepted, see options.ts. */
  readonly asEmulator: boolean;
  readonly log: (line: string) => void;
}
