import type { AuditEntry } from '../../data/logs';

/** Codes that don't read as words. */
const ownTexts: Readonly<Record<string, string>> = {
  'sign_in.ok': 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  'sign_in.refused': 'Sign-in refused',
  sign_out: 'Signed out',
  'finding.resolved': 'Discrepancy resolved',
  payment_finding: 'Payment discrepancy',
};

/** 'event.review_requested' as 'Event review requested'. */
export function codeText(code: string): string {
  const own = ownTexts[code];
  if (own !== undefined) return own;
  const words = code.replaceAll(/[._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who did it: a name, an account that's gone, or no account. */
export function actorText(actor: { readonly id: number; readonly username: string | null } | null): string {
  if (actor === null) return 'Visitor or system';
  return actor.username === null ? `Deleted account #${actor.id}` : `@${actor.username}`;
}

/** 'Dawn Traverse, 2027-07-02', 'Payment discrepancy 12'. */
export function subjectText({ type, id, name }: Subject): string {
  return name ?? `${codeText(type)}${id === null ? '' : ` ${id}`}`;
}

type Subject = Pick<NonNullable<AuditEntry['subject']>, 'type' | 'id' | 'name'>;

/** 'status: draft → published'; a value that wasn't there is left out. */
export function changeText({ field, before, after }: Readonly<Record<'field' | 'before' | 'after', string>>): string {
  const name = codeText(field.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
  return before === ''
    ? `${name}: ${after === '' ? 'none' : after}`
    : `${name}: ${before} → ${after === '' ? 'nothing' : after}`;
}
