import { randomInt, randomBytes } from 'node:crypto';
import { codeLength } from '@ascendant/domain/person/account-limits';
import { hashSecret, isSecretOf } from './secret-hash';
import { storedValue } from './session-values';

/** Who tries a code: the browser that asked for it, or any other. Their tries are counted apart. */
export type CodeTrier = 'owner' | 'stranger';

/** What a code is for. It works for one purpose, address and request only (SES-06). */
export interface CodeScope {
  readonly purpose: 'verify-email' | 'reset-password' | 'sign-in' | 'change-email';
  readonly email: string;
  /** The request it was made for. A new request invalidates the old code. */
  readonly requestId: string;
}

/** Six decimal digits, each equally likely. Source: rule SES-06. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** The hash to store, of the code and what it's bound to. */
export async function hashCode(code: string, scope: CodeScope): Promise<string> {
  return hashSecret(bound(code, scope));
}

/** Whether a code is the one that was sent. Takes as long when nothing is stored. */
export async function isCodeOf(stored: string | null, code: string, scope: CodeScope): Promise<boolean> {
  return isSecretOf(stored, bound(code, scope));
}

function bound(code: string, { purpose, email, requestId }: CodeScope): string {
  return [purpose, email.toLowerCase(), requestId, code].join('\n');
}

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
