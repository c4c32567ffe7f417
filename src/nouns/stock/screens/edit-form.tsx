import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useCommand } from '../../../client/use-command.ts';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { shopErrorWords } from '../shared/shop-error-words.ts';
import classes from '../shared/shop-form.module.css';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { type Draft } from '../../../ui/drafts/use-draft.ts';

type Refusal = Parameters<typeof shopErrorWords>[0];
type Archiving = ReturnType<typeof useCommand<'shop.archive' | 'materials.archive'>>;

interface EditFormProps {
  item: { id: string; archived: boolean };
  kept: Draft;
  /** Path to open after saving. */
  to: string;
  saving: { busy: boolean; error: Refusal | undefined; save: () => Promise<{ ok: boolean }> };
  archiving: Archiving;
  archiveWords: ReactNode;
  /** Warnings before it is saved. */
  asked?: readonly string[];
  children: (refusal: Refusal | undefined) => ReactNode;
}

const NOTHING: readonly string[] = [];

/** The form that corrects or archives an item or a material. [SHP-2, RTE-33] */
export function EditForm({
  item,
  kept,
  to,
  saving,
  archiving,
  archiveWords,
  asked = NOTHING,
  children,
}: EditFormProps) {
  const navigate = useNavigate();
  const saved = useSavedToast();
  const ended = ({ ok }: { ok: boolean }) => {
    if (!ok) return;
    kept.forget();
    saved();
    void navigate(to, { replace: true });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    ended(await saving.save());
  };
  const archive = async () => ended(await archiving.run({ id: item.id, archived: !item.archived }));
  const refusal = saving.error ?? archiving.error;
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      {children(refusal)}
      {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
      <AskedNote words={asked} />
      <Button type="submit" h={56} fz={18} loading={saving.busy}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save</Trans>}
      </Button>
      <Button variant="default" h={56} loading={archiving.busy} onClick={() => void archive()}>
        {item.archived ? <Trans>Put it back into the lists</Trans> : archiveWords}
      </Button>
    </form>
  );
}
