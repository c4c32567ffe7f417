import { Button, FileButton } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import people from './people.module.css';
import classes from './settings.module.css';

/** The logo on every paper: chosen, made small on this phone, taken away again. [SET-4, INV-5] */
export function LogoCard({ logo, onSaved }: { logo: string | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('business.setLogo');
  const set = async (file: Blob | null) => {
    if ((await run({ file })).ok) onSaved();
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Logo</Trans>
      </h2>
      {logo ? (
        <img className={people.logo} src={logo} alt={t`Your logo`} />
      ) : (
        <p className={classes.quiet}>
          <Trans>Your own picture, in place of the hen, on invoices, receipts and vouchers.</Trans>
        </p>
      )}
      <div className={people.logoWays}>
        <FileButton accept="image/*" onChange={(file) => file && void set(file)}>
          {(props) => (
            <Button {...props} variant="default" h={48} loading={busy} leftSection={<IconPhoto aria-hidden />}>
              {logo ? <Trans>Another logo</Trans> : <Trans>Choose a logo</Trans>}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" h={48} disabled={busy} onClick={() => void set(null)}>
            <Trans>No logo</Trans>
          </Button>
        )}
      </div>
      {error && (
        <ErrorNote>
          {notDoneWords(error) ?? t`This file is no picture that this phone can read. Choose another.`}
        </ErrorNote>
      )}
    </section>
  );
}
