import { randomBytes } from 'node:crypto';
import { storedValue } from './session-values';

/**
 * Ties an emailed code to the browser that asked for it: its cookie, and what's stored of it. Source: rule SES-06;
 * docs/archive/decisions/0062-a-code-belongs-to-its-browser.md, docs/archive/decisions/0109-strangers-are-counted-apart.md.
 */
export interface CodeMark {
  readonly cookie: string;
  readonly stored: string;
}

export function newCodeMark(): CodeMark {
  return codeMarkOf(randomBytes(32).toString('base64url'));
}

/** The mark of a cookie that a browser has already. */
export function codeMarkOf(cookie: string): CodeMark {
  return { cookie, stored: storedValue(cookie) };
}

/** Who tries a code: the browser that asked for it, or any other. Their tries are counted apart. */
export type CodeTrier = 'owner' | 'stranger';
