import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { copyText } from '../../ui/dialog/copy-text';
import styles from './EmbedBuilder.module.css';

interface EmbedCodeProps {
  readonly heading: string;
  readonly code: string;
  /** The button's text. */
  readonly action: string;
  readonly isMain?: boolean;
  /** What the code is, above it. */
  readonly intro: string;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** Code to paste into another page, with a button that copies it. */
export function EmbedCode({ heading, code, action, isMain = false, intro, children }: EmbedCodeProps) {
  const headingId = useId();
  const copied = { title: 'Code copied', description: 'Paste it where you want the events to appear.' };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        {heading}
      </h2>
      <p className="meta">{intro}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach that */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
      <Button kind={isMain ? 'primary' : 'secondary'} onClick={() => void copyText(code, copied)}>
        {action}
      </Button>
      {children}
    </section>
  );
}
