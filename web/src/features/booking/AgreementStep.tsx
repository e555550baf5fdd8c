import type { EventDetail } from '@ascendant/contract/event';
import { agreementRequiredMessage, agreementRequiredTitle, agreementTitle } from '@ascendant/domain/booking/agreement';
import { useEffect, useRef, useState } from 'react';
import { AskedWaiver } from '../../fields/AskedWaiver';
import { TermsDialog, TermsText } from '../../fields/TermsDialog';
import { classNames } from '../../ui/class-names';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import styles from './AgreementStep.module.css';

interface AgreementStepProps {
  /** What the organizer asks everyone to sign; null for nothing. */
  readonly waiver: NonNullable<EventDetail['waiver']> | null;
  readonly hasAccepted: boolean;
  /** Someone pressed Continue without accepting. */
  readonly isMissing: boolean;
  readonly onAccept: (hasAccepted: boolean) => void;
}

/** The terms, and the checkbox that accepts them for the whole party. */
export function AgreementStep({ waiver, hasAccepted, isMissing, onAccept }: AgreementStepProps) {
  const [isFull, setFull] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) box.current?.focus();
  }, [isMissing]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <section className={styles.terms} tabIndex={0} aria-label={agreementTitle}>
        <h3 className="small-heading">{agreementTitle}</h3>
        <TermsText level={4} />
      </section>
      <p className={classNames(styles.more, 'meta')}>
        <button type="button" className="link link-button" onClick={() => setFull(true)}>
          View full terms
        </button>
      </p>
      {waiver === null ? null : (
        <div className={styles.asked}>
          <AskedWaiver waiver={waiver} />
        </div>
      )}
      <Choice
        ref={box}
        type="checkbox"
        className={styles.agree}
        checked={hasAccepted}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'agree-error' : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      >
        I have read and accept the liability agreement and terms for everyone I’m booking for.
      </Choice>
      {isMissing ? (
        <FieldError>
          <b>{agreementRequiredTitle}</b> <span id="agree-error">{agreementRequiredMessage}</span>
        </FieldError>
      ) : null}
      {isFull ? <TermsDialog onClose={() => setFull(false)} /> : null}
    </>
  );
}
