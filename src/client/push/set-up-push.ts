/** A token as this phone last sent it on. `at` in ms since 1970. */
export interface KeptToken {
  token: string;
  uid: string;
  at: number;
}

/** Everything outside that a set-up needs; tests give their own. */
export interface PushWorld {
  readonly permission: () => NotificationPermission;
  readonly kept: () => KeptToken | undefined;
  readonly keep: (token: KeptToken) => void;
  /** A token for this phone; `renew` gives a new one and ends the old. */
  readonly getToken: (renew: boolean) => Promise<string>;
  /** Writes it into the person's own document. */
  readonly send: (token: string, instead: string | undefined) => Promise<void>;
  readonly now: () => number;
  readonly log: (words: string, fault: unknown) => void;
}

/** Push tokens are refreshed after 7 days. [NTF-6] */
const REFRESH_MS = 7 * 24 * 3_600_000;

/**
 * See to it that messages for this person reach this phone. Never asks: who has not allowed notifications gets none.
 * A failure is only logged and the app goes on without. [NTF-5, NTF-6] Gives whether a token was sent.
 */
export async function setUpPush(uid: string, world: PushWorld): Promise<boolean> {
  try {
    if (world.permission() !== 'granted') return false;
    const kept = world.kept();
    const isOld = kept !== undefined && world.now() - kept.at >= REFRESH_MS;
    if (kept?.uid === uid && !isOld) return false;
    const token = await world.getToken(isOld);
    await world.send(token, kept?.uid === uid ? kept.token : undefined);
    world.keep({ token, uid, at: world.now() });
    return true;
  } catch (fault) {
    world.log('push not set up', fault);
    return false;
  }
}
