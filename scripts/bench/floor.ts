import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postJson } from './http-client.ts';

/** The bare server with which every case is compared, see floor-server.ts. */
export interface Floor {
  /** Send a body and receive `answerBytes` bytes; `sync`: after the body is on disk. */
  exchange(body: string, answerBytes: number, sync: boolean): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startFloor(): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-floor-'));
  const args = ['--import', 'tsx', 'scripts/bench/floor-server.ts', join(folder, 'bytes')];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    exchange: (body, answerBytes, sync) =>
      postJson(`http://127.0.0.1:${port}/?bytes=${answerBytes}${sync ? '&sync' : ''}`, body),
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
