import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../../client/use-command.ts';
import type { Result } from '../../../domain/result.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { useDraftForm, type DraftForm as Form } from '../../../ui/drafts/use-draft-form.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { shopErrorWords, type ShopRefusal } from '../shared/shop-error-words.ts';
import classes from '../shared/shop-form.module.css';

interface EditFormProps<T extends object> {
  item: { id: string; archived: boolean };
  initial: () => T;
  /** Path to open after saving. */
  to: string;
  save: (values: T) => Promise<Result<unknown, ShopRefusal | undefined>>;
  archive: 'shop.archive' | 'materials.archive';
  archiveWords: ReactNode;
  /** Warnings before it is saved. */
  asked?: readonly string[];
  children: (form: Form<T, ShopRefusal>) => ReactNode;
}

/** The form that corrects or archives an item or a material. [SHP-2, RTE-33] */
export function EditForm<T extends object>(props: EditFormProps<T>) {
  const { item, initial, to, save, archive, archiveWords, asked, children } = props;
  const navigate = useNavigate();
  const saved = useSavedToast();
  const archiving = useCommand(archive);
  const onSaved = () => {
    saved();
    void navigate(to, { replace: true });
  };
  const form = useDraftForm(useDraft('item', { id: item.id, mode: 'edit' }), {
    initial,
    save,
    onSaved,
    // The fields show theirs, some of them below "more": so each stands above the button too.
    fieldOf: () => undefined,
    words: shopErrorWords,
  });
  const onArchive = async () => {
    if (!(await archiving.run({ id: item.id, archived: !item.archived })).ok) return;
    form.draft.forget();
    onSaved();
  };
  return (
    <DraftForm
      form={form}
      className={classes.form}
      {...(asked && { asked })}
      below={
        <>
          {archiving.error && <ErrorNote>{shopErrorWords(archiving.error)}</ErrorNote>}
          <Button variant="default" h={56} loading={archiving.busy} onClick={() => void onArchive()}>
            {item.archived ? <Trans>Put it back into the lists</Trans> : archiveWords}
          </Button>
        </>
      }
    >
      {children(form)}
    </DraftForm>
  );
}
