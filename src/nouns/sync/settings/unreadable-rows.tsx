import { Trans } from '@lingui/react/macro';
import { useQuery } from '../../../client/use-query.ts';
import classes from '../../settings/shared/settings.module.css';
import own from './sync.module.css';

const NOTHING = {};

/** Rows of the server that this version cannot read: kept, excluded from the books, and reported. [SYN-11] */
export function UnreadableRows() {
  const rows = useQuery('sync.unreadable', NOTHING) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading} id="unreadable-rows">
        <Trans>Not readable by this version, {rows.length}</Trans>
      </h2>
      <p className={own.inset}>
        <Trans>
          They came from a newer Flockbook. They are kept and not counted until this phone has the new version.
        </Trans>
      </p>
      <ul className={classes.records} aria-labelledby="unreadable-rows">
        {rows.map(({ path, problem }) => (
          <li key={path} data-plain>
            <div>
              <b>{path}</b>
              <span>{problem}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
