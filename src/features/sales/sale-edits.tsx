import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SaleView } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { fieldWords } from '../../ui/words/field-words.ts';
import { whenWords } from '../../ui/words/date-words.ts';
import classes from './sale-sheet.module.css';

/** What was changed of a sale since it was made, by whom and why, and the way to change it. [SAL-39, RTE-21] */
export function SaleEdits({ id }: { id: string }) {
  const view = useQuery('sales.one', { id });
  return (
    <>
      {view && view.history.length > 0 && <History entries={view.history} />}
      {view?.may_edit && (
        <Button
          component={Link}
          to={`/sales/edit/${id}`}
          variant="default"
          fullWidth
          h={56}
          mt="md"
          leftSection={<IconPencil aria-hidden />}
        >
          <Trans>Edit</Trans>
        </Button>
      )}
    </>
  );
}

function History({ entries }: { entries: SaleView['history'] }) {
  const { t } = useLingui();
  return (
    <ul className={classes.history} aria-label={t`What was changed`}>
      {entries.toReversed().map(({ at, by, changed, reason }) => {
        const when = whenWords(at);
        // A day and its instant, a customer and their name: people see one thing.
        const what = [...new Set(changed.map(fieldWords))].join(', ');
        return (
          <li key={`${at} ${changed.join()}`}>
            <b>{by ? t`Changed ${when} by ${by}` : t`Changed ${when}`}</b>
            <span>{reason ? `${what}: ${reason}` : what}</span>
          </li>
        );
      })}
    </ul>
  );
}
