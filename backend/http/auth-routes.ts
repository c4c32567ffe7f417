import { AuthError } from '../auth/auth-error.ts';
import { identityToolkit } from '../auth/identity-toolkit.ts';
import { refreshIdToken } from '../auth/secure-token.ts';
import type { JsonObject } from '../json.ts';
import type { Project } from '../projects.ts';
import { RpcError } from '../rpc-error.ts';
import { readForm, readJson } from './body.ts';
import type { Services } from './services.ts';

/** A request to Identity Toolkit, e.g. accounts:signUp. */
export function answerIdentityToolkit(services: Services, method: string, request: Request): Promise<Response> {
  return answer(services, async () => {
    const handler = Object.hasOwn(identityToolkit, method) ? identityToolkit[method] : undefined;
    if (!handler || request.method !== 'POST') throw new AuthError('OPERATION_NOT_ALLOWED', 501);
    const { origin, searchParams } = new URL(request.url);
    const link = { origin, apiKey: searchParams.get('key') ?? '' };
    return handler(projectOf(services, request).auth, await readJson(request), link);
  });
}

/** A request to exchange a refresh token. */
export function answerSecureToken(services: Services, request: Request): Promise<Response> {
  return answer(services, async () => refreshIdToken(projectOf(services, request).auth, await readForm(request)));
}

function projectOf(services: Services, request: Request): Project {
  return services.projects.ofApiKey(new URL(request.url).searchParams.get('key'));
}

async function answer(services: Services, work: () => Promise<JsonObject>): Promise<Response> {
  try {
    return Response.json(await work());
  } catch (error) {
    if (error instanceof AuthError) return Response.json(error.toBody(), { status: error.httpCode });
    if (error instanceof RpcError) return Response.json(error.toBody(), { status: error.httpCode });
    services.log(`failed on an account request: ${String(error)}`);
    return Response.json(new AuthError('INTERNAL_ERROR', 500).toBody(), { status: 500 });
  }
}
