import type { FaultName } from './fault-names.ts';
import type { Plain } from './wire.ts';

/** One save by a user; it must be preserved once the device has shown "Saved". */
export interface Saved {
  readonly device: string;
  readonly collection: 'sales' | 'customers';
  readonly path: string;
  readonly isNew: boolean;
  /** Fields to which this save gave a unique value. */
  readonly fields: Plain;
  /** Whether it was confirmed; false when the tab was killed before that, or the phone could not store it. */
  acknowledged: boolean;
  /** True when its phone had no second copy at the time of confirmation, and later lost its database. */
  isExcused: boolean;
}

interface Unprotected {
  readonly saved: Saved;
  readonly device: string;
}

/** The events of one history, as far as they matter for judging its end. */
export class Ledger {
  readonly saved: Saved[] = [];
  /** Documents that a user began to save, acknowledged or not. */
  readonly begun = new Set<string>();
  /** Documents that the rules must refuse. */
  readonly poison = new Set<string>();
  /** Records refused by a fault, which may legitimately stay refused. */
  readonly denied = new Set<string>();
  /** Documents of which a user deliberately sent an older version again. */
  readonly sentAgain = new Set<string>();
  /** People who lost a right at any time, or were removed. */
  readonly lostRights = new Set<string>();
  /** Devices that lost a database at any time. */
  readonly lostDatabases = new Set<string>();
  readonly bugs: string[] = [];
  private readonly unprotected: Unprotected[] = [];

  /** Begin a save; call the returned function when the device shows "Saved", with whether it has its second copy. */
  begin(save: Omit<Saved, 'acknowledged' | 'isExcused'>): (isProtected: boolean) => void {
    const saved: Saved = { ...save, acknowledged: false, isExcused: false };
    this.saved.push(saved);
    if (save.isNew) this.begun.add(save.path);
    return (isProtected) => {
      saved.acknowledged = true;
      if (!isProtected) this.unprotected.push({ saved, device: save.device });
    };
  }

  /**
   * A phone lost databases. Records saved while the screen warned about the missing second copy may be lost, as well as
   * later changes of the state of records made during that time, which are `untold`, as collection/id.
   */
  loseDatabases(device: string, untold: ReadonlySet<string>): void {
    this.lostDatabases.add(device);
    for (const one of this.unprotected) if (one.device === device) one.saved.isExcused = true;
    const isUntold = ({ path }: Saved) => untold.has(path.split('/').slice(-2).join('/'));
    for (const saved of this.saved) if (saved.device === device && isUntold(saved)) saved.isExcused = true;
    for (const name of untold) this.forgotten.add(`${device} ${name}`);
  }

  /** Records whose state was lost by their phone: device and collection/id. */
  readonly forgotten = new Set<string>();

  /** Faults by name, with the number of occurrences. */
  readonly faults = new Map<FaultName, number>();
  operations = 0;
  conflicts = 0;
  private readonly lines: string[] = [];

  fault(name: FaultName): void {
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
  }

  note(atMs: number, line: string): void {
    this.lines.push(`${(atMs / 1000).toFixed(3).padStart(9)} s  ${line}`);
  }

  get trace(): readonly string[] {
    return this.lines;
  }
}
