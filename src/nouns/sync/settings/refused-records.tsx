import { Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { BusinessView } from '../../../contract/account.ts';
import type { UnsentRecord } from '../../../contract/sync.ts';
import { useQuery } from '../../../client/use-query.ts';
import { RefusedRecord } from './refused-record.tsx';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};

interface RefusedRecordsProps {
  records: readonly UnsentRecord[];
  /** Name of the owner to ask, when known on this phone. */
  owner: string | undefined;
  /** The open business. */
  business: BusinessView | undefined;
}

/** Records that the server refused: kept on this phone, with the reason and a second try. [SYN-8] */
export function RefusedRecords({ records, owner, business }: RefusedRecordsProps) {
  const versions = useQuery('sync.versions', NOTHING) ?? [];
  if (records.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading} data-tone="bad" id="refused-records">
        <IconAlertCircle aria-hidden />
        <Trans>Needs attention, {records.length}</Trans>
      </h2>
      <ul className={classes.records} data-tone="bad" aria-labelledby="refused-records">
        {records.map((record) => (
          <RefusedRecord
            key={`${record.collection} ${record.id}`}
            record={record}
            owner={owner}
            business={business}
            versions={versions.find(({ id }) => id === record.id)}
          />
        ))}
      </ul>
    </>
  );
}
