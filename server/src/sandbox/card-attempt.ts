import {
  declineSentence,
  testCardBehaviour,
  type DeclineCode,
  type TestDispute,
} from '@ascendant/domain/payment/test-cards';

/** A card as the sandbox's form sends it: test numbers only. */
export interface SandboxCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
}

/** The result of an attempt to charge a card. */
export type Attempt =
  | { readonly outcome: 'paid'; readonly dispute: TestDispute | null }
  | { readonly outcome: 'challenged' }
  | Declined;

export interface Declined {
  readonly outcome: 'declined';
  readonly code: DeclineCode;
  readonly message: string;
}

/**
 * What this card does when it is charged.
 * @returns null for a number that isn't a test card; the sandbox accepts no others (rule PAY-19)
 */
export function attemptCard(card: SandboxCard, now: Date): Attempt | null {
  const behaviour = testCardBehaviour(card.number);
  if (!behaviour) return null;
  if (hasExpired(card, now)) return declined('expired_card');
  switch (behaviour.kind) {
    case 'pays':
      return { outcome: 'paid', dispute: null };
    case 'pays_then_disputed':
      return { outcome: 'paid', dispute: behaviour.dispute };
    case 'challenge':
      return { outcome: 'challenged' };
    case 'declined':
      return declined(behaviour.code);
  }
}

export function declined(code: DeclineCode): Declined {
  return { outcome: 'declined', code, message: declineSentence(code) };
}

function hasExpired(card: SandboxCard, now: Date): boolean {
  const firstMonthAfter = Date.UTC(card.expYear, card.expMonth, 1);
  return firstMonthAfter <= now.getTime();
}
