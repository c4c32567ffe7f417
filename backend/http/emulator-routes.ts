import { asList, asObject, asString } from '../json.ts';
import { invalid, RpcError, toRpcError } from '../rpc-error.ts';
import { RulesSyntaxError } from '../rules/scanner.ts';
import { readJson } from './body.ts';
import type { Services } from './services.ts';

/**
 * Handle the two requests with which the rules test library prepares a database, available only with test hooks or as
 * an emulator: PUT …/{project}:securityRules, and DELETE …/{project}/databases/{database}/documents.
 */
export async function answerEmulator(services: Services, request: Request): Promise<Response> {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname).replace('/emulator/v1/', '');
    const rules = /^projects\/([^/:]+):securityRules$/.exec(path);
    const documents = /^projects\/([^/]+)\/databases\/([^/]+)\/documents$/.exec(path);
    if (request.method === 'PUT' && rules) {
      services.projects.project(rules[1]!).rules.replace(rulesText(await readJson(request)));
    } else if (request.method === 'DELETE' && documents) {
      await services.projects.database(documents[1]!, documents[2]!).database.clear();
    } else throw new RpcError('NOT_FOUND', 'No such request of an emulator.');
    return Response.json({});
  } catch (error) {
    const refusal =
      error instanceof RulesSyntaxError ? invalid(`Error compiling rules:\n${error.message}`) : toRpcError(error);
    return Response.json(refusal.toBody(), { status: refusal.httpCode });
  }
}

function rulesText(body: Record<string, unknown>): string {
  const files = asList(asObject(body['rules'], 'rules')['files'], 'files');
  if (files.length !== 1) throw invalid('Rules are one file.');
  return asString(asObject(files[0], 'A file')['content'], 'content');
}
