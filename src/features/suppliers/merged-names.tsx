import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { SupplierAccount } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import classes from './merge.module.css';

/** Who else was found to be this supplier, and the way back. [VEN-4] */
export function MergedNames({ supplier: { merged, may_edit } }: { supplier: SupplierAccount }) {
  const { run, busy, error } = useCommand('suppliers.merge');
  const tell = useSavedToast();
  if (merged.length === 0) return null;
  const separate = async (id: string) => {
    if ((await run({ id, into: undefined })).ok) tell();
  };
  return (
    <section className={classes.merged}>
      <h2 id="merged-names">
        <Trans>The same supplier</Trans>
      </h2>
      <ul aria-labelledby="merged-names">
        {merged.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            {may_edit && (
              <Button variant="default" h={48} loading={busy} onClick={() => void separate(id)}>
                <Trans>Take apart again</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
    </section>
  );
}
