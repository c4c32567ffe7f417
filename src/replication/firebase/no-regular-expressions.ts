/**
 * Stands for `re2js` in the worker (vite.config.ts): the Firestore SDK carries a whole engine of regular expressions for
 * pipelines that it would run on its own cache, and Flockbook asks it plain queries only. [PRF-11]
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Flockbook asks Firestore no pipelines.');
  },
};
