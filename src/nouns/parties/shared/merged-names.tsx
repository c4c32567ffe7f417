import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import classes from './merge.module.css';

interface MergedNamesProps {
  title: ReactNode;
  merged: readonly { readonly id: string; readonly name: string }[];
  mayEdit: boolean;
  busy: boolean;
  error: string | undefined;
  onSeparate: (id: string) => void;
}

/** Parties merged into this one, with a button to separate them. [VEN-4, CUS-8] */
export function MergedNames({ title, merged, mayEdit, busy, error, onSeparate }: MergedNamesProps) {
  if (merged.length === 0) return null;
  return (
    <section className={classes.merged}>
      <h2 id="merged-names">{title}</h2>
      <ul aria-labelledby="merged-names">
        {merged.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            {mayEdit && (
              <Button variant="default" h={48} loading={busy} onClick={() => onSeparate(id)}>
                <Trans>Take apart again</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <ErrorNote>{error}</ErrorNote>}
    </section>
  );
}
