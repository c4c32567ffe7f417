import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../field.tsx';
import { PhoneNoSignal } from '../../ui/drawings/phone-no-signal.tsx';

/** /contact: the form; a small script sends it, or stores it until there is a connection. [RTE-7, NTF-8] */
export function ContactPage() {
  const { t } = useLingui();
  return (
    <section className="wrap first narrow">
      <h1>
        <Trans>Write to us</Trans>
      </h1>
      <p className="lead">
        <Trans>A question, a wish, something that does not work. A person reads it and answers by email.</Trans>
      </p>
      <div className="beside">
        <form id="contact" noValidate>
          <Field label={t`Subject`}>
            <input name="subject" required maxLength={120} autoComplete="off" />
          </Field>
          <Field label={t`Your name`}>
            <input name="name" required maxLength={60} autoComplete="name" />
          </Field>
          <Field label={t`Email`}>
            <input name="email" type="email" required maxLength={254} autoComplete="email" inputMode="email" />
          </Field>
          <Field label={t`Message`}>
            <textarea name="message" required maxLength={2000} rows={6} />
          </Field>
          <p
            id="contact-state"
            className="note"
            role="status"
            hidden
            data-sending={t`Sending …`}
            data-sent={t`Sent. Thank you. We answer to the email you gave.`}
            data-waiting={t`No connection. Your message is kept on this phone and is sent when you open this page with a signal.`}
            data-toomany={t`That is five messages today from this email. The last one is kept here and can go tomorrow.`}
            data-full={t`This phone could not keep the message. Make some room, or write to hello@flockbook.app.`}
            data-subject={t`Say in a few words what it is about.`}
            data-name={t`Tell us your name.`}
            data-email={t`Enter the email where we can answer you.`}
            data-message={t`Write your message, up to 2,000 letters.`}
          />
          <button className="button go" type="submit">
            <Trans>Send</Trans>
          </button>
          <noscript>
            <p className="note">
              <Trans>This form needs JavaScript. You can write to hello@flockbook.app instead.</Trans>
            </p>
          </noscript>
        </form>
        <div className="drawing">
          <PhoneNoSignal />
        </div>
      </div>
    </section>
  );
}
