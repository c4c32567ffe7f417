import { linksInMarkup, webAddress, type Letter } from '../mail/letter.ts';
import { RpcError } from '../rpc-error.ts';
import { escapeHtml, isAskedByScript, page } from './page.ts';
import type { Services } from './services.ts';

/** GET /__outbox: the sent letters, newest first. GET /__outbox/{id}: one of them. [BCK-16] */
export function answerOutbox({ outbox }: Services, request: Request, id: string | undefined): Response {
  if (request.method !== 'GET') return new Response('Method not allowed', { status: 405 });
  if (isAskedByScript(request)) throw new RpcError('PERMISSION_DENIED', 'The outbox is for a person to look at.');
  if (id === undefined) return page('Outbox', listOf(outbox.all()));
  const letter = outbox.find(id);
  if (!letter) {
    return page('Outbox', '<h1>This letter is not here</h1><p><a href="/__outbox">All letters</a></p>', 404);
  }
  return page(letter.subject, letterOf(letter));
}

function listOf(letters: readonly Letter[]): string {
  const intro = `<h1>Outbox</h1>
<p class="soft">No mail leaves this machine. What would have been sent is kept here, the last 200 letters.</p>`;
  if (letters.length === 0) return `${intro}\n<p>Nothing was sent yet.</p>`;
  const items = letters.map(
    (letter) => `<li><a href="/__outbox/${escapeHtml(letter.id)}">
<strong>${escapeHtml(letter.subject === '' ? '(no subject)' : letter.subject)}</strong>
<span class="soft">to ${escapeHtml(recipients(letter))} · ${timeOf(letter)}</span>
</a></li>`,
  );
  return `${intro}\n<ul class="letters">\n${items.join('\n')}\n</ul>`;
}

function letterOf(letter: Letter): string {
  const { from, to, cc, bcc, source, subject, text, html } = letter;
  const lines = [
    ['From', from],
    ['To', to.join(', ')],
    ['Copy', cc.join(', ')],
    ['Blind copy', bcc.join(', ')],
    ['By', source],
  ].filter(([, value]) => value !== '');
  const links = linksInMarkup(html).map((link) => `<li>${linkTo(link)}</li>`);
  return `<p><a href="/__outbox">All letters</a></p>
<h1>${escapeHtml(subject === '' ? '(no subject)' : subject)}</h1>
<dl>${lines.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}
<dt>Time</dt><dd>${timeOf(letter)}</dd></dl>
${links.length === 0 ? '' : `<p class="soft">Links in this letter</p>\n<ul>${links.join('')}</ul>`}
${text === '' ? '' : `<pre>${withLinks(text)}</pre>`}
${html === '' ? '' : `<iframe sandbox title="The letter" srcdoc="${escapeHtml(html)}"></iframe>`}`;
}

/** The text as markup with clickable web addresses. */
function withLinks(text: string): string {
  const links = text.match(webAddress) ?? [];
  return text
    .split(webAddress)
    .map((part, i) => escapeHtml(part) + (links[i] === undefined ? '' : linkTo(links[i])))
    .join('');
}

/** Links inside the letter do not work, as it is shown in a sandbox; they are listed next to it. */
function linkTo(link: string): string {
  return `<a href="${escapeHtml(link)}" rel="noopener noreferrer">${escapeHtml(link)}</a>`;
}

function recipients({ to, cc, bcc }: Letter): string {
  return [...to, ...cc, ...bcc].join(', ');
}

function timeOf({ at }: Letter): string {
  const iso = new Date(at).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
