import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { ContactPage } from './pages/contact.tsx';
import { FeaturesPage } from './pages/features.tsx';
import { HomePage } from './pages/home.tsx';
import { HowItWorksPage } from './pages/how-it-works.tsx';
import { PricingPage } from './pages/pricing.tsx';
import { PrivacyPage } from './pages/privacy.tsx';
import type { SitePath } from './site-pages.ts';

/** Contents of a page, and its metadata for search engines and shared links. */
export interface PageHead {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly Page: () => ReactNode;
  /** Its small script, for pages that need one. */
  readonly script?: string;
}

/** Each public page: title, description, content. [SIT-3] */
export const PAGE_HEADS: Readonly<Record<SitePath, PageHead>> = {
  '/home': {
    title: msg`Your farm and shop book`,
    description: msg`Your farm and shop book. Works without internet. Nothing you save gets lost.`,
    Page: HomePage,
  },
  '/features': {
    title: msg`Features`,
    description: msg`Eggs, feed, sales, debts, stock and helpers in one book on the phone, with or without a signal.`,
    Page: FeaturesPage,
  },
  '/how_it_works': {
    title: msg`How it works`,
    description: msg`Register once, put it on the home screen, write down eggs and sales without internet. It is sent by itself.`,
    Page: HowItWorksPage,
  },
  '/pricing': {
    title: msg`Pricing`,
    description: msg`The intro plan is free. Larger plans run for 3 months, 6 months or 1 year. Your records are always yours.`,
    Page: PricingPage,
    script: '/src/site/show-prices.ts',
  },
  '/contact': {
    title: msg`Contact`,
    description: msg`Write to the people behind Flockbook. Without a signal your message waits and is sent later.`,
    Page: ContactPage,
    script: '/src/site/contact-form.ts',
  },
  '/privacy_policy': {
    title: msg`Privacy`,
    description: msg`What is stored, what leaves the phone, who can read it and how to get it out, in plain words.`,
    Page: PrivacyPage,
  },
};
