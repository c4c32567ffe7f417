import { expose } from 'comlink';
import { dataPort } from './data-port.ts';
import { startSessionHost } from './session-host.ts';
import { tabsWithoutClock } from './tabs-without-clock.ts';

/** Opens the signed-in person's database, serves queries and commands to this tab, and replicates when this tab leads. */
tabsWithoutClock();
expose(dataPort(startSessionHost()));
