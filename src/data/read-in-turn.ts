import { firstValueFrom, Observable, timer, type OperatorFunction } from 'rxjs';

/** Read the latest request; `isOver` is true once its result is no longer wanted, so that a long read may stop. */
type Read<A, B> = (asked: A, isOver: () => boolean) => Promise<B>;

/**
 * Shortest interval between repeated reads while many records arrive; the first change shows at once. `rows`: a page of
 * a list; `figures`: sums of the books; `overview`: reads through thousands of records. Units: ms.
 */
export const EVERY_MS = { rows: 100, figures: 250, overview: 1_000 } as const;

/**
 * Results of a read, repeated whenever something has changed. One read at a time: a phone that takes longer to read
 * than records take to arrive would pile up reads until its memory is full. Pauses `everyMs` between two reads; under
 * continuous change, as long as the read took.
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
          // A record saved now is booked a moment later: these two reads run without the extra pause.
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
