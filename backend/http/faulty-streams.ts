import { lost, type Faults } from '../faults.ts';
import { isObject } from '../json.ts';
import { RpcError, toRpcError } from '../rpc-error.ts';
import type { StreamSink } from '../firestore/listen-stream.ts';
import type { ChannelStream } from './web-channel.ts';

/** Destination of a stream's messages, on a connection that can be cut. */
export interface CutSink extends StreamSink {
  readonly cut: () => void;
}

/**
 * Runner for the commits of a Write stream under injected faults: a cut ends the whole channel, as a network failure
 * does.
 */
export function faultyWrites(faults: Faults, channel: CutSink) {
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = await faults.run('Write', work);
    if (answer !== lost) return answer;
    channel.cut();
    throw new RpcError('CANCELLED', 'A test asked for this cut.');
  };
}

/** A Listen stream whose target requests are subject to injected faults. */
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
