import { query } from '../../../data/query.ts';
import { concat, defer, distinctUntilChanged, EMPTY, expand, map, of, switchMap, timer, type Observable } from 'rxjs';
import { businessOfAttachment, typeOfAttachment } from '../../../domain/attachments/attachment-path.ts';
import type { Deps } from '../../../data/deps.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { AttachmentView } from '../../../contract/attachments.ts';
import type { Session } from '../../../data/session.ts';
import type { KeptAttachment, AttachmentStore } from '../../../store/attachment-store.ts';

const GONE: AttachmentView = { state: 'gone' };

/**
 * A photo or voice note of a record: from this phone, or, when it is `wanted`, from the server, and then kept on this
 * phone. [SYN-32]
 */
export const oneAttachment = query({
  name: 'attachments.one',
  whileArriving: 'whole',
  read: (deps, { path, wanted }) =>
    whenBusinessOpen<AttachmentView>(
      deps,
      (session, businessId) => {
        const { attachments } = session.book;
        if (!attachments || businessOfAttachment(path) !== businessId) return of(GONE);
        return liveTable(() => attachments.rows.get(path)).pipe(
          switchMap((known) => {
            if (known) return kept(attachments, known);
            return wanted
              ? fromTheServer(deps, session, attachments, path, businessId)
              : of<AttachmentView>({ state: 'elsewhere' });
          }),
        );
      },
      GONE,
    ),
});

const kept = (attachments: AttachmentStore, { path, state }: KeptAttachment): Observable<AttachmentView> =>
  defer(async (): Promise<AttachmentView> => {
    const bytes = await attachments.bytesOf(path);
    if (!bytes) return GONE;
    const file = new Blob([bytes], { type: typeOfAttachment(path) });
    return { state: 'here', file, sent: state === 'sent' || state === 'fetched' };
  });

/**
 * A photo arrives after its record: retry while it is not there yet, so that the screen shows it once it is. Units: ms.
 */
const FIRST_LOOK_AGAIN_MS = 5_000;
const MAX_BETWEEN_LOOKS_MS = 60_000;

/** Request it whenever there is a connection, and again while it is missing; storing it updates the query above. */
const fromTheServer = (
  deps: Deps,
  session: Session,
  attachments: AttachmentStore,
  path: string,
  business_id: string,
): Observable<AttachmentView> =>
  session.sync.link$.pipe(
    map(({ connection }) => connection),
    distinctUntilChanged(),
    switchMap((connection) => {
      if (connection === 'offline') return of<AttachmentView>({ state: 'offline' });
      if (connection === 'starting') return of<AttachmentView>({ state: 'fetching' });
      const ask = async (): Promise<AttachmentView> => {
        try {
          const bytes = await (await deps.attachmentDoor()).get(path);
          if (bytes === 'gone') return GONE;
          if (bytes === 'unreachable') return { state: 'offline' };
          const at = deps.now().toISOString();
          await attachments.keep({ path, business_id, state: 'fetched', size: bytes.byteLength, at }, bytes);
          return { state: 'fetching' };
        } catch (fault) {
          console.warn('attachment not fetched', fault);
          return { state: 'offline' };
        }
      };
      const askAgain = ({ state }: AttachmentView, before: number) =>
        state === 'fetching'
          ? EMPTY
          : timer(Math.min(FIRST_LOOK_AGAIN_MS * 2 ** before, MAX_BETWEEN_LOOKS_MS)).pipe(switchMap(ask));
      return concat(of<AttachmentView>({ state: 'fetching' }), defer(ask).pipe(expand(askAgain)));
    }),
  );
