/**
 * A cookie that a page sets when its person signs out without a network: the session's own cookie, which scripts can't reach, then counts
 * for nothing but the sign-out itself, which the next page makes. Source: docs/archive/decisions/0070-offline.md.
 */
export const signedOutCookie = 'signed-out';
