import type { FaultName } from './fault-names.ts';
import type { Plain } from './wire.ts';

/** One save by a person; it counts as kept once the device said "Saved". */
export interface Saved {
  readonly device: string;
  readonly collection: 'sales' | 'customers';
  readonly path: string;
  readonly isNew: boolean;
  /** Fields that this save gave a value of its own. */
  readonly fields: Plain;
  /** Whether it was told; not when the tab was killed before it could say so, or the phone could not store it. */
  acknowledged: boolean;
  /** When it was told, its phone had no second copy, and a later loss of its database took it for good. */
  isExcused: boolean;
}

interface Unprotected {
  readonly saved: Saved;
  readonly device: string;
}

/** What happened in one history, as far as it matters for judging its end. */
export class Ledger {
  readonly saved: Saved[] = [];
  /** Documents that somebody began to save, acknowledged or not. */
  readonly begun = new Set<string>();
  /** Documents that the rules must refuse. */
  readonly poison = new Set<string>();
  /** Records that a fault refused, so that keeping them as refused is right. */
  readonly denied = new Set<string>();
  /** Documents whose older version a person sent again on purpose. */
  readonly sentAgain = new Set<string>();
  /** People who lost a right at some time, or were removed. */
  readonly lostRights = new Set<string>();
  /** Devices that lost a database at some time. */
  readonly lostDatabases = new Set<string>();
  readonly bugs: string[] = [];
  private readonly unprotected: Unprotected[] = [];

  /** A save begins; call what it gives when the device says that it is saved, and whether it has its second copy. */
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
   * A phone lost databases. The screen had said that what is saved has no second copy: that may be gone, and so may what became
   * of records while it said so. `untold` are these, as collection/id.
   */
  loseDatabases(device: string, untold: ReadonlySet<string>): void {
    this.lostDatabases.add(device);
    for (const one of this.unprotected) if (one.device === device) one.saved.isExcused = true;
    const isUntold = ({ path }: Saved) => untold.has(path.split('/').slice(-2).join('/'));
    for (const saved of this.saved) if (saved.device === device && isUntold(saved)) saved.isExcused = true;
    for (const name of untold) this.forgotten.add(`${device} ${name}`);
  }

  /** Records whose phone forgot what had become of them: device and collection/id. */
  readonly forgotten = new Set<string>();

  /** Faults by name, and how often each occurred. */
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
