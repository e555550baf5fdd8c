import {
  attachableMaxBytes,
  attachableTypes,
  attachmentKinds,
  attachmentTitles,
  attachmentTooLarge,
  fileSizeText,
  type AttachmentKind,
} from '@ascendant/domain/payment/attachments';
import { useRef, useState, type ChangeEvent } from 'react';
import { errorSentence } from '../../api/api-error';
import { attachmentPath, useDetach, type Attachment, type useAttach } from '../../data/evidence';
import { Button, buttonClass } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import styles from './EvidenceDialog.module.css';

const accepted = attachableTypes.join(',');

interface EvidenceFilesProps {
  readonly disputeId: number;
  readonly attachments: readonly Attachment[];
  readonly canChange: boolean;
  /** Of the dialog, which sends nothing while a file is on its way. */
  readonly attach: ReturnType<typeof useAttach>;
}

/** The files that go with evidence: one of each kind, added until it's sent. */
export function EvidenceFiles({ disputeId, attachments, canChange, attach }: EvidenceFilesProps) {
  const shown = attachmentKinds.filter((kind) => canChange || attachments.some((each) => each.kind === kind));
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>Files</h3>
      {canChange ? <p className="meta">One of each, as a PDF, JPG or PNG. Banks take 4 MB in all.</p> : null}
      <ul>
        {shown.map((kind) => (
          <EvidenceFile
            key={kind}
            disputeId={disputeId}
            kind={kind}
            attachment={attachments.find((each) => each.kind === kind) ?? null}
            canChange={canChange}
            attach={attach}
          />
        ))}
      </ul>
    </section>
  );
}

interface EvidenceFileProps extends Pick<EvidenceFilesProps, 'disputeId' | 'canChange' | 'attach'> {
  readonly kind: AttachmentKind;
  /** Null if there's none. */
  readonly attachment: Attachment | null;
}

function EvidenceFile({ disputeId, kind, attachment, canChange, attach }: EvidenceFileProps) {
  const title = attachmentTitles[kind];
  const detach = useDetach();
  const row = useRef<HTMLLIElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const isOfThis = attach.variables?.kind === kind;
  const take = (file: File) => {
    setTooLarge(file.size > attachableMaxBytes);
    detach.reset();
    if (file.size > attachableMaxBytes) return;
    const { signal } = new AbortController();
    attach.mutate({ id: disputeId, kind, file, signal, onProgress: () => undefined });
  };
  // The button that was pressed goes away: the one that adds a file gets its focus.
  const remove = () =>
    detach.mutate({ id: disputeId, kind }, { onSuccess: () => row.current?.querySelector('button')?.focus() });
  const problem = isTooLarge ? attachmentTooLarge : problemOf(detach.error ?? (isOfThis ? attach.error : null));
  return (
    <li ref={row} className={styles.file}>
      <span>
        <span className={styles.name}>{title}</span>
        <span className="meta">{attachment === null ? 'None' : sizeOf(attachment)}</span>
      </span>
      <span className="row wrap">
        {attachment === null ? null : (
          <a
            className={buttonClass({ kind: 'ghost', size: 'small' })}
            href={attachmentPath(disputeId, kind)}
            download
            aria-label={`Download: ${title}`}
          >
            Download
          </a>
        )}
        {canChange ? (
          <FileButton
            label={attachment === null ? 'Add' : 'Replace'}
            title={title}
            isBusy={attach.isPending && isOfThis}
            isDisabled={attach.isPending || detach.isPending}
            onChoose={take}
          />
        ) : null}
        {canChange && attachment !== null ? (
          <Button
            size="small"
            kind="ghost"
            busy={detach.isPending && 'Removing...'}
            disabled={attach.isPending}
            onClick={remove}
            aria-label={`Remove: ${title}`}
          >
            Remove
          </Button>
        ) : null}
      </span>
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </li>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
}

function FileButton({ label, title, isBusy, isDisabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accepted} aria-label={title} onChange={take} />
      <Button
        size="small"
        busy={isBusy && 'Uploading...'}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        aria-label={isBusy ? undefined : `${label}: ${title}`}
      >
        {label}
      </Button>
    </>
  );
}

function problemOf(error: Error | null): string | null {
  return error === null ? null : errorSentence(error);
}

function sizeOf({ type, bytes }: Attachment): string {
  return `${type === 'application/pdf' ? 'PDF' : 'Picture'}, ${fileSizeText(bytes)}`;
}
