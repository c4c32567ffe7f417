import { BehaviorSubject } from 'rxjs';
import type { Book } from '../../src/store/book.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { Held } from '../../src/contract/account.ts';
import type { DeviceStore } from '../../src/store/device-store.ts';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import { startSession } from '../../src/data/start-session.ts';
import type { Session } from '../../src/data/session.ts';
import type { LinkStatus } from '../../src/nouns/sync/data/sync.ts';
import { openMendedBook } from '../../src/replication/journal/mended-book.ts';
import { openJournal, type OpenJournal } from '../../src/replication/journal/open-journal.ts';
import type { Backend } from '../../src/replication/firebase/connect.ts';
import { lead } from '../../src/replication/lead.ts';
import type { Leading } from '../../src/replication/leadership.ts';
import type { Limits } from '../../src/replication/replicate.ts';
import { Chance } from './chance.ts';
import { Disk } from './disk.ts';
import type { FaultName } from './fault-names.ts';
import { DATABASES, type Steps } from './memory-book.ts';
import type { Network, RemoteParts } from './network.ts';
import { compactAtRest, databasesOf, deviceStore, LOSSES, renewAtTimes } from './phone-store.ts';
import { PrivateFiles } from './private-files.ts';
import { simRemote } from './sim-remote.ts';
import { SERVER_START, type Person, type SimServer } from './sim-server.ts';
import { Life, type Timeline } from './timeline.ts';

/** State shared by all devices of a history. */
export interface World {
  readonly seed: number;
  readonly timeline: Timeline;
  readonly server: SimServer;
  readonly odds: RemoteParts['odds'];
  readonly limits: Limits;
  readonly onFault: (name: FaultName) => void;
  readonly onDenied: (paths: readonly string[]) => void;
  /** Called for an exception that is not a fault of the simulated phone, i.e. a bug. */
  readonly onBug: (text: string) => void;
}

/** One open tab: a program running on the device's disk. */
export interface Tab {
  readonly life: Life;
  readonly book: Book;
  readonly journal: OpenJournal;
  readonly session: Session;
  readonly deps: Deps;
  leading: Leading | undefined;
  status: LinkStatus;
}

const NOBODY_LEADS: LinkStatus = { connection: 'starting', sending: 0, session: 'ok' };

/** One phone: its disk, files, network and clock outlive its tabs. */
export class Device {
  readonly disk: Disk;
  readonly network: Network = { up: true, losesAnswers: false, hangs: false, signedIn: true, streams: new Set() };
  readonly tabs: Tab[] = [];
  /** Offset of its clock from the server's, ms. */
  wallOffset: number;
  private readonly chance: Chance;
  private readonly files: PrivateFiles;
  private readonly users: BehaviorSubject<string | null>;
  private readonly facts = new Map<string, unknown>();
  /** Tabs that are open or opening. */
  private readonly lives = new Set<Life>();
  private tagsTaken = 0;
  /** Records changed while no journal could be written, as collection/id. */
  readonly untold = new Set<string>();

  constructor(
    private readonly world: World,
    readonly who: Person,
    private readonly businessId: string | undefined,
    private readonly number: number,
  ) {
    const { timeline, onBug, onFault } = world;
    this.chance = new Chance(world.seed, who.device);
    this.users = new BehaviorSubject<string | null>(who.uid);
    this.disk = new Disk(
      () => timeline.now,
      (what) => onBug(`${who.device}: went back: ${what}`),
    );
    const isFull = () => this.disk.isFull && (onFault('quota'), true);
    const sticking = new Chance(world.seed, `${who.device} files`);
    const share = sticking.happens(0.5) ? 0.5 : 0;
    const isStuck = () => sticking.happens(share) && (onFault('fileStuck'), true);
    this.files = new PrivateFiles(this.chance, isFull, () => onFault('tornLine'), isStuck);
    this.wallOffset = this.chance.whole(-120_000, 120_000);
  }

  get name(): string {
    return this.who.device;
  }

  get isOpen(): boolean {
    return this.lives.size > 0;
  }

  get tabCount(): number {
    return this.lives.size;
  }

  /** True when the phone was told that its user has no access to the business. */
  get isLocked(): boolean {
    return this.disk.rows('upkeep/locks').size > 0;
  }

  get pendingRows(): number {
    return DATABASES.reduce((sum, name) => sum + this.disk.table(name).inState('pending').size, 0);
  }

  /** A tab that is ready for use. */
  anyTab(chance: Chance): Tab | undefined {
    const alive = this.tabs.filter(({ life }) => life.alive);
    return alive.length === 0 ? undefined : chance.pick(alive);
  }

  /** A tab that is open or opening. */
  anyLife(chance: Chance): Life | undefined {
    return this.lives.size === 0 ? undefined : chance.pick([...this.lives]);
  }

  get leader(): Tab | undefined {
    return this.tabs.find(({ life, leading }) => life.alive && leading);
  }

  /** Open another tab; it is ready once its book was checked and, if necessary, restored from the journal. */
  openTab(): Life {
    const { timeline } = this.world;
    const life = new Life(timeline);
    this.lives.add(life);
    life.onKilled(() => {
      this.lives.delete(life);
      timeline.after(this.chance.whole(20, 200), () => this.elect());
    });
    this.start(life).catch((fault: unknown) => {
      this.judge('open', fault);
      life.kill();
      // The app reports that the phone is full, and is tried again.
      timeline.after(this.chance.whole(500, 5_000), () => this.isOpen || this.openTab());
    });
    return life;
  }

  /** Ensure that the app is open. */
  reopen(): void {
    if (!this.isOpen) this.openTab();
  }

  private async start(life: Life): Promise<void> {
    const { timeline } = this.world;
    const { chance, disk, who, facts } = this;
    const pause = () => (chance.happens(0.04) ? timeline.wait(chance.whole(1, 400)) : undefined);
    const steps: Steps = { life, pause };
    const device = deviceStore(facts, steps, { device_tag: () => this.newTag(), device_id: () => chance.id() });
    const now = () => new Date(this.wall());
    const journal = this.noteWhatIsUntold(await openJournal(this.files.depsFor(life)));
    const { uid } = who;
    const exclusive = disk.lockFor(life);
    const book = await openMendedBook({
      uid,
      exclusive,
      device,
      journal,
      now,
      databases: databasesOf(uid, disk, steps),
    });
    compactAtRest(timeline, chance, disk, steps, book, journal, device, (fault) => this.judge('compact', fault));
    renewAtTimes(timeline, steps, book, journal, device, (fault) => this.judge('renew', fault));
    const me = { uid, email: who.email, first_name: this.name, business_id: this.businessId };
    const session = startSession(me, book, {
      syncOf: () => ({
        link$: new BehaviorSubject(NOBODY_LEADS),
        sendNow: () => timeline.after(5, () => this.leader?.leading?.kick()),
        hint: (hint) => timeline.after(5, () => this.leader?.leading?.hint(hint)),
      }),
      now,
      keepAlone: () => exclusive, // the books are not requested in the simulation
    });
    const deps = this.depsOf(session, device);
    this.tabs.push({ life, book, journal, session, deps, leading: undefined, status: NOBODY_LEADS });
    this.elect();
  }

  /** Once one journal was rewritten completely, the journals are complete again. */
  private noteWhatIsUntold(journal: OpenJournal): OpenJournal {
    const append = journal.append.bind(journal);
    journal.append = (lines) => {
      append(lines);
      if (journal.protection$.value.journal === 'on') return;
      for (const line of lines) {
        if (line.t === 'row') this.untold.add(`${line.store}/${String(line.row['id'])}`);
        if (line.t === 'sent') this.untold.add(`${line.store}/${line.key}`);
        if (line.t === 'copy') this.untold.add(`${line.copy.collection}/${String(line.copy.mine['id'])}`);
      }
    };
    const adopt = journal.adopt.bind(journal);
    journal.adopt = async (linesFor, files) => {
      await adopt(linesFor, files);
      if (journal.protection$.value.journal === 'on') this.untold.clear();
    };
    return journal;
  }

  /** Kill every tab; databases are missing or broken at the next opening. The journal files stay. */
  loseDatabases(loss: keyof typeof LOSSES, how: 'wiped' | 'broken'): void {
    this.killAll();
    const { databases, facts } = LOSSES[loss];
    for (const name of databases) this.disk.lose(name, how);
    if (facts) this.facts.clear();
  }

  keepTabsAlive(): void {
    for (const life of this.lives) life.killAfter(Infinity);
  }

  killAll(): void {
    for (const life of this.lives) life.kill();
  }

  /** Close a tab as a user does, or as the system does without notice. */
  closeTab(tab: Tab, politely: boolean): void {
    if (politely) {
      void tab.leading?.stop();
      tab.journal.close();
    }
    tab.life.kill();
  }

  /** Make the sign-in invalid, or valid again. */
  setSignedIn(signedIn: boolean, tell: boolean): void {
    this.network.signedIn = signedIn;
    if (!signedIn) for (const stream of this.network.streams) stream.refuse('permission-denied');
    if (tell) this.users.next(signedIn ? this.who.uid : null);
  }

  setNetwork(up: boolean, browserKnows: boolean): void {
    this.network.up = up;
    if (!up) this.cutStreams();
    if (browserKnows) this.anyTab(this.chance)?.session.sync.hint(up ? 'network-up' : 'network-down');
  }

  setHanging(hangs: boolean): void {
    this.network.hangs = hangs;
    // Data in flight is lost with the connections.
    if (!hangs) this.cutStreams();
  }

  cutStreams(): void {
    for (const stream of this.network.streams) stream.cut();
  }

  /** When there is no leader, the tab that has waited longest becomes it. */
  private elect(): void {
    if (this.leader) return;
    const tab = this.tabs.find(({ life }) => life.alive);
    if (!tab) return;
    const { world } = this;
    const clock = tab.life.clock(() => this.wall(), this.chance.draw);
    const { who, network } = this;
    const auth = {
      uid: who.uid,
      onUser: (listener: (uid: string | null) => void) => {
        const subscription = this.users.subscribe((uid) => tab.life.alive && listener(uid));
        return () => subscription.unsubscribe();
      },
    };
    const openRemote = () => simRemote({ ...world, chance: this.chance, who, network, life: tab.life });
    const healUser = () =>
      void ensureUserDocument(tab.session, tab.deps).catch((fault: unknown) => this.judge('user', fault));
    tab.leading = lead(
      { auth, openRemote } as unknown as Backend,
      tab.book,
      tab.session.followed$,
      healUser,
      (change) => (tab.status = { ...tab.status, ...change }),
      { clock, limits: world.limits, onFault: (where, fault) => this.judge(where, fault) },
    );
  }

  /** A full phone is a simulated fault; any other error is a bug. */
  judge(where: string, fault: unknown): void {
    if (fault instanceof DOMException && fault.name === 'QuotaExceededError') return this.world.onFault('quota');
    this.world.onBug(
      `${this.name}: ${where}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`,
    );
  }

  wall(): number {
    return SERVER_START + Math.floor(this.world.timeline.now) + this.wallOffset;
  }

  private newTag(): string {
    return `K${this.number + 2}${'ABCDEFGHJKLM'[this.tagsTaken++ % 12]!}`;
  }

  private depsOf(session: Session, device: DeviceStore): Deps {
    return {
      device,
      session$: new BehaviorSubject<Session | undefined>(session),
      held$: new BehaviorSubject<Held | undefined>(undefined),
      now: () => new Date(this.wall()),
      newId: () => this.chance.id(),
      accounts: () => Promise.reject(new Error('A simulated phone has its account.')),
      api: () => Promise.reject(new Error('A simulated phone is invited by nobody.')),
      attachmentDoor: () => Promise.reject(new Error('A simulated phone is invited by nobody.')),
      enter: () => Promise.resolve(session),
      lookAround: () => Promise.resolve(session),
      lock: () => Promise.resolve(),
      leave: () => Promise.resolve(),
    };
  }
}
