import { partySize } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import styles from './BookingFooters.module.css';

interface AttendeesFooterProps {
  readonly quote: Quote | null;
  readonly isBusy: boolean;
  /** The form to send first; its success continues. */
  readonly formId?: string | undefined;
  readonly onContinue: () => void;
}

export function AttendeesFooter({ quote, isBusy, formId, onContinue }: AttendeesFooterProps) {
  return (
    <>
      <p className={classNames(styles.total, 'meta numeric')} aria-live="polite">
        {quote ? (
          <>
            <span>{partySize(quote)}</span>
            <b>{amountOrFree(quote.ticketsTotal)}</b>
          </>
        ) : null}
      </p>
      {formId === undefined ? (
        <Button kind="primary" onClick={onContinue} disabled={isBusy}>
          Continue
        </Button>
      ) : (
        <Button kind="primary" type="submit" form={formId} disabled={isBusy}>
          Continue
        </Button>
      )}
    </>
  );
}

interface BackAndOnProps {
  readonly onBack: () => void;
  readonly onLabel: string;
  readonly onGo: () => void;
  readonly isBusy?: boolean;
}

export function BackAndOn({ onBack, onLabel, onGo, isBusy = false }: BackAndOnProps) {
  return (
    <>
      <Button kind="ghost" onClick={onBack} disabled={isBusy}>
        Back
      </Button>
      <Button kind="primary" onClick={onGo} busy={isBusy && 'Processing...'}>
        {onLabel}
      </Button>
    </>
  );
}
