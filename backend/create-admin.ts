import { createAccount } from './auth/identity-toolkit.ts';
import type { Accounts } from './auth/accounts.ts';
import { operatorOn, type Admin } from './admin.ts';
import type { Database } from './firestore/database.ts';

/** The operator's access to a database and its accounts. */
export function createAdmin(database: Database, accounts: Accounts): Admin {
  return {
    ...operatorOn(database),
    async createAccount(email, password) {
      const { uid } = await createAccount(accounts, email, password);
      return { uid };
    },
    findAccount(email) {
      const account = accounts.findByEmail(email);
      return account && { uid: account.uid };
    },
  };
}
