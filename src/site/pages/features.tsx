import { Trans, useLingui } from '@lingui/react/macro';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { StartBand } from '../layout.tsx';
import { Phone, type ScreenName } from '../screens.tsx';

interface Group {
  readonly title: string;
  readonly points: readonly string[];
  readonly screen: ScreenName;
  readonly alt: string;
}

/** /features: the functions of the app, each with its screen. [RTE-4] */
export function FeaturesPage() {
  const { t } = useLingui();
  const groups: readonly Group[] = [
    {
      title: t`The hen house`,
      points: [
        t`Eggs by session and grade, in trays and loose eggs`,
        t`Feed, water, deaths, medicine, vaccines and weighing`,
        t`Heads, age and laying of every flock, and the diary of today`,
        t`Helpers record with eight big buttons and see no money`,
      ],
      screen: 'attendant',
      alt: t`A helper's screen with flocks above and eight big buttons below`,
    },
    {
      title: t`The counter`,
      points: [
        t`A sale in seconds: trays + loose eggs, price, done`,
        t`Paid all, part, or pay later; cash or mobile money with its number`,
        t`Receipts by WhatsApp, as a picture, or on 58 mm and 80 mm paper`,
        t`Orders with deposits, goods that come back, undo for ten seconds`,
      ],
      screen: 'add-sale',
      alt: t`A new sale with a big keypad and three ways to pay`,
    },
    {
      title: t`They owe me, I owe them`,
      points: [
        t`Every customer with what they owe and since when`,
        t`A reminder for WhatsApp, ready to send`,
        t`Statements that a customer can read`,
        t`Suppliers, expenses and flocks to pay, with what is due this week`,
      ],
      screen: 'debtors',
      alt: t`Debts by age, oldest first, with a button to remind each customer`,
    },
    {
      title: t`The store`,
      points: [
        t`What is on hand, counted as you count: trays, bags, pieces`,
        t`What runs low, what expires, what each thing cost`,
        t`Count the shelves and see what is missing`,
        t`Losses with their reason, and each item's history`,
      ],
      screen: 'shop',
      alt: t`The stock of the shop: what is on hand, what it is worth, and what runs low`,
    },
  ];
  return (
    <>
      <section className="wrap first">
        <h1>
          <Trans>One book for the whole place</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Everything below works on the phone itself, without internet. The pictures are the app as it is.
          </Trans>
        </p>
        <div className="groups">
          {groups.map(({ title, points, screen, alt }, index) => (
            <article key={title}>
              <div>
                <h2>{title}</h2>
                <ul className="points">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
              <div className="crop">
                <Phone screen={screen} first={index === 0} alt={alt} />
              </div>
            </article>
          ))}
        </div>
      </section>

      <section className="wrap">
        <h2>
          <Trans>And below all of it</Trans>
        </h2>
        <dl className="answers">
          <div>
            <dt>
              <Trans>Who may do what</Trans>
            </dt>
            <dd>
              <Trans>
                Ten rights for people at the counter, and a list of flocks for helpers. You change them any time.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Every phone is listed</Trans>
            </dt>
            <dd>
              <Trans>What waits on each, when it was last heard from, and whether a number is missing.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Shared phones</Trans>
            </dt>
            <dd>
              <Trans>Each person opens their own book with a PIN, also without a signal.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Your data is yours</Trans>
            </dt>
            <dd>
              <Trans>
                Customers and suppliers come in from your contacts and go out as a table, whenever you like.
              </Trans>
            </dd>
          </div>
        </dl>
      </section>

      <StartBand drawing={<HenAndTray />} title={t`Begin with one flock`}>
        <Trans>Or with five things you sell. The rest can wait until you need it.</Trans>
      </StartBand>
    </>
  );
}
