import { agreementRequiredMessage, agreementSections, agreementTitle } from '@ascendant/domain/booking/agreement';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/Dialog';
import { FieldError } from '../../ui/FieldError';
import styles from './AgreementStep.module.css';

interface AgreementStepProps {
  readonly hasAccepted: boolean;
  /** Someone pressed Continue without accepting. */
  readonly isMissing: boolean;
  readonly onAccept: (hasAccepted: boolean) => void;
}

/** The terms, and the checkbox that accepts them for the whole party. */
export function AgreementStep({ hasAccepted, isMissing, onAccept }: AgreementStepProps) {
  const [isFull, setFull] = useState(false);
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
      <Choice
        type="checkbox"
        className={styles.agree}
        checked={hasAccepted}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'agree-error' : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      >
        I have read and accept the liability agreement and terms for everyone I’m booking for.
      </Choice>
      {isMissing ? <FieldError id="agree-error">{agreementRequiredMessage}</FieldError> : null}
      <Dialog
        open={isFull}
        onClose={() => setFull(false)}
        title={agreementTitle}
        width="wide"
        footer={
          <div className="row align-end">
            <Button onClick={() => setFull(false)}>Close</Button>
          </div>
        }
      >
        <div className={classNames(styles.fullTerms, 'prose')}>
          <TermsText level={3} />
        </div>
      </Dialog>
    </>
  );
}

function TermsText({ level }: { readonly level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return agreementSections.map(({ heading, text }, index) => (
    <div key={heading}>
      <Heading className={styles.heading}>
        {index + 1}. {heading}
      </Heading>
      <p>{text}</p>
    </div>
  ));
}
