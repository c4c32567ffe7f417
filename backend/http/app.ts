import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { lost } from '../faults.ts';
import { RpcError, toRpcError } from '../rpc-error.ts';
import { admit, corsHeaders, preflight } from './admission.ts';
import { answerIdentityToolkit, answerSecureToken } from './auth-routes.ts';
import { compressed } from './compression.ts';
import { answerChannel } from './channel-routes.ts';
import { answerFirestore } from './firestore-routes.ts';
import { isFromThisMachine } from './local-only.ts';
import { answerActionPage } from './action-page.ts';
import { answerOperator } from './operator-routes.ts';
import { answerOutbox } from './outbox-page.ts';
import { answerEmulator } from './emulator-routes.ts';
import type { Hosting } from './hosting.ts';
import type { Services } from './services.ts';
import { serveStatic } from './static-files.ts';
import { answerStorage } from './storage-routes.ts';
import { answerTestHook } from './test-hooks.ts';

/** Handler of paths outside the APIs: a folder with the built app, or a handler such as a development server. */
export interface AppSource {
  readonly staticDir?: string | undefined;
  readonly hosting?: Hosting | undefined;
  readonly fallback?: ((req: IncomingMessage, res: ServerResponse) => void) | undefined;
}

type Bindings = { Bindings: HttpBindings };

/** The application for this port. `origins` is a function, as the port is known only once it is open. */
export function createApp(services: Services, origins: () => readonly string[], source: AppSource): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.use(async (context, next) => {
    admit(context.req.raw, origins(), services.faults !== undefined);
    await next();
  });

  const api = new Hono<Bindings>();
  api.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = preflight(context.req.raw);
    else {
      if (services.faults?.delayMs) await sleep(services.faults.delayMs);
      await next();
      context.res = await compressed(context.req.raw, context.res);
    }
    for (const [name, value] of Object.entries(corsHeaders(context.req.raw))) context.res.headers.set(name, value);
  });
  api.all('/google.firestore.v1.Firestore/:rpc{Listen|Write}/channel', (context) =>
    answerChannel(services, context.req.param('rpc'), context.req.raw, () => context.env.outgoing.destroy()),
  );
  api.all('/v1/*', async (context) => orCut(await answerFirestore(services, context.req.raw), context.env));
  api.all('/identitytoolkit.googleapis.com/v1/:method{accounts:[A-Za-z]+}', (context) =>
    answerIdentityToolkit(services, context.req.param('method').slice('accounts:'.length), context.req.raw),
  );
  api.all('/v0/*', (context) => answerStorage(services, context.req.raw));
  api.post('/securetoken.googleapis.com/v1/token', (context) => answerSecureToken(services, context.req.raw));
  const { faults } = services;
  if (faults) {
    api.all('/__test/:hook', (context) => answerTestHook(services, faults, context.req.param('hook'), context.req.raw));
  }
  if (faults || services.asEmulator) api.all('/emulator/v1/*', (context) => answerEmulator(services, context.req.raw));
  for (const path of [
    '/google.firestore.v1.Firestore/*',
    '/v0/*',
    '/v1/*',
    '/identitytoolkit.googleapis.com/*',
    '/securetoken.googleapis.com/*',
    '/__test/*',
    '/emulator/v1/*',
  ]) {
    app.all(path, (context) => api.fetch(context.req.raw, context.env));
  }

  for (const path of ['/__outbox/*', '/__admin/*']) {
    app.use(path, async (context, next) => {
      if (!isFromThisMachine(context.req.raw, context.env.incoming.socket.remoteAddress)) {
        throw new RpcError('PERMISSION_DENIED', 'This is for the machine itself only.');
      }
      await next();
    });
  }
  app.all('/__outbox/:id?', (context) => answerOutbox(services, context.req.raw, context.req.param('id')));
  app.all('/__auth/action', (context) => answerActionPage(services, context.req.raw));
  app.all('/__admin/v1/*', async (context) => orCut(await answerOperator(services, context.req.raw), context.env));

  app.all('*', (context) => {
    if (source.fallback) {
      source.fallback(context.env.incoming, context.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    }
    return source.staticDir === undefined
      ? context.text('Not found', 404)
      : serveStatic(source.staticDir, context.req.raw, source.hosting);
  });

  app.onError((thrown) => {
    const error = toRpcError(thrown);
    if (error.status === 'INTERNAL') services.log(`failed on a request: ${String(thrown)}`);
    return Response.json(error.toBody(), { status: error.httpCode });
  });
  api.onError((thrown) => {
    const error = toRpcError(thrown);
    if (error.status === 'INTERNAL') services.log(`failed on a request: ${String(thrown)}`);
    return Response.json(error.toBody(), { status: error.httpCode });
  });
  return app;
}

/** Send the answer, or cut the connection without one. */
function orCut(answer: Response | typeof lost, { outgoing }: HttpBindings): Response {
  if (answer !== lost) return answer;
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
