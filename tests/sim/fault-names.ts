/**
 * What can go wrong in a history. Each counts where it really befell somebody, not where it was only prepared; a large run
 * must have seen every pair of them together. [PRF-2]
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
