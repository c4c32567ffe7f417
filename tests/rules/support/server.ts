import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { openEmulator } from './emulator.ts';
import type { FirestoreClient } from './firestore-client.ts';

/** An account with a valid token. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** Access without rules: stores rows, with the server's time or their own, and reads stored ones. */
export interface Operator {
  put(rows: readonly (readonly [path: string, fields: object])[]): Promise<void>;
  remove(path: string): Promise<void>;
  fieldsAt(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** A running server with the rules of a file. */
export interface RulesServer {
  signUp(email: string): Promise<Person>;
  client(token: string | undefined): FirestoreClient;
  readonly operator: Operator;
  close(): Promise<void>;
}

export const RULES_FILE = join(import.meta.dirname, '..', '..', '..', 'firestore.rules');

/**
 * Google's emulator, to compare verdicts manually: `RULES_HOST=127.0.0.1:8911 npm run test:rules`. No test needs it.
 */
export const emulatorHost = process.env['RULES_HOST'];

/** Start the embedded backend with a rules file; with RULES_HOST set, use that running emulator. */
export const openServer = async (rulesFile = RULES_FILE): Promise<RulesServer> =>
  emulatorHost === undefined ? openEmbedded(rulesFile) : openEmulator(emulatorHost, await readFile(rulesFile, 'utf8'));
