import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerError } from '../../domain/customers/check-customer.ts';
import type { ImportRow } from '../../domain/customers/import-rows.ts';
import type { PlannedRow } from '../../domain/people/plan-rows.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { useSavedToast } from '../feedback/use-saved-toast.tsx';
import { Screen } from '../frame/screen.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import classes from './import.module.css';

type Plan = readonly PlannedRow<{ name: string; phone?: string | undefined }, CustomerError>[];

interface ImportScreenProps {
  title: string;
  description: string;
  back: string;
  may: boolean;
  busy: { readonly looking: boolean; readonly saving: boolean };
  /** Why it was not looked at, or not added. */
  error: string | undefined;
  /** What would come of the rows; undefined when it cannot be said. */
  onLook: (rows: readonly ImportRow[]) => Promise<Plan | undefined>;
  /** Adds them and gives how many were added; undefined when none were. */
  onAdd: (rows: readonly ImportRow[]) => Promise<number | undefined>;
  words: {
    readonly news: string;
    readonly add: (count: number) => string;
    readonly added: (count: number) => string;
  };
}

/** People from a table or from contacts: looked at first, then added; whoever is known already is left out. [CUS-7, VEN-3, MSG-21] */
export function ImportScreen(props: ImportScreenProps) {
  const { t } = useLingui();
  const { title, description, back, may, busy, error, onLook, onAdd, words } = props;
  const [found, setFound] = useState<{ rows: readonly ImportRow[]; plan: Plan }>();
  const tell = useSavedToast();
  const navigate = useNavigate();
  const look = async (rows: readonly ImportRow[]) => {
    const plan = await onLook(rows);
    if (plan) setFound({ rows, plan });
  };
  const add = async () => {
    const added = found && (await onAdd(found.rows));
    if (added === undefined) return;
    tell(words.added(added));
    void navigate(back);
  };
  const news = found?.plan.filter((row) => row.is === 'new').length ?? 0;
  return (
    <Screen title={title} description={description} back={back}>
      <div className={classes.page}>
        {error !== undefined && <ErrorNote>{error}</ErrorNote>}
        {found === undefined && may && <ImportSource busy={busy.looking} onRows={(rows) => void look(rows)} />}
        {found && (
          <>
            <ImportPreview plan={found.plan} news={words.news} />
            <div className={classes.save}>
              <Button variant="default" h={56} onClick={() => setFound(undefined)}>
                <Trans>Other file</Trans>
              </Button>
              <Button h={56} disabled={news === 0} loading={busy.saving} onClick={() => void add()}>
                {news === 0 ? t`Nobody new` : words.add(news)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Screen>
  );
}
