import type { WaiverText } from '@ascendant/contract/waiver';
import { isGuestName } from '@ascendant/domain/booking/guests';
import {
  guardianNote,
  isSignersName,
  otherNameText,
  signedNameMaxLength,
  signedNameMissing,
  signingStatement,
} from '@ascendant/domain/booking/waiver';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button/Button';
import { Choice } from '../ui/form/Choice';
import { FieldError } from '../ui/form/Field';
import { TextField } from '../ui/form/TextField';
import { useFirstWrong } from '../ui/form/use-first-wrong';
import styles from './SignWaiver.module.css';

interface SignWaiverProps {
  readonly waiver: WaiverText;
  readonly person: { readonly name: string; readonly needsGuardian: boolean };
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly problem?: string | undefined;
  /** Whether it appeared after something was pressed: then the text has the focus. */
  readonly hasFirstFocus?: boolean;
  readonly onSign: (signed: { readonly version: number; readonly signedName: string }) => void;
}

/** A waiver's text, with the name and the box that sign it. What's typed stays when the text becomes another. */
export function SignWaiver({ waiver, person, isBusy, problem, hasFirstFocus = false, onSign }: SignWaiverProps) {
  const [signedName, setSignedName] = useState(person.needsGuardian || isGuestName(person.name) ? '' : person.name);
  const [agreedTo, setAgreedTo] = useState(0);
  const [checked, setChecked] = useState(0);
  const nameProblem = nameProblemOf(signedName, person);
  const isAgreed = agreedTo === waiver.version;
  // A text that became another is to be read first.
  const isChecked = checked === waiver.version;
  const boxProblem = useId();
  const [formRef, focusFirstWrong] = useFirstWrong();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(waiver.version);
    focusFirstWrong();
    if (nameProblem === undefined && isAgreed) onSign({ version: waiver.version, signedName });
  };
  return (
    <form ref={formRef} className="stack" noValidate onSubmit={submit}>
      <WaiverBody waiver={waiver} hasFirstFocus={hasFirstFocus} />
      {person.needsGuardian ? <p className="meta">{guardianNote}</p> : null}
      <TextField
        label={person.needsGuardian ? 'Your full name, as the parent or guardian' : 'Your full name'}
        error={isChecked ? nameProblem : undefined}
        value={signedName}
        maxLength={signedNameMaxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSignedName(event.target.value)}
      />
      <Choice
        type="checkbox"
        checked={isAgreed}
        aria-invalid={isChecked && !isAgreed}
        aria-describedby={isChecked && !isAgreed ? boxProblem : undefined}
        onChange={(event) => setAgreedTo(event.target.checked ? waiver.version : 0)}
      >
        {signingStatement(waiver.title, person.needsGuardian ? person.name : null)}
      </Choice>
      {isChecked && !isAgreed ? <FieldError id={boxProblem}>Tick the box to sign</FieldError> : null}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
      <div>
        <Button kind="primary" type="submit" busy={isBusy && 'Signing...'}>
          Sign
        </Button>
      </div>
    </form>
  );
}

function nameProblemOf(signedName: string, person: SignWaiverProps['person']): string | undefined {
  if (signedName.trim() === '') return signedNameMissing;
  return isSignersName(signedName, person) ? undefined : otherNameText(person.name);
}

/** The text itself, which scrolls if it's long. */
function WaiverBody({ waiver, hasFirstFocus }: Pick<SignWaiverProps, 'waiver' | 'hasFirstFocus'>) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFirstFocus) text.current?.focus();
  }, [hasFirstFocus]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <section ref={text} className={styles.text} aria-label={waiver.title} tabIndex={0}>
      {waiver.text.split('\n').map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a version never changes
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
