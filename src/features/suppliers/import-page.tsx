import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import type { ImportRow } from '../../domain/customers/import-rows.ts';
import type { PlannedSupplier } from '../../domain/suppliers/plan-import.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { ImportPreview } from '../../ui/import/import-preview.tsx';
import { ImportSource } from '../../ui/import/import-source.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { mayBuy } from './may-buy.ts';
import { SUPPLIERS } from './supplier-paths.ts';
import classes from '../../ui/import/import.module.css';

/** Suppliers from a table or from contacts: looked at first, then added; whoever is known already is left out. [VEN-3, MSG-21] */
export function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const preview = useCommand('suppliers.previewImport');
  const saving = useCommand('suppliers.import');
  const [found, setFound] = useState<{ rows: readonly ImportRow[]; plan: readonly PlannedSupplier[] }>();
  const tell = useSavedToast();
  const navigate = useNavigate();
  const look = async (rows: readonly ImportRow[]) => {
    const planned = await preview.run({ rows });
    if (planned.ok) setFound({ rows, plan: planned.value });
  };
  const add = async () => {
    const done = found && (await saving.run({ rows: found.rows }));
    if (!done?.ok) return;
    tell(plural(done.value.added, { one: '# supplier was added', other: '# suppliers were added' }));
    void navigate(SUPPLIERS);
  };
  const news = found?.plan.filter((row) => row.is === 'new').length ?? 0;
  const error = preview.error ?? saving.error;
  return (
    <Screen
      title={t`Import suppliers`}
      description={t`Take suppliers from a file or from your contacts.`}
      back={SUPPLIERS}
    >
      <div className={classes.page}>
        {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
        {found === undefined && mayBuy(business) && (
          <ImportSource busy={preview.busy} onRows={(rows) => void look(rows)} />
        )}
        {found && (
          <>
            <ImportPreview plan={found.plan} news={t`New suppliers`} />
            <div className={classes.save}>
              <Button variant="default" h={56} onClick={() => setFound(undefined)}>
                <Trans>Other file</Trans>
              </Button>
              <Button h={56} disabled={news === 0} loading={saving.busy} onClick={() => void add()}>
                {news === 0 ? t`Nobody new` : plural(news, { one: 'Add # supplier', other: 'Add # suppliers' })}
              </Button>
            </div>
          </>
        )}
      </div>
    </Screen>
  );
}
