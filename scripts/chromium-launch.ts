import { findChromium, findHeadless } from './find-chromium.mjs';

/** Chromium heeds the last list alone, so the one that Playwright begins with stands here too. */
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
  // Two web pages behind an address bar that nobody sees took half of each start.
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

/** How to launch a whole Chromium, with more flags where one needs them. */
export const launchOptions = (more: readonly string[] = []) => optionsOf(findChromium(), more);

/**
 * Tests run much code a few times each: V8's last compiler, and to clean memory beside the page, cost a tenth of a processor more than they
 * save, and so does none but the interpreter. What is measured runs as everywhere.
 */
const FOR_TESTS = process.env['DEEP']
  ? []
  : ['--js-flags=--single-threaded --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64'];

/** The same of a browser without windows, and with them without notices of the system. */
export const headlessOptions = (more: readonly string[] = []) => optionsOf(findHeadless(), [...FOR_TESTS, ...more]);
