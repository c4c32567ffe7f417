import { hasSecret } from '../operator/secret.ts';
import { RpcError } from '../rpc-error.ts';
import type { lost } from '../faults.ts';
import { answerFirestore } from './firestore-routes.ts';
import type { Services } from './services.ts';

/**
 * Handle a request below /__admin/v1/: the same as below /v1/, for the operator of this machine, to whom no rules
 * apply. Requires "Authorization: Bearer <operator's secret>"; requests from browser pages are refused even with the
 * secret. [BCK-25]
 */
export function answerOperator(services: Services, request: Request): Promise<Response | typeof lost> {
  const isPage = ['origin', 'referer', 'cookie', 'sec-fetch-site', 'sec-fetch-dest'].some((name) => {
    return request.headers.has(name);
  });
  if (isPage) throw new RpcError('PERMISSION_DENIED', "The operator's access is not for browsers.");
  if (!hasSecret(request.headers.get('authorization'), services.operatorSecret)) {
    throw new RpcError('UNAUTHENTICATED', "The operator's secret is missing or wrong.");
  }
  return answerFirestore(services, request, '/__admin/v1/');
}
