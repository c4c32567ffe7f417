/**
 * Possible faults of a history. Each counts only where it actually occurred, not where it was prepared; a large run
 * must include every pair of them. [PRF-2]
 */
export const FAULTS = [
  'answer403',
  'answer409',
  'answer429',
  'answer503',
  'cut',
  'cutStreams',
  'deafAnswers',
  'duplicate',
  'halfOpen',
  'lateCommit',
  'lateListeners',
  'lostAnswer',
  'offline',
  'refuseStream',
  'clockForward',
  'clockTo1970',
  'crash',
  'crashBetweenSteps',
  'databasesBroken',
  'databasesWiped',
  'fileStuck',
  'quota',
  'restart',
  'secondTab',
  'tornLine',
  'expire',
  'removed',
  'rights',
  'signOut',
] as const;

export type FaultName = (typeof FAULTS)[number];
