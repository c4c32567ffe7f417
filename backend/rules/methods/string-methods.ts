import { RE2JS, type Matcher } from 're2js';
import { checkedText, RuleBytes, RuleError, RuleLimitError, type RuleValue } from '../values.ts';
import { stringArg, takes, type MethodTable } from './table.ts';

const compiled = new Map<string, RE2JS>();

/** Longer patterns are refused. */
const longestPattern = 2_000;
/** Maximum cost of a match: instructions of the pattern times characters of the text. */
const mostSteps = 50_000_000;

/** A regular expression in RE2 syntax, which runs in linear time. Errors: RuleError for a malformed one. */
export function regex(source: string): RE2JS {
  const known = compiled.get(source);
  if (known) return known;
  if (source.length > longestPattern) throw new RuleError('The regular expression is too long.');
  try {
    const made = RE2JS.compile(source);
    // Patterns may come from request data; the cache must stay bounded.
    if (compiled.size > 500) compiled.clear();
    compiled.set(source, made);
    return made;
  } catch {
    throw new RuleError(`Invalid regular expression "${source}".`);
  }
}

/**
 * A matcher for the pattern. Errors: RuleError for a malformed pattern, RuleLimitError when the match would take too
 * long.
 */
function matcherOf(text: string, pattern: string): Matcher {
  const compiledPattern = regex(pattern);
  if (compiledPattern.programSize() * text.length > mostSteps) {
    throw new RuleLimitError('The text is too long for the regular expression.');
  }
  return compiledPattern.matcher(text);
}

/**
 * Methods of string. As in the official engine, size is in UTF-16 units, and case conversion and trim are ASCII-only.
 */
export const stringMethods: MethodTable<string> = {
  size: takes(0, (self) => BigInt(self.length)),
  lower: takes(0, (self) => self.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: takes(0, (self) => self.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: takes(0, (self) => self.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')),
  matches: takes(1, (self, args) => matcherOf(self, stringArg(args, 0)).matches()),
  split: takes(1, (self, args) => split(self, stringArg(args, 0))),
  replace: takes(2, (self, args) => replace(self, stringArg(args, 0), stringArg(args, 1))),
  toUtf8: takes(0, (self) => new RuleBytes(Buffer.from(self))),
};

/** Methods of bytes. */
export const bytesMethods: MethodTable<RuleBytes> = {
  size: takes(0, (self) => BigInt(self.bytes.length)),
  toBase64: takes(0, (self) => self.bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: takes(0, (self) => self.bytes.toString('hex').toUpperCase()),
};

/**
 * The parts between matches, including an empty one before an empty match at the start; trailing empty parts are
 * omitted.
 */
function split(text: string, pattern: string): RuleValue {
  const matcher = matcherOf(text, pattern);
  const parts: string[] = [];
  let last = 0;
  while (matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  parts.push(text.slice(last));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

function replace(text: string, pattern: string, replacement: string): string {
  const matcher = matcherOf(text, pattern);
  let replaced = '';
  let last = 0;
  while (matcher.find()) {
    replaced = checkedText(replaced + text.slice(last, matcher.start()) + expand(replacement, matcher));
    last = matcher.end();
  }
  return replaced + text.slice(last);
}

/** Expand the replacement of one match: $1 and ${name} insert its groups, a backslash escapes the next character. */
function expand(replacement: string, matcher: Matcher): string {
  return replacement.replace(/\\([^])|\$\{([^} ]*)\}|\$(\d+)/g, (_, plain?: string, name?: string, digits?: string) => {
    if (plain !== undefined) return plain;
    if (name !== undefined) return group(matcher, name);
    // As many digits as form a valid group number; the others are literal text.
    let length = digits!.length;
    while (length > 1 && Number(digits!.slice(0, length)) > matcher.groupCount()) length--;
    return group(matcher, Number(digits!.slice(0, length))) + digits!.slice(length);
  });
}

function group(matcher: Matcher, which: string | number): string {
  try {
    return matcher.group(which) ?? '';
  } catch {
    throw new RuleError(`The regular expression has no group ${which}.`);
  }
}
