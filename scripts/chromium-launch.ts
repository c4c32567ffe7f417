import { findChromium, findHeadless } from './find-chromium.mjs';

/** Chromium uses only the last list, so Playwright's initial one is repeated here. */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two web pages behind an invisible address bar took half of each start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A renderer kept ready for a page that no test opens took a sixth of a run.
  'SpareRendererForSitePerProcess',
];

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

const optionsOf = (executablePath: string | undefined, more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, ...more],
});

/** Options to launch a full Chromium, with further flags where needed. */
export const launchOptions = (more: readonly string[] = []) => optionsOf(findChromium(), more);

/**
 * Tests run much code a few times each: V8's top compiler tier, and concurrent garbage collection, cost a tenth of a
 * processor more than they save, and so does using only the interpreter. Benchmarks run with the usual flags.
 */
const FOR_TESTS = process.env['DEEP']
  ? []
  : ['--js-flags=--single-threaded --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64'];

/** The same for a browser without windows, and with windows without notifications of the system. */
export const headlessOptions = (more: readonly string[] = []) => optionsOf(findHeadless(), [...FOR_TESTS, ...more]);
