import { applyCode, findCode, resetPassword } from '../auth/action-codes.ts';
import { actionModes, isOwnPage } from '../auth/action-letter.ts';
import { AuthError } from '../auth/auth-error.ts';
import type { OobKind } from '../auth/oob-codes.ts';
import { RpcError } from '../rpc-error.ts';
import { readForm } from './body.ts';
import { escapeHtml, isAskedByScript, page } from './page.ts';
import type { Services } from './services.ts';

/**
 * GET /__auth/action?mode=…&oobCode=…: the page opened by a link in a mail. Opening it has no effect, as programs
 * follow links too; its button submits the action (POST). [BCK-16]
 */
export async function answerActionPage({ projects }: Services, request: Request): Promise<Response> {
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET') return new Response('Method not allowed', { status: 405 });
  if (isAskedByScript(request)) throw new RpcError('PERMISSION_DENIED', 'This page is for a person to look at.');
  const form = isPost ? await readForm(request) : new URL(request.url).searchParams;
  const { auth } = projects.ofApiKey(form.get('apiKey'));
  const oobCode = form.get('oobCode') ?? '';
  try {
    const { code, account } = findCode(auth, oobCode);
    if (actionModes[code.kind] !== form.get('mode')) throw new AuthError('INVALID_OOB_CODE');
    if (!isPost) return page(titles[code.kind], formFor(code.kind, code.newEmail ?? account.email, form));
    if (code.kind === 'PASSWORD_RESET') {
      const newPassword = form.get('newPassword') ?? '';
      if (newPassword !== form.get('again')) throw new AuthError(notAlike);
      await resetPassword(auth, { oobCode, newPassword });
    } else await applyCode(auth, { oobCode });
    return page('Done', `<h1>${done[code.kind]}</h1>${onwards(form.get('continueUrl'))}`);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return refusal(error.message, form);
  }
}

const titles: Readonly<Record<OobKind, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your e-mail address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
};

const done: Readonly<Record<OobKind, string>> = {
  PASSWORD_RESET: 'Your new password is set. Sign in with it.',
  VERIFY_EMAIL: 'Your e-mail address is confirmed.',
  VERIFY_AND_CHANGE_EMAIL: 'Your e-mail address is changed. Sign in with the new one.',
};

const notAlike = 'The two passwords are not alike.';
const dead = 'This link does not work any more. Links work once, within an hour. Ask for a new one.';
/** Errors that the user can correct by trying again on the same page. */
const mendable: Readonly<Record<string, string>> = {
  [notAlike]: notAlike,
  MISSING_PASSWORD: 'Type a new password.',
  WEAK_PASSWORD: 'The password needs at least 6 characters.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'The password is too long.',
};

function refusal(message: string, form: URLSearchParams): Response {
  const sentence = mendable[message.split(' : ')[0] ?? ''];
  if (sentence === undefined) {
    const reason = message === 'EMAIL_EXISTS' ? 'Another account has this address already.' : dead;
    return page('Not done', `<h1>${reason}</h1>`, 400);
  }
  const again = formFor('PASSWORD_RESET', '', form);
  return page(titles.PASSWORD_RESET, `<p class="refused" role="alert">${sentence}</p>${again}`, 400);
}

function formFor(kind: OobKind, email: string, form: URLSearchParams): string {
  const kept = ['mode', 'oobCode', 'apiKey', 'continueUrl'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(form.get(name) ?? '')}">`,
  );
  const fields = [
    ['newPassword', 'New password'],
    ['again', 'The same again'],
  ].map(
    ([name, label]) =>
      `<label>${label}<input type="password" name="${name}" autocomplete="new-password" minlength="6" required></label>`,
  );
  return `<h1>${titles[kind]}</h1>
${email === '' ? '' : `<p>${escapeHtml(email)}</p>`}
<form method="post" action="/__auth/action">
${kept.join('\n')}
${kind === 'PASSWORD_RESET' ? fields.join('\n') : ''}
<button>${kind === 'PASSWORD_RESET' ? 'Set password' : 'Confirm'}</button>
</form>`;
}

function onwards(url: string | null): string {
  if (url === null || !URL.canParse(url) || !isOwnPage(url)) return '';
  return `<p><a href="${escapeHtml(url)}">Continue</a></p>`;
}
