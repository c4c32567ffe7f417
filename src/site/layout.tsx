import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Logo } from '../ui/drawings/logo.tsx';
import type { SitePath } from './site-pages.ts';

/** The frame of every public page: the menu at the top, the same links again at the bottom. [SIT-1] */
export function Layout({ path, children }: { path: SitePath; children: ReactNode }) {
  const { t } = useLingui();
  const places: readonly (readonly [SitePath, string])[] = [
    ['/features', t`Features`],
    ['/how_it_works', t`How it works`],
    ['/pricing', t`Pricing`],
    ['/contact', t`Contact`],
  ];
  const all: typeof places = [['/home', t`Home`], ...places, ['/privacy_policy', t`Privacy`]];
  const links = (some: typeof places) =>
    some.map(([to, name]) => (
      <a key={to} href={to} aria-current={to === path ? 'page' : undefined}>
        {name}
      </a>
    ));
  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to the page</Trans>
      </a>
      <header className="top">
        <a className="brand" href="/home" aria-label={t`Flockbook, home`}>
          <Logo size={36} />
          <span>Flockbook</span>
        </a>
        <nav aria-label={t`Pages`}>{links(places)}</nav>
        <a className="button when-out" href="/login">
          <Trans>Sign in</Trans>
        </a>
        <a className="button when-in" href="/sales/view/0">
          <Trans>Open my business</Trans>
        </a>
        {/* On phones; opened by the browser itself, because these pages run no script of their own for it. */}
        <details className="menu">
          <summary aria-label={t`Menu`}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M4 6h16M4 12h16M4 18h16" />
            </svg>
          </summary>
          <nav aria-label={t`Menu`}>{links(all)}</nav>
        </details>
      </header>
      <main id="main">{children}</main>
      <footer className="bottom">
        <nav aria-label={t`All pages`}>{links(all)}</nav>
        <p>Flockbook</p>
      </footer>
    </>
  );
}

/** The main call to action: start, or continue when signed in. [RTE-2] */
export function StartButton() {
  return (
    <>
      <a className="button go when-out" href="/register">
        <Trans>Start free</Trans>
      </a>
      <a className="button go when-in" href="/sales/view/0">
        <Trans>Open my business</Trans>
      </a>
    </>
  );
}

/** The last section of a page: a drawing, a sentence, the start button. */
export function StartBand({ drawing, title, children }: { drawing: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <section className="wrap">
      <div className="band">
        <div className="drawing">{drawing}</div>
        <div>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <StartButton />
      </div>
    </section>
  );
}
