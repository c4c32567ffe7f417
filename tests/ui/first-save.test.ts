import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CommandName, CommandResult, DataPort } from '../../src/contract/port.ts';
import { ok, refuse } from '../../src/domain/result.ts';

/*
 * Actions that a window performs once after its first save. Its modules are loaded again for each test, as for each
 * window.
 */

const DONE = ok({ id: 'Sale00000001' });
const FOUNDED = { ...DONE, saves: 'setup' };
const SAVED = { ...DONE, saves: 'record' };
const NOT_SAVED = refuse({ type: 'NotSaved', reason: 'quota' });

/** Number of requests to the browser for persistent storage. */
let asked: number;
let shelf: Map<string, string>;
let heard: EventTarget;

beforeEach(() => {
  asked = 0;
  shelf = new Map();
  heard = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('navigator', {
    storage: { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(++asked) },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

type Run = (input: never) => Promise<CommandResult<CommandName>>;

/** Run a command as a screen does, with the given answer of the data layer. */
async function run(name: CommandName, answer: unknown): Promise<void> {
  const { provideDataPort } = await import('../../src/client/data-port.ts');
  const { useCommand } = await import('../../src/client/use-command.ts');
  provideDataPort({ run: () => Promise.resolve(answer) } as unknown as DataPort);
  let act: Run | undefined;
  const Screen = ({ give }: { give: (run: Run) => void }) => {
    give(useCommand(name).run);
    return null;
  };
  renderToString(createElement(Screen, { give: (given) => (act = given) }));
  await act!({} as never);
}

test('[SYN-29] after the first save the browser is asked, once, to keep what is stored', async () => {
  await run('account.register', DONE);
  await run('sales.add', NOT_SAVED);
  expect(asked).toBe(0);
  await run('business.create', FOUNDED);
  expect(asked).toBe(1);
  await run('sales.add', SAVED);
  expect(asked).toBe(1);
});

test('[OFF-7] the offer to install waits for the first saved record: a business is none, and no sale that was refused', async () => {
  const { offerWithScreen } = await import('../../src/client/install-offer.ts');
  const isOffered = () => {
    offerWithScreen();
    return shelf.has('flockbook-install-asked');
  };
  heard.dispatchEvent(new Event('beforeinstallprompt'));
  await run('business.create', FOUNDED);
  await run('sales.add', NOT_SAVED);
  expect(isOffered()).toBe(false);
  await run('sales.add', SAVED);
  expect(isOffered()).toBe(true);
});
