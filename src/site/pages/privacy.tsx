import { Trans } from '@lingui/react/macro';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';

/** /privacy_policy: the data that leaves the phone, in plain language. [RTE-8] */
export function PrivacyPage() {
  return (
    <section className="wrap first narrow">
      <h1>
        <Trans>What leaves your phone</Trans>
      </h1>
      <p className="lead">
        <Trans>Your book is yours. This page says what is stored where, who can read it, and how to get it out.</Trans>
      </p>
      <div className="beside">
        <div className="text">
          <h2>
            <Trans>What is stored</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>Your first name and email, so that you can sign in. Your password is never stored readable.</Trans>
            </li>
            <li>
              <Trans>
                What you write down: sales, flocks, feed, debts, and the names and phone numbers of your customers.
              </Trans>
            </li>
            <li>
              <Trans>Pictures that you add to a record, made small on the phone first.</Trans>
            </li>
          </ul>
          <h2>
            <Trans>Where it goes</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>Everything is kept on your phone first. When there is a signal, it is sent to our database.</Trans>
            </li>
            <li>
              <Trans>
                The database runs on Firebase, a service of Google. What is sent travels encrypted. There is no
                advertising in Flockbook.
              </Trans>
            </li>
            <li>
              <Trans>
                If you allow messages on a phone, Firebase gives that phone a number, so that they can reach it.
              </Trans>
            </li>
          </ul>
          <h2>
            <Trans>What never leaves the phone</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>Your PIN. The phone keeps only what is needed to check it.</Trans>
            </li>
            <li>
              <Trans>Your contacts, but for those you choose to add as customers or suppliers.</Trans>
            </li>
            <li>
              <Trans>Where you are. We do not ask for it.</Trans>
            </li>
          </ul>
          <h2>
            <Trans>Who can read it</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>You, and the people you invite, each as far as you allow. Helpers see no money.</Trans>
            </li>
            <li>
              <Trans>Whoever has the link of a receipt that you shared, until you close the link.</Trans>
            </li>
            <li>
              <Trans>The people who run Flockbook, when they mend something or you ask for help.</Trans>
            </li>
          </ul>
          <h2>
            <Trans>These pages</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>Set no cookies, count nobody and load nothing from other companies.</Trans>
            </li>
            <li>
              <Trans>A message you send us is kept as an email, so that we can answer it.</Trans>
            </li>
          </ul>
          <h2>
            <Trans>Getting it out, and leaving</Trans>
          </h2>
          <ul className="points">
            <li>
              <Trans>Signing out removes the book from that phone, once everything was sent.</Trans>
            </li>
            <li>
              <Trans>
                To have your account and its data removed for good, write to us from the email you sign in with.
              </Trans>
            </li>
          </ul>
          <p>
            <a className="button" href="/contact">
              <Trans>Write to us</Trans>
            </a>
          </p>
        </div>
        <div className="drawing">
          <LedgerDrawing />
        </div>
      </div>
    </section>
  );
}
