import type { MailCondition, MailRow } from '../../db/schema/mails';

/** Whether something is still true. @param of the object's id @param userId who gets the email; null if their account is gone */
type MailConditionCheck = (of: number, userId: number | null) => Promise<boolean>;

/** Where modules define what emails can depend on. */
export interface MailConditions {
  /** Call it once per condition, before the first email is sent. */
  define(condition: MailCondition, check: MailConditionCheck): void;
}

export interface DefinedMailConditions extends MailConditions {
  /** Whether what an email says is still true. */
  holdsFor(mail: Pick<MailRow, 'onlyIf' | 'onlyIfOf' | 'userId'>): Promise<boolean>;
}

export function definedMailConditions(): DefinedMailConditions {
  const checks = new Map<MailCondition, MailConditionCheck>();
  return {
    define: (condition, check) => void checks.set(condition, check),
    holdsFor: async ({ onlyIf, onlyIfOf, userId }) => {
      if (onlyIf === null || onlyIfOf === null) return true;
      const check = checks.get(onlyIf);
      if (check === undefined) throw new RangeError(`Nothing checks ${onlyIf}`);
      return check(onlyIfOf, userId);
    },
  };
}
