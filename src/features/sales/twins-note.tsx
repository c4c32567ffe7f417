import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { mergePath } from './customer-paths.ts';
import classes from './twins-note.module.css';

const VERSION = 1;

/** Two customers that look like one: put together, or said to be two and not asked about on this phone again. [CUS-8] */
export function TwinsNote({ business }: { business: BusinessView }) {
  const session = useSession();
  const memory = `flockbook.apart.${session?.state === 'signed-in' ? session.uid : ''}.${business.id}`;
  const [apart, setApart] = useState(() => (readDraft(memory, VERSION) as readonly string[] | undefined) ?? []);
  const twins = useQuery('customers.twins', { apart });
  if (!twins || apart.includes(twins.key)) return null;
  const [one, other] = twins.two;
  const areTwo = () => {
    const next = [...apart, twins.key];
    writeDraft(memory, VERSION, next);
    setApart(next);
  };
  return (
    <aside className={classes.note}>
      <p>
        {one.name === other.name ? (
          <Trans>
            <b>{one.name}</b> is in the list twice. The same customer?
          </Trans>
        ) : (
          <Trans>
            <b>{one.name}</b> and <b>{other.name}</b>: the same customer?
          </Trans>
        )}
      </p>
      <Button component={Link} to={mergePath(one.id, other.id)} h={48}>
        <Trans>Yes, the same</Trans>
      </Button>
      <Button variant="default" h={48} onClick={areTwo}>
        <Trans>No, two people</Trans>
      </Button>
    </aside>
  );
}
