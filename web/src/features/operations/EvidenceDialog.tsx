import { evidenceNoteMaxLength, evidencePartTitles, type EvidencePart } from '@ascendant/domain/payment/evidence';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
import { evidenceFilePath, evidenceQuery, useAttach, useSendEvidence, type ShownEvidence } from '../../data/evidence';
import type { Dispute } from '../../data/refunds-and-disputes';
import { buttonClass } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField } from '../../ui/form/TextField';
import { ErrorState } from '../../ui/layout/ErrorState';
import { instantText } from '../../ui/text/instant-text';
import styles from './EvidenceDialog.module.css';
import { EvidenceFiles } from './EvidenceFiles';
import { Loading } from './Loading';

interface EvidenceDialogProps {
  readonly dispute: Dispute;
  /** What the admin has typed; the panel keeps it while the dialog is closed. Null until they type. */
  readonly note: string | null;
  readonly onType: (note: string) => void;
  readonly onClose: () => void;
}

/** What the site knows about a disputed payment, with a field and files for what it doesn't, to send to the bank. */
export function EvidenceDialog({ dispute, note, onType, onClose }: EvidenceDialogProps) {
  const { data, isError, refetch } = useQuery(evidenceQuery(dispute.id));
  const send = useSendEvidence();
  const attach = useAttach();
  const typed = note ?? data?.evidence.note ?? '';
  const submit = () => send.mutate({ id: dispute.id, note: typed }, { onSuccess: onClose });
  const busy = (send.isPending && 'Sending...') || (attach.isPending && 'Uploading...');
  return (
    <Dialog
      onClose={onClose}
      title={`Evidence about ${dispute.reference}`}
      keep={data?.canSend ? 'Not now' : 'Close'}
      action={data?.canSend ? { label: 'Send to the bank', busy, onDo: submit } : null}
    >
      {data ? <p>{explanationOf(data, dispute)}</p> : null}
      {!data && isError ? (
        <ErrorState
          title="We couldn’t load the evidence"
          text="Please try again."
          level={3}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Loading /> : null}
      {data ? (
        <>
          <Parts evidence={data.evidence} />
          <PdfLink dispute={dispute} isSent={!data.canSend && data.sentBy !== null} />
          <Added data={data} typed={note} onType={onType} />
          <EvidenceFiles
            disputeId={dispute.id}
            attachments={data.attachments}
            canChange={data.canSend}
            attach={attach}
          />
        </>
      ) : null}
      {send.isError ? <FieldError>{errorSentence(send.error)}</FieldError> : null}
    </Dialog>
  );
}

function explanationOf(
  { canSend, refusal, evidenceDueAt, evidenceSentAt, sentBy }: ShownEvidence,
  { evidenceAskedAt, isEvidenceRefused }: Dispute,
): string {
  const refused = isEvidenceRefused ? 'The payment provider refused what was sent. ' : '';
  if (canSend && evidenceDueAt !== null)
    return `${refused}This is what we know. It can be sent once, until ${instantText(evidenceDueAt)}; the bank decides on it.`;
  if (canSend) return `${refused}This is what we know. It can be sent once; the bank decides on it.`;
  const by = sentBy === null ? '' : ` by ${sentBy}`;
  if (evidenceSentAt !== null) return `Sent on ${instantText(evidenceSentAt)}${by}, as it is here.`;
  if (evidenceAskedAt !== null && !isEvidenceRefused) return 'It’s being sent to the bank, as it is here.';
  return `${refused}${refusal ?? ''} This is what we know.`;
}

const shownParts = ['sale', 'money', 'policy', 'use', 'contact', 'messages'] as const satisfies readonly EvidencePart[];

/** A part that evidence didn't have when it was sent isn't shown. */
function Parts({ evidence }: Pick<ShownEvidence, 'evidence'>) {
  return shownParts
    .filter((part) => evidence[part] !== '')
    .map((part) => (
      <section key={part}>
        <h3 className={styles.title}>{evidencePartTitles[part]}</h3>
        <p className={styles.text}>{evidence[part]}</p>
      </section>
    ));
}

function PdfLink({ dispute, isSent }: { readonly dispute: Dispute; readonly isSent: boolean }) {
  return (
    <div>
      <a className={buttonClass({ size: 'small' })} href={evidenceFilePath(dispute.id)} download>
        {isSent ? 'Download the PDF that was sent' : 'Preview as PDF'}
      </a>
    </div>
  );
}

interface AddedProps {
  readonly data: ShownEvidence;
  /** Null until something is typed. */
  readonly typed: string | null;
  readonly onType: (note: string) => void;
}

/** What the admin adds; once nothing can be sent, what was added, and what was typed in vain. */
function Added({ data: { canSend, evidence }, typed, onType }: AddedProps) {
  if (canSend)
    return (
      <TextAreaField
        label={evidencePartTitles.note}
        help="The bank reads it. Say what only you know: who came, what was agreed, what the traveller wrote."
        rows={5}
        maxLength={evidenceNoteMaxLength}
        value={typed ?? evidence.note}
        onChange={(event) => onType(event.target.value)}
      />
    );
  const texts = [
    ['Added by an admin', evidence.note],
    ['What you typed wasn’t sent', typed === null || typed === evidence.note ? '' : typed],
  ] as const;
  return texts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => (
      <section key={title}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </section>
    ));
}
