import { round } from '../measure.ts';
import { untilQuiet } from './billed.ts';
import type { BenchPhone } from './phone.ts';
import type { Stage } from './stage.ts';

const PEERS = ['rxdb-firestore', 'firestore-cache'] as const;
const CHANGES = 20;

/**
 * The same work by RxDB's own Firestore plugin and by the Firestore SDK's offline cache, with rules that allow
 * everything.
 */
export async function peers(stage: Stage): Promise<void> {
  const { openBackend, peerRecords: records, print, withPhone } = stage;
  for (const subject of PEERS) {
    const path = `businesses/Business0001/${subject}`;
    await withPhone(async (writer) => {
      await writer.peer('open', subject, path);
      const accepted = round(await writer.peer('accept', records));
      print({ case: `accept ${records}`, subject, n: 1, max_ms: accepted });
      const drained = await writer.peer('drain', records);
      print({
        case: `drained ${records}`,
        subject,
        n: 1,
        max_ms: round(drained),
        per_second: round((records / drained) * 1_000),
      });
      await withPhone(async (other) => {
        await other.peer('open', subject, path);
        print({ case: `first pull of ${records}`, subject, n: 1, max_ms: round(await other.peer('follow', records)) });
        await changes(stage, subject, writer, other);
      }, openBackend);
    }, openBackend);
  }
}

/** Cost of one more record while both phones replicate. */
async function changes(
  { openBackend, peerRecords: records, print }: Stage,
  subject: (typeof PEERS)[number],
  writer: BenchPhone,
  other: BenchPhone,
): Promise<void> {
  await other.peer('close');
  await writer.peer('follow', records);
  await untilQuiet(openBackend);
  for (let n = 0; n < CHANGES; n++) await writer.peer('addOne');
  const { reads, writes } = await untilQuiet(openBackend);
  print({
    case: 'one change',
    subject: `${subject}, writer`,
    n: CHANGES,
    reads: reads / CHANGES,
    writes: writes / CHANGES,
  });
}
