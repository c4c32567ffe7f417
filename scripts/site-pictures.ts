import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from './open-backend.ts';
import { PlainFault } from '../backend/plain-fault.ts';
import { SITE_SCREENS } from './shown-pictures.ts';
import { step } from './step.ts';

const FROM = 'docs/screenshots';
const TO = 'src/site/pictures';
/** Wide enough for a phone's high-density screen at the displayed size. Units: px. */
const WIDTH = 480;

/**
 * `npx tsx scripts/site-pictures.ts`: create the pictures of the public pages from docs/screenshots. They are
 * committed, so that a build needs no tool; run it again after `npm run screenshots` changed them. Needs ImageMagick.
 * [RTE-2]
 */
await runMain(async () => {
  await mkdir(TO, { recursive: true });
  for (const screen of SITE_SCREENS)
    for (const theme of ['light', 'dark'])
      for (const [format, quality] of [
        ['avif', '42'],
        ['webp', '45'],
      ] as const) {
        const to = join(TO, `${screen}.${theme}.${format}`);
        const { code } = await step(
          to,
          'convert',
          [join(FROM, `${screen}.360.${theme}.png`), '-resize', `${WIDTH}x`, '-quality', quality, '-strip', to],
          { quiet: true },
        );
        if (code !== 0) throw new PlainFault('ImageMagick (convert) with AVIF and WebP is needed for this.');
        console.log(`${to}: ${Math.round((await stat(to)).size / 1024)} KiB`);
      }
});
