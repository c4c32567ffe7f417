/** The time as it is known on a phone, whatever its clock shows. [DOC-18] */
export interface PhoneClock {
  now(): Date;
  /** The server said how far the phone's clock is ahead; 0 when it is right. Units: ms. */
  told(off: number): void;
}

/** What a phone shows, ms since 1970; and what rises steadily whatever somebody sets, ms since some start. */
export interface ClockFaces {
  readonly wall: () => number;
  readonly steady: () => number;
}

/**
 * A clock that goes right on a phone whose own is wrong, from when the server said by how much. Once somebody seems to have set the phone's
 * clock it goes by that again, until the server says more: it was set back by about as much as it was ahead, or forward likewise.
 */
export function phoneClock({ wall, steady }: ClockFaces): PhoneClock {
  let said = { off: 0, wall: 0, steady: 0 };
  const wasSet = (at: number): boolean => {
    const jumped = at - said.wall - (steady() - said.steady);
    return Math.abs(jumped + said.off) <= Math.abs(said.off) / 2;
  };
  return {
    now() {
      const at = wall();
      if (said.off !== 0 && wasSet(at)) said = { ...said, off: 0 };
      return new Date(at - said.off);
    },
    told(off) {
      said = { off, wall: wall(), steady: steady() };
    },
  };
}
