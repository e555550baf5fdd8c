import { evidenceNoteMaxLength, evidencePartTitles, type EvidencePart } from '@ascendant/domain/payment/evidence';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
import { evidenceQuery, useSendEvidence, type Dispute, type ShownEvidence } from '../../data/refunds-and-disputes';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/form/Field';
import { FieldError } from '../../ui/form/FieldError';
import { TextArea } from '../../ui/form/TextArea';
import { ErrorState } from '../../ui/layout/ErrorState';
import { instantText } from '../../ui/text/instant-text';
import styles from './EvidenceDialog.module.css';
import { Loading } from './Loading';

interface EvidenceDialogProps {
  readonly dispute: Dispute;
  /** What the admin has typed; the panel keeps it while the dialog is closed. Null until they type. */
  readonly note: string | null;
  readonly onType: (note: string) => void;
  readonly onClose: () => void;
}

/** What the site knows about a disputed payment, with a field for what it doesn't, to send to the bank. */
export function EvidenceDialog({ dispute, note, onType, onClose }: EvidenceDialogProps) {
  const { data, isError, refetch } = useQuery(evidenceQuery(dispute.id));
  const send = useSendEvidence();
  const typed = note ?? data?.evidence.note ?? '';
  const submit = () => send.mutate({ id: dispute.id, note: typed }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Evidence about ${dispute.reference}`}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>{data?.canSend ? 'Not now' : 'Close'}</Button>
          {data?.canSend ? (
            <Button kind="primary" busy={send.isPending && 'Sending...'} onClick={submit}>
              Send to the bank
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="stack">
        {data ? <Explanation evidence={data} dispute={dispute} /> : null}
        {!data && isError ? (
          <ErrorState
            title="We couldn’t load the evidence"
            text="Please try again."
            level={3}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !isError ? <Loading /> : null}
        {data ? <Parts evidence={data.evidence} /> : null}
        {data && !data.canSend && data.evidence.note !== '' ? (
          <section>
            <h3 className={styles.title}>Added by an admin</h3>
            <p className={styles.text}>{data.evidence.note}</p>
          </section>
        ) : null}
        {data?.canSend ? (
          <Field
            label={evidencePartTitles.note}
            help="The bank reads it. Say what only you know: who came, what was agreed, what the traveller wrote."
          >
            {(control) => (
              <TextArea
                {...control}
                rows={5}
                maxLength={evidenceNoteMaxLength}
                value={typed}
                onChange={(event) => onType(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {send.isError ? <FieldError>{errorSentence(send.error)}</FieldError> : null}
      </div>
    </Dialog>
  );
}

function Explanation({ evidence, dispute }: { readonly evidence: ShownEvidence; readonly dispute: Dispute }) {
  return <p>{explanationOf(evidence, dispute)}</p>;
}

function explanationOf(
  { canSend, evidenceDueAt, evidenceSentAt }: ShownEvidence,
  { evidenceAskedAt, isEvidenceRefused }: Dispute,
): string {
  const refused = isEvidenceRefused ? 'The payment provider refused what was sent. ' : '';
  if (canSend && evidenceDueAt !== null)
    return `${refused}This is what we know. It can be sent once, until ${instantText(evidenceDueAt)}; the bank decides on it.`;
  if (canSend) return `${refused}This is what we know. It can be sent once; the bank decides on it.`;
  if (evidenceSentAt !== null) return `Sent on ${instantText(evidenceSentAt)}, as it is here.`;
  if (evidenceAskedAt !== null && !isEvidenceRefused) return 'It’s being sent to the bank, as it is here.';
  return 'Evidence can’t be sent any more. This is what we know.';
}

const shownParts = ['sale', 'policy', 'use', 'contact'] as const satisfies readonly EvidencePart[];

function Parts({ evidence }: Pick<ShownEvidence, 'evidence'>) {
  return shownParts.map((part) => (
    <section key={part}>
      <h3 className={styles.title}>{evidencePartTitles[part]}</h3>
      <p className={styles.text}>{evidence[part]}</p>
    </section>
  ));
}
