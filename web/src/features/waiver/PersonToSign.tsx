import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { newUuid } from '../../api/uuid';
import { useSignWaiver, type WaiverPerson, type WaiverText } from '../../data/waivers';
import { SignWaiver } from '../../fields/SignWaiver';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/button/Button';
import { copyText } from '../../ui/dialog/copy-text';
import { StatusBadge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { datedInstantText } from '../../ui/text/instant-text';

interface PersonProps {
  readonly token: string;
  readonly person: WaiverPerson;
  /** Null if nothing can be signed any more. */
  readonly waiver: WaiverText | null;
  /** Whether theirs is the only signature that's missing: then the form is open. */
  readonly isOnly: boolean;
}

/** One person of a booking: signed, with a file of it, or the form to sign and a link for them. */
export function PersonToSign({ token, person, waiver, isOnly }: PersonProps) {
  const { name, needsGuardian, signed } = person;
  const [isOpen, setOpen] = useState(isOnly);
  const section = useFocusAfterSigning(signed !== null);
  return (
    <section ref={section} className="panel stack" aria-label={name} tabIndex={-1}>
      <div className="row wrap space-between">
        <h2>{name}</h2>
        <StatusBadge tone={signed === null ? 'plain' : 'good'} text={signed === null ? 'Not signed' : 'Signed'} />
      </div>
      {signed === null ? null : <Signed token={token} signed={signed} name={name} />}
      {signed === null && needsGuardian ? <p className="meta">A parent or legal guardian signs for them.</p> : null}
      {signed !== null || waiver === null ? null : isOpen ? (
        <Form token={token} person={person} waiver={waiver} hasFirstFocus={!isOnly} />
      ) : (
        <div className="row wrap">
          <Button kind="primary" onClick={() => setOpen(true)} aria-label={`Read and sign for ${name}`}>
            Read and sign
          </Button>
          {person.link === null || needsGuardian ? null : <ShareLink name={name} link={person.link} />}
        </div>
      )}
    </section>
  );
}

/** Signing takes the form away, and the focus with it: then the person's section has it. */
function useFocusAfterSigning(isSigned: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasSigned = useRef(isSigned);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isSigned && !wasSigned.current && isLost) section.current?.focus();
    wasSigned.current = isSigned;
  }, [isSigned]);
  return section;
}

interface FormProps extends Pick<PersonProps, 'token' | 'person'> {
  readonly waiver: WaiverText;
  readonly hasFirstFocus: boolean;
}

function Form({ token, person, waiver, hasFirstFocus }: FormProps) {
  const sign = useSignWaiver();
  const [signatureId] = useState(newUuid);
  const fields = Object.values(fieldsOf(sign.error));
  const problem = sign.isError ? (fields[0] ?? errorSentence(sign.error)) : undefined;
  return (
    <SignWaiver
      waiver={waiver}
      person={person}
      isBusy={sign.isPending}
      problem={problem}
      hasFirstFocus={hasFirstFocus}
      onSign={(signed) => sign.mutate({ token, position: person.position, signatureId, agreed: true, ...signed })}
    />
  );
}

interface SignedProps {
  readonly token: string;
  readonly name: string;
  readonly signed: NonNullable<WaiverPerson['signed']>;
}

function Signed({ token, name, signed }: SignedProps) {
  return (
    <div className="row wrap space-between">
      <p className="meta">{`By ${signed.by}, ${datedInstantText(signed.at)}`}</p>
      <a
        className={buttonClass({ kind: 'ghost', size: 'small' })}
        href={paths.waiverPdf(token, signed.pdfId)}
        download
        aria-label={`PDF of the waiver for ${name}`}
      >
        <Icon name="down2" size="small" />
        <span>PDF</span>
      </a>
    </div>
  );
}

/** A link for another adult, which opens only theirs: shared by the device, or copied. */
function ShareLink({ name, link }: { readonly name: string; readonly link: string }) {
  const share = async () => {
    const url = `${window.location.origin}${paths.waiver}#${link}`;
    const copied = { title: 'Link copied', description: `Send it to ${name}: it opens only their waiver.` };
    await copyText(url, copied, { title: `Send this link to ${name}`, description: url });
  };
  return (
    <Button onClick={() => void share()} aria-label={`Copy their link, for ${name}`}>
      Copy their link
    </Button>
  );
}
