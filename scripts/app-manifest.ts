import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE_ACTION } from '../src/domain/sharing/shared-file.ts';

const icon = (file: string, size: number, purpose: string) => ({
  src: `/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const screen = (name: string, label: string) => ({
  src: `/screen-${name}.png`,
  sizes: '540x1110',
  type: 'image/png',
  form_factor: 'narrow' as const,
  label,
});
const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/**
 * The app on a home screen. A shortcut passes the guards like any URL: an attendant's egg round opens their own screen.
 * [OFF-7]
 */
export const APP_MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Flockbook',
  short_name: 'Flockbook',
  description: 'Your farm and shop book. Works without internet. Nothing you save gets lost.',
  lang: 'en',
  start_url: '/sales/view/0',
  scope: '/',
  display: 'standalone',
  theme_color: '#1F6B3A',
  background_color: '#FBF8F1',
  categories: ['business', 'productivity', 'finance'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
  ],
  screenshots: [
    screen('record', 'Eggs, feed and dead birds with eight big buttons'),
    screen('sales', 'What was sold, what is paid and what is owed'),
    screen('sell', 'Sell in trays and loose eggs'),
  ],
  shortcuts: [
    shortcut('Egg round', 'Write down eggs, feed and water', '/farm/add/farm_activities'),
    shortcut('New sale', 'Sell trays, loose eggs and birds', '/sales/add'),
  ],
  // A picture of a receipt opens a new expense; a table or contacts open the import wizard.
  share_target: {
    action: SHARE_ACTION,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'file',
          accept: [
            'image/*',
            'text/csv',
            'text/comma-separated-values',
            'text/tab-separated-values',
            'text/plain',
            'text/vcard',
            'text/x-vcard',
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            '.csv',
            '.tsv',
            '.txt',
            '.vcf',
            '.xlsx',
          ],
        },
      ],
    },
  },
};
