import { plural, t } from '@lingui/core/macro';

/** Text below a number of days: the label's value, which is the minimum. [VET-1] */
export const fieldLabel = (said: number | undefined): string =>
  said === undefined
    ? t`Read the label. Type 0 if it says none.`
    : plural(said, { one: 'The label says # day. Only more.', other: 'The label says # days. Only more.' });
