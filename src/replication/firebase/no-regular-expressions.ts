/**
 * Replaces `re2js` in the worker (vite.config.ts): the Firestore SDK includes a whole regular-expression engine for
 * pipelines on its own cache, and Flockbook sends only plain queries. [PRF-11]
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Flockbook asks Firestore no pipelines.');
  },
};
