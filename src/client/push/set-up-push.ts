/** The token that this phone sent last. `at` in ms since 1970. */
export interface KeptToken {
  token: string;
  uid: string;
  at: number;
}

/** External dependencies of the set-up; tests provide their own. */
export interface PushWorld {
  readonly permission: () => NotificationPermission;
  readonly kept: () => KeptToken | undefined;
  readonly keep: (token: KeptToken) => void;
  /** A token for this phone; `renew` requests a new one and ends the old. */
  readonly getToken: (renew: boolean) => Promise<string>;
  /** Write the token into the person's own document. */
  readonly send: (token: string, instead: string | undefined) => Promise<void>;
  readonly now: () => number;
  readonly log: (words: string, fault: unknown) => void;
}

/** Push tokens are refreshed after 7 days. [NTF-6] */
const REFRESH_MS = 7 * 24 * 3_600_000;

/**
 * Ensure that push messages for this person reach this phone. Never asks for permission: without it no message is sent.
 * A failure is only logged and the app continues without. [NTF-5, NTF-6] Returns whether a token was sent.
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
