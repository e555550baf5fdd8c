import { codeLength } from '@ascendant/domain/person/account-limits';
import { useEffect, useRef, type SyntheticEvent, useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useBeginApp, useConfirmApp } from '../../data/factors';
import { CodeField } from '../../fields/CodeField';
import { useCodeEntry } from '../../fields/use-code-entry';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/layout/ErrorState';
import styles from './SecondFactorCard.module.css';

/** Light modules around the code, without which readers don't find it. */
const border = 4;

interface AppSetupDialogProps {
  /** Called with recovery codes, if the person has none. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows the QR code to scan, and asks for the app's first code. */
export function AppSetupDialog({ onDone, onClose }: AppSetupDialogProps) {
  const { mutate: begin, data: setup, error } = useBeginApp();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [begin]);
  return (
    <Dialog onClose={onClose} title="Set up an authenticator app">
      {error === null ? (
        <div className="stack">
          <p>
            Scan this with an authenticator app, such as Google Authenticator, 1Password or the one in your phone’s
            settings. Then enter the code it shows.
          </p>
          <QrPicture text={setup?.address ?? null} />
          <p className="meta">
            Can’t scan? Enter this key in the app: <span className={styles.key}>{setup?.secret ?? '…'}</span>
          </p>
          <FirstCodeForm onDone={onDone} onClose={onClose} />
        </div>
      ) : (
        <ErrorState title={errorSentence(error)} level={3} onRetry={() => begin()} />
      )}
    </Dialog>
  );
}

function FirstCodeForm({ onDone, onClose }: AppSetupDialogProps) {
  const confirm = useConfirmApp();
  const entry = useCodeEntry();
  const { code } = entry;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length < codeLength) return entry.complain(`Enter the ${codeLength} digits from your app`);
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
        onError: (error) => entry.refuse(errorSentence(error)),
      },
    );
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <CodeField
        label="Code from your app"
        value={code}
        onChange={entry.type}
        problem={entry.problem}
        refusals={entry.refusals}
      />
      <div className="row align-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" busy={confirm.isPending && 'Checking...'}>
          Turn on
        </Button>
      </div>
    </form>
  );
}

interface Picture {
  readonly side: number;
  readonly path: string;
}

/** A QR code. Its library is loaded with it. @param text null while it's loading: the place is kept */
function QrPicture({ text }: { readonly text: string | null }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (text !== null) void pictureOf(text).then((drawn) => (isCurrent ? setPicture(drawn) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (picture === null) return <div className={styles.code} aria-hidden="true" />;
  const { side, path } = picture;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no img element
      aria-label="QR code for your authenticator app"
    >
      <path d={path} />
    </svg>
  );
}

async function pictureOf(text: string): Promise<Picture> {
  const { default: encodeQR } = await import('qr');
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { side: modules.length, path: squares.join('') };
}
