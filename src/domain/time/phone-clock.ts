/** The best known time on a phone, independent of the time that its clock shows. [DOC-18] */
export interface PhoneClock {
  now(): Date;
  /** Set how far the phone's clock is ahead, as reported by the server; 0 when it is right. Units: ms. */
  told(off: number): void;
}

/**
 * The phone's wall clock, ms since 1970; and a monotonic clock, unaffected by changes of the time, ms since some start.
 */
export interface ClockFaces {
  readonly wall: () => number;
  readonly steady: () => number;
}

/**
 * A clock that is right on a phone whose own is wrong, from the moment the server has reported the offset. Once the
 * phone's clock seems to have been set, it is used again until the next report of the server: it jumped by about the
 * offset, backwards or forwards.
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
