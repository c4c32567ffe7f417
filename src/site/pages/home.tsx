import { Trans, useLingui } from '@lingui/react/macro';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { MarketStall } from '../../ui/drawings/market-stall.tsx';
import { StartButton } from '../layout.tsx';
import { MarkedRow, MARKS } from '../marks.tsx';
import { Phone } from '../screens.tsx';

/** /home: the product's promise on three ledger lines, real screens, one call to action. [RTE-2, SIT-4] */
export function HomePage() {
  const { t } = useLingui();
  const promise = [
    [MARKS.here, t`Your farm and shop book.`],
    [MARKS.sent, t`Works without internet.`],
    [MARKS.owner, t`Nothing you save gets lost.`],
  ] as const;
  return (
    <>
      <section className="hero">
        <div className="say">
          <h1>
            {promise.map(([Mark, words]) => (
              <span key={words}>
                <i>
                  <Mark aria-hidden />
                </i>
                <em>{words} </em>
              </span>
            ))}
          </h1>
          <p className="lead">
            <Trans>
              Eggs, feed, sales and debts on your phone. Helpers record with one thumb; you see the whole farm.
            </Trans>
          </p>
          <div className="ways">
            <StartButton />
            <a className="button when-out" href="/dashboard">
              <Trans>Look around a sample farm</Trans>
            </a>
          </div>
          <p className="small">
            <Trans>Made for small Android phones.</Trans>
          </p>
        </div>
        <div className="stage">
          <Phone screen="attendant" first alt={t`A helper's screen: eight big buttons for eggs, feed and dead birds`} />
          <Phone screen="sales" first alt={t`The list of sales with what was sold, what is paid and what is owed`} />
        </div>
        <div className="hen">
          <HenAndTray />
        </div>
      </section>

      <section className="wrap">
        <h2>
          <Trans>You always know where a record is</Trans>
        </h2>
        <ol className="way">
          <MarkedRow mark="here">
            <h3>
              <Trans>On this phone</Trans>
            </h3>
            <p>
              <Trans>Saved the moment you press Save, signal or not.</Trans>
            </p>
          </MarkedRow>
          <MarkedRow mark="sent">
            <h3>
              <Trans>Sent</Trans>
            </h3>
            <p>
              <Trans>It leaves by itself when a signal comes. You wait for nothing.</Trans>
            </p>
          </MarkedRow>
          <MarkedRow mark="owner">
            <h3>
              <Trans>Owner has it</Trans>
            </h3>
            <p>
              <Trans>Every phone numbers its records, so a missing one shows.</Trans>
            </p>
          </MarkedRow>
        </ol>
      </section>

      <section className="wrap">
        <h2>
          <Trans>Made for the hen house and the counter</Trans>
        </h2>
        <ul className="three">
          <li>
            <div className="crop">
              <Phone screen="add-sale" alt={t`A new sale: two trays and fifteen loose eggs on a big keypad`} />
            </div>
            <h3>
              <Trans>Sell in trays and loose eggs</Trans>
            </h3>
            <p>
              <Trans>Paid all, part, or pay later. The receipt goes out by WhatsApp or on 58 mm paper.</Trans>
            </p>
          </li>
          <li>
            <div className="crop">
              <Phone screen="farm-diary" alt={t`The diary of today: feed, water and eggs of each house`} />
            </div>
            <h3>
              <Trans>See every house, every day</Trans>
            </h3>
            <p>
              <Trans>Eggs, feed, water, deaths and medicine, with who wrote it and when.</Trans>
            </p>
          </li>
          <li>
            <div className="crop">
              <Phone
                screen="debtors"
                alt={t`They owe me: one sum, by the age of the debts, with a reminder for each`}
              />
            </div>
            <h3>
              <Trans>Know who owes you</Trans>
            </h3>
            <p>
              <Trans>Oldest first, with a reminder ready to send.</Trans>
            </p>
          </li>
        </ul>
      </section>

      <section className="wrap">
        <div className="band">
          <div className="drawing">
            <MarketStall />
          </div>
          <div>
            <h2>
              <Trans>Start free, stay small if you like</Trans>
            </h2>
            <p>
              <Trans>
                The intro plan is free. Larger plans run for 3 months, 6 months or 1 year. Your own records are always
                yours to read and take away.
              </Trans>
            </p>
          </div>
          <a className="button" href="/pricing">
            <Trans>See pricing</Trans>
          </a>
        </div>
      </section>
    </>
  );
}
