import { Agent, request, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** A request on a kept-alive connection; resolves when the head of the response is there. */
export function send(
  url: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<{ answer: IncomingMessage; stop: () => void }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request(url, { method, agent, headers: { ...length, ...headers } }, (answer) =>
      resolve({ answer, stop: () => sent.destroy() }),
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The other side may close a kept-alive connection just when it is reused.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, body, headers));
      else reject(error);
    });
    sent.end(body);
  });
}

/** POST JSON and read the answer. Errors: any status but 200. */
export async function postJson(url: string, json: string): Promise<string> {
  const { answer } = await send(url, json, { 'Content-Type': 'application/json' });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`);
  return text;
}
