import { lost, type Faults } from '../faults.ts';
import { isObject } from '../json.ts';
import { RpcError, toRpcError } from '../rpc-error.ts';
import type { StreamSink } from '../firestore/listen-stream.ts';
import type { ChannelStream } from './web-channel.ts';

/** Where a stream's messages go, on a connection that can be cut. */
export interface CutSink extends StreamSink {
  readonly cut: () => void;
}

/** How a Write stream runs its commits where tests ask for faults: a cut ends the whole channel, as on a network. */
export function faultyWrites(faults: Faults, channel: CutSink) {
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = await faults.run('Write', work);
    if (answer !== lost) return answer;
    channel.cut();
    throw new RpcError('CANCELLED', 'A test asked for this cut.');
  };
}

/** A Listen stream whose requests for a target meet the faults that tests ask for. */
export function faultyListen(faults: Faults, stream: ChannelStream, channel: CutSink): ChannelStream {
  let tail: Promise<unknown> = Promise.resolve();
  const give = async (message: unknown) => {
    if (!isObject(message) || message['addTarget'] === undefined) return stream.receive(message);
    const answer = await faults.run('Listen', async () => stream.receive(message));
    if (answer === lost) channel.cut();
  };
  return {
    receive(message) {
      tail = tail.then(() => give(message)).catch((error: unknown) => channel.fail(toRpcError(error)));
    },
    close: () => stream.close(),
  };
}
