import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import type { Session } from '../../src/data/session.ts';
import { turns } from '../../src/data/turns.ts';

/** The session of a user; its readable business and its open business are emitted separately. */
function person(uid: string) {
  const readableId$ = new BehaviorSubject<string | undefined>(undefined);
  const open$ = new BehaviorSubject<unknown>(undefined);
  const opens = (id: string, role: string) => {
    readableId$.next(id);
    open$.next({ business: { id }, member: { role } });
  };
  return { session: { book: { uid }, readableId$, open$ } as unknown as Session, readableId$, opens };
}

test('[ACC-20] a turn ends with another person, nobody, another business or none, another role, and with nothing else', () => {
  const session$ = new BehaviorSubject<Session | undefined>(undefined);
  const told: number[] = [];
  const watching = turns({ session$ }).subscribe((turn) => told.push(turn));
  const [grace, musa] = [person('grace'), person('musa')];
  const turn = (act: () => void) => {
    const before = told.at(-1)!;
    act();
    return told.at(-1)! - before;
  };
  expect(turn(() => session$.next(grace.session))).toBe(0);
  expect(turn(() => grace.opens('farm', 'owner'))).toBe(0);
  expect(turn(() => grace.opens('farm', 'owner'))).toBe(0);
  expect(turn(() => grace.opens('farm', 'attendant'))).toBe(1);
  expect(turn(() => grace.opens('shop', 'attendant'))).toBe(1);
  expect(turn(() => grace.readableId$.next(undefined))).toBe(1); // locked by the server
  expect(turn(() => grace.opens('shop', 'attendant'))).toBe(0);
  expect(turn(() => session$.next(undefined))).toBe(1); // locked by her PIN
  expect(turn(() => session$.next(musa.session))).toBe(0);
  expect(turn(() => session$.next(grace.session))).toBe(1);
  watching.unsubscribe();
});
