/** A position in the rules text; line and column start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A compile error of rules; its message begins with the position, as "L3:14". */
export class RulesSyntaxError extends Error {
  constructor({ line, column }: Position, reason: string) {
    super(`L${line}:${column} ${reason}`);
  }
}

export interface Token {
  readonly kind: 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
}

const blank = /(?:[ \t\r\n\f]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const float = /(?:0|[1-9]\d*)\.\d*|\.\d+/y;
const int = /0|[1-9]\d*/y;
const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const symbol = /&&|\+\+|--|\|\||[=!<>]=|\*\*|[-+*/%<>=!?:;,.()[\]{}$]/y;
const string = /([bB]?)(?:"((?:[^"\\\n]|\\[^\n])*)"|'((?:[^'\\\n]|\\[^\n])*)')/y;
const escape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|([nrtbf\\'"]))|\\/g;
const segment = /\(default\)|[A-Za-z0-9_.\-~%@]+/y;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads rules text token by token; paths have a separate method, as "/" is also the division operator. */
export class Scanner {
  private offset = 0;
  private ahead: Token | undefined;
  private line = 0;
  private lineStart = 0;
  private lineEnd = -1;

  constructor(private readonly text: string) {}

  peek(): Token {
    this.ahead ??= this.scan();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = undefined;
    return token;
  }

  /** Consume the next token when it is this symbol or word; returns whether it was. */
  take(text: string): boolean {
    const token = this.peek();
    if (token.text !== text || (token.kind !== 'symbol' && token.kind !== 'name')) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    const token = this.peek();
    if (!this.take(text)) throw this.error(token.at, `Unexpected ${describe(token)}, expected '${text}'.`);
    return token;
  }

  expectName(what: string): Token {
    const token = this.next();
    if (token.kind !== 'name') throw this.error(token.at, `Unexpected ${describe(token)}, expected ${what}.`);
    return token;
  }

  /** The raw characters of a path segment at the current position, undefined when there are none. */
  takeSegment(): string | undefined {
    if (this.ahead) this.offset = this.ahead.at;
    this.ahead = undefined;
    return this.match(segment)?.[0];
  }

  /** True when a non-space character follows the token: "/" then begins a path. */
  isTight(token: Token): boolean {
    return /\S/.test(this.text.charAt(token.at + token.text.length));
  }

  position(at: number): Position {
    // Positions are almost always requested in ascending order, so the search continues from the last line found.
    if (at < this.lineStart) [this.line, this.lineStart, this.lineEnd] = [0, 0, -1];
    while (this.lineEnd < at) {
      this.line++;
      this.lineStart = this.lineEnd + 1;
      const end = this.text.indexOf('\n', this.lineStart);
      this.lineEnd = end < 0 ? this.text.length : end;
    }
    return { line: this.line, column: at - this.lineStart + 1 };
  }

  error(at: number, reason: string): RulesSyntaxError {
    return new RulesSyntaxError(this.position(at), reason);
  }

  private scan(): Token {
    this.match(blank);
    const at = this.offset;
    if (at >= this.text.length) return { kind: 'end', text: '', at };
    // Literals are tried first: b'…' begins like a name, and .5 like a symbol.
    const kinds = [
      ['name', name],
      ['float', float],
      ['int', int],
      ['symbol', symbol],
    ] as const;
    const literal = this.match(string);
    if (literal) {
      const [, prefix = '', double, single] = literal;
      const isBytes = prefix !== '';
      const text = this.unescape(double ?? single ?? '', at + prefix.length + 1, isBytes);
      return { kind: isBytes ? 'bytes' : 'string', text, at };
    }
    for (const [kind, pattern] of kinds) {
      const match = this.match(pattern);
      if (match) return { kind, text: match[0], at };
    }
    throw this.error(at, `Unexpected '${this.text[at]}'.`);
  }

  /**
   * The value of a literal. In bytes, an escape is one byte and other characters are UTF-8; each returned character is
   * one byte.
   */
  private unescape(raw: string, start: number, isBytes: boolean): string {
    const utf8 = (text: string) => (isBytes ? Buffer.from(text).toString('latin1') : text);
    let read = '';
    let last = 0;
    for (const match of raw.matchAll(escape)) {
      const [whole, unicode, hex, octal, plain] = match;
      if (whole === '\\' || (isBytes && unicode !== undefined)) {
        throw this.error(start + match.index + 1, 'Unknown escape in a string.');
      }
      const code = unicode ?? hex;
      read += utf8(raw.slice(last, match.index));
      if (plain !== undefined) read += escapes[plain] ?? plain;
      else read += String.fromCharCode(code === undefined ? parseInt(octal ?? '', 8) : parseInt(code, 16));
      last = match.index + whole.length;
    }
    return read + utf8(raw.slice(last));
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.offset = pattern.lastIndex;
    return match;
  }
}

/** A token as described in error messages. */
export function describe(token: Token): string {
  if (token.kind === 'end') return 'end of file';
  return token.kind === 'string' ? `string "${token.text}"` : `'${token.text}'`;
}
