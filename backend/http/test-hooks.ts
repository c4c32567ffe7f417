import type { Faults } from '../faults.ts';
import { toRpcError } from '../rpc-error.ts';
import { readJson } from './body.ts';
import type { Services } from './services.ts';

/** POST /__test/{hook}, see faults.ts. */
export async function answerTestHook(
  services: Services,
  faults: Faults,
  hook: string,
  request: Request,
): Promise<Response> {
  try {
    if (request.method !== 'POST') return new Response('Method not allowed', { status: 405 });
    if (hook === 'faults') {
      if (faults.set(await readJson(request)).killListeners) services.channels.cutAll();
    } else if (hook === 'meter') return Response.json(meterReport(services));
    else if (hook === 'expire-sessions') await expireSessions(services);
    else return new Response('Not found', { status: 404 });
    return Response.json({});
  } catch (error) {
    const refusal = toRpcError(error);
    return Response.json(refusal.toBody(), { status: refusal.httpCode });
  }
}

async function expireSessions({ projects }: Services): Promise<void> {
  const validSince = Date.now() + 1;
  for (const { auth } of projects.openProjects()) {
    await Promise.all(auth.accounts.all().map((account) => auth.accounts.save({ ...account, validSince })));
    auth.tokens.expireAll();
  }
  for (const { hub } of projects.openDatabases()) hub.dropExpired();
}

/** Billed operations so far, by database and operation; reading resets the counters. [BCK-19] */
function meterReport({ projects }: Services): Record<string, unknown> {
  const report: Record<string, unknown> = {};
  for (const { database } of projects.openDatabases()) {
    report[database.root] = database.meter.report();
    database.meter.reset();
  }
  return report;
}
