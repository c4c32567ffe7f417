import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneNoSignal } from '../../ui/drawings/phone-no-signal.tsx';
import { StartBand } from '../layout.tsx';
import { Phone } from '../screens.tsx';

/** /how_it_works: the app in five steps. [RTE-5] */
export function HowItWorksPage() {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Register once, with a signal`,
      text: t`A name, an email, a password and your country. Then three questions: what your business is called, farm or shop, and your money. That is all.`,
    },
    {
      title: t`Put it on your home screen`,
      text: t`From then on it opens without internet, like any app on your phone. It keeps your book on the phone itself.`,
    },
    {
      title: t`Invite your helpers`,
      text: t`Send a link. A helper in the hen house sees eight big buttons and no money. Somebody at the counter sees what you allow, and no more.`,
    },
    {
      title: t`Write it down where it happens`,
      text: t`Choose the flock, press Eggs, type trays and loose eggs, save. A few seconds, with one thumb, with or without a signal.`,
    },
    {
      title: t`It is sent by itself`,
      text: t`When a signal comes, the records leave and the marks change. You see what every phone wrote, and which phone has not been heard from.`,
    },
  ];
  return (
    <>
      <section className="wrap first">
        <h1>
          <Trans>How it works</Trans>
        </h1>
        <p className="lead">
          <Trans>Five steps. The first takes a signal; the rest take a thumb.</Trans>
        </p>
        <div className="beside">
          <ol className="steps">
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="margin" aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Phone
            screen="attendant-eggs"
            first
            alt={t`Recording eggs: session, grade, trays and loose eggs, one Save`}
          />
        </div>
      </section>

      <section className="wrap">
        <h2>
          <Trans>What happens if …</Trans>
        </h2>
        <dl className="answers">
          <div>
            <dt>
              <Trans>… there is no signal for a month?</Trans>
            </dt>
            <dd>
              <Trans>You go on writing. Everything waits on the phone, in order, and leaves when a signal comes.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>… the battery dies while I save?</Trans>
            </dt>
            <dd>
              <Trans>What said “Saved on this phone” is there when it starts again.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>… the phone is lost?</Trans>
            </dt>
            <dd>
              <Trans>
                What was sent is safe: sign in on another phone. What still waited on the lost phone is lost with it,
                and the list of phones shows how many numbers are missing.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>… two people change the same sale?</Trans>
            </dt>
            <dd>
              <Trans>Nothing is thrown away. You see what differs, side by side.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>… I stop paying?</Trans>
            </dt>
            <dd>
              <Trans>You go on recording, reading and taking out your own data.</Trans>
            </dd>
          </div>
        </dl>
      </section>

      <StartBand drawing={<PhoneNoSignal />} title={t`Try it where the signal ends`}>
        <Trans>Register at home, then switch the phone to flight mode and write down a day.</Trans>
      </StartBand>
    </>
  );
}
