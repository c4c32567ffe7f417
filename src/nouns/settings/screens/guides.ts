import { t } from '@lingui/core/macro';

/** Instructions for one task, step by step, in the terms of the screens. */
interface Guide {
  readonly title: string;
  readonly steps: readonly string[];
}

/** The guides of the help page, most frequent tasks first. [SET-6] */
export const guides = (): readonly Guide[] => [
  {
    title: t`Sell something`,
    steps: [
      t`Open Sales and press “New sale”.`,
      t`Press what is sold, type how many, and the price when it is another one today.`,
      t`Choose who buys. Who pays later needs a name.`,
      t`Press “Paid all”, “Part” or “Pay later”, then save. The receipt can go out by WhatsApp or on paper.`,
    ],
  },
  {
    title: t`Write down the day on the farm`,
    steps: [
      t`Open Farm and press “Record”. An attendant is there at once.`,
      t`Choose the flock, then what it is: eggs, feed, dead birds, medicine.`,
      t`Type the number. Eggs are counted in trays and loose ones.`,
      t`Save. The flock’s page shows the days, and which of them have nothing written down.`,
    ],
  },
  {
    title: t`Get back what people owe`,
    steps: [
      t`Open “They owe me”. The oldest debts stand first.`,
      t`Press a name to see what is open, to call, or to send a reminder in their language.`,
      t`Press “Receive payment” when money comes. It pays the oldest part first.`,
    ],
  },
  {
    title: t`Work without a signal`,
    steps: [
      t`Go on as always: everything is kept on this phone first.`,
      t`The sign at the top says how many records wait. They go out by themselves when there is a signal.`,
      t`Do not clear the browser’s data while records wait.`,
    ],
  },
  {
    title: t`Let somebody help`,
    steps: [
      t`Open More, then Admins or Attendants, and press the button to invite somebody.`,
      t`Choose what they may do, type their e-mail address and send them the link.`,
      t`Whoever was removed sees nothing of the business any more.`,
    ],
  },
  {
    title: t`Keep the book safe`,
    steps: [
      t`Open More, then “Backup & export”, and keep a copy outside of the phone now and then.`,
      t`A new phone needs only your e-mail and password. Without internet the copy opens the book.`,
      t`A PIN keeps others out of the book on a phone that several people use.`,
    ],
  },
];
