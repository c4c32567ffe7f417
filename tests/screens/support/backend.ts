import { BehaviorSubject } from 'rxjs';
import type { AttachmentClient } from '../../../src/nouns/attachments/data/attachment-client.ts';
import type { AuthError } from '../../../src/contract/account.ts';
import type { ApiClient } from '../../../src/data/api-client.ts';
import { ok, refuse, type Result } from '../../../src/domain/result.ts';
import { RpcError } from '../../../backend/rpc-error.ts';
import { adviceFor } from '../../../src/replication/firebase/auth-advice.ts';
import type { Backend } from '../../../src/replication/firebase/connect.ts';
import { wireWrite } from '../../../src/replication/firebase/rest-client.ts';
import type { WireDocument } from '../../sim/wire.ts';
import { inPageRemote } from './remote.ts';
import type { Account, InPageServer } from './server.ts';

/** The signed-in user of a phone; outlasts the app. */
export class SignIn {
  readonly user$ = new BehaviorSubject<Account | undefined>(undefined);
}

/** The backend's interfaces and accounts as used by the data layer, on a server in the page. */
export function inPageBackend(server: InPageServer, { user$ }: SignIn): Backend {
  const me = () => user$.value;
  const refused = (code: string) =>
    refuse({ type: 'AuthRefused' as const, code, message: `Firebase: Error (${code}).`, advice: adviceFor(code) });
  const online = <T>(act: () => Result<T, AuthError>): Promise<Result<T, AuthError>> =>
    Promise.resolve(server.isUp ? act() : refuse({ type: 'NoConnection' as const }));
  const known = (account: Account) => ok({ uid: account.uid, email: account.email, first_name: account.first_name });
  const accountOf = (email: string) => server.accountOf(email);
  return {
    auth: {
      onUser: (listener) => {
        const hearing = user$.subscribe((account) => listener(account?.uid ?? null));
        return () => hearing.unsubscribe();
      },
      isSignedIn: () => Promise.resolve(me() !== undefined),
      token: () => Promise.resolve(me()?.uid),
      signIn: (email, password) =>
        online(() => {
          const account = accountOf(email);
          if (account?.password !== password) return refused('auth/invalid-credential');
          user$.next(server.signIn(account));
          return known(account);
        }),
      register: (email, password, first_name) =>
        online(() => {
          if (accountOf(email)) return refused('auth/email-already-in-use');
          const account = server.addAccount(email, password, first_name);
          user$.next(server.signIn(account));
          return known(account);
        }),
      sendReset: (email) =>
        online(() => {
          server.resets.push(email);
          return ok(null);
        }),
      renewToken: () => online(() => ok(null)),
      signOut() {
        user$.next(undefined);
        return Promise.resolve();
      },
      inviterOf: (code) => {
        if (!server.isUp) return Promise.reject(new Error('no network'));
        return Promise.resolve((server.fieldsAt(`referral_codes/${code}`)?.['user_id'] as string | undefined) ?? null);
      },
    },
    openRemote: () => inPageRemote(server, me),
    api: apiTo(server, me),
    openAttachments: () => Promise.resolve(attachmentsOf(server)),
  };
}

function apiTo(server: InPageServer, me: () => Account | undefined): ApiClient {
  /** The result of a call; `denied` for a refusal of the request itself. */
  async function asked<T>(anybody: boolean, call: () => Promise<T>): Promise<T | 'denied' | 'unreachable'> {
    if (!server.isUp || (!anybody && !me())) return 'unreachable';
    try {
      return await call();
    } catch (fault) {
      if (!(fault instanceof RpcError)) throw fault;
      return [400, 403, 404].includes(fault.httpCode) ? 'denied' : 'unreachable';
    }
  }
  const name = (path: string) => `${server.root}/${path}`;
  return {
    async get(path, who) {
      const call = () => server.call(me(), 'GetDocument', { name: name(path) });
      const answer = await asked(who?.anybody ?? false, call);
      if (typeof answer === 'string') return { type: answer };
      const { fields, updated_at } = server.reader.row(answer as unknown as WireDocument);
      return { type: 'found', fields, updated_at };
    },
    async list(path, limit) {
      const slash = path.lastIndexOf('/');
      const parent = slash < 0 ? server.root : name(path.slice(0, slash));
      const request = { parent, collectionId: path.slice(slash + 1), pageSize: limit };
      const answer = await asked(true, () => server.call(me(), 'ListDocuments', request));
      if (typeof answer === 'string') return { type: answer };
      const { documents = [] } = answer as { documents?: WireDocument[] };
      return { type: 'found', documents: documents.map((one) => server.reader.row(one).fields) };
    },
    async commit(writes, who) {
      const body = { writes: writes.map((write) => wireWrite(server.root, write)) };
      const answer = await asked(who?.anybody ?? false, () => server.call(me(), 'Commit', body));
      if (answer === 'unreachable') return 'unreachable';
      return answer === 'denied' ? 'refused' : 'accepted';
    },
  };
}

const attachmentsOf = (server: InPageServer): AttachmentClient => ({
  send(path, bytes) {
    if (!server.isUp) return Promise.resolve('unreachable');
    server.files.set(path, bytes);
    return Promise.resolve('accepted');
  },
  get: (path) => Promise.resolve(server.isUp ? (server.files.get(path) ?? 'gone') : 'unreachable'),
});
