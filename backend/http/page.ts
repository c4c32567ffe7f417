/** Escape text for a page, so that no part of it is interpreted as markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/**
 * A small page of the backend for a user of this machine, without scripts and external resources; other pages cannot
 * frame it. `body` is markup; foreign content in it must be escaped already.
 */
export function page(title: string, body: string, status = 200): Response {
  const markup = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer, with which a form of this page would be sent with the origin "null".
    'Referrer-Policy': 'same-origin',
  };
  return new Response(markup, { status, headers });
}

/**
 * Whether a script, a frame or an image makes the request rather than a person opening the page: the contents,
 * including links that set passwords, must not be readable by scripts.
 */
export function isAskedByScript(request: Request): boolean {
  const dest = request.headers.get('sec-fetch-dest');
  return dest !== null && dest !== 'document';
}

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: light-dark(#24663f, #7fd1a0); --on-accent: light-dark(#fff, #06210f); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.soft { opacity: .7; font-size: .9rem; }
.letters { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.letters li + li { border-top: 1px solid var(--line); }
.letters a { display: grid; gap: .1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.letters a:hover, .letters a:focus-visible { background: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { opacity: .7; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; color-scheme: light; }
label { display: grid; gap: .25rem; margin: 0 0 1rem; }
input { font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; }
button { font: inherit; font-weight: 600; padding: .7rem 1.25rem; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
.refused { padding: .75rem 1rem; border-left: 4px solid #c0392b; background: var(--soft); }
`;
