import { firstValueFrom, Observable, timer, type OperatorFunction } from 'rxjs';

/** A read of what was asked last; `isOver` once nobody waits for it any more, so that a long one may stop. */
type Read<A, B> = (asked: A, isOver: () => boolean) => Promise<B>;

/**
 * While many records arrive what is read of them is read again so often at most; the first change shows at once. `rows`: a page of a
 * list; `figures`: sums of the books; `overview`: what looks through thousands of records. Units: ms.
 */
export const EVERY_MS = { rows: 100, figures: 250, overview: 1_000 } as const;

/**
 * What a read gives, again whenever something has changed: one after the other, as a phone that takes longer to read than records
 * take to arrive would pile up readings until its memory is full. Between two it rests `everyMs`; where change follows on change, as
 * long as reading took.
 */
export const readInTurn =
  <A, B>(read: Read<A, B>, everyMs: number = EVERY_MS.rows): OperatorFunction<A, B> =>
  (asked$) =>
    new Observable((observer) => {
      let next: { asked: A } | undefined;
      let isReading = false;
      let isLast = false;
      const isOver = () => observer.closed;
      const readAll = async () => {
        isReading = true;
        for (let times = 1; next && !isOver(); times++) {
          const { asked } = next;
          next = undefined;
          const begun = performance.now();
          const rested = firstValueFrom(timer(everyMs));
          const answer = await read(asked, isOver);
          if (isOver()) return;
          const took = performance.now() - begun;
          observer.next(answer);
          if (isLast && !next) break;
          await rested;
          // What was saved now is booked a moment later: these two go without a pause.
          if (times > 2 && took > everyMs) await firstValueFrom(timer(took));
        }
        isReading = false;
        if (isLast) observer.complete();
      };
      return asked$.subscribe({
        next(asked) {
          next = { asked };
          if (!isReading) readAll().catch((fault: unknown) => observer.error(fault));
        },
        error: (fault: unknown) => observer.error(fault),
        complete() {
          isLast = true;
          if (!isReading) observer.complete();
        },
      });
    });
