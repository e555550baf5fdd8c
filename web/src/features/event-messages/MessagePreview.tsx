import { messageLetter, type MessageDraft, type MessageLetter } from '@ascendant/domain/event/message';
import { productName } from '@ascendant/domain/site/brand';
import { useState } from 'react';
import type { EventMessages } from '../../data/event-messages';
import { buttonClass } from '../../ui/button/Button';
import { Chip } from '../../ui/layout/Chip';
import { Panel } from '../../ui/layout/Panel';
import styles from './EventMessages.module.css';

interface MessagePreviewProps {
  readonly draft: MessageDraft;
  readonly facts: EventMessages['facts'];
  readonly replyTo: string;
}

/** Someone to show the email for: the organizer sees no attendee's address. */
const exampleName = 'Maya';

/** The email as it will look to one of the attendees. */
export function MessagePreview({ draft, facts, replyTo }: MessagePreviewProps) {
  const [isPlain, setPlain] = useState(false);
  const shown = { subject: draft.subject.trim() || 'Your subject', text: draft.text.trim() || 'Your message' };
  const letter = messageLetter(shown, { ...facts, firstName: exampleName });
  return (
    <Panel
      title={`Preview for someone named ${exampleName}`}
      aside={
        <fieldset className="row" aria-label="Preview">
          <Chip aria-pressed={!isPlain} onClick={() => setPlain(false)}>
            Email
          </Chip>
          <Chip aria-pressed={isPlain} onClick={() => setPlain(true)}>
            Plain text
          </Chip>
        </fieldset>
      }
    >
      <div className={styles.mail}>
        <dl className={styles.header}>
          <div>
            <dt>From</dt>
            <dd>{productName}</dd>
          </div>
          <div>
            <dt>Reply to</dt>
            <dd>{replyTo}</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>
              <b>{letter.subject}</b>
            </dd>
          </div>
        </dl>
        {isPlain ? <Plain letter={letter} /> : <Rich letter={letter} />}
      </div>
    </Panel>
  );
}

function Rich({ letter }: { readonly letter: MessageLetter }) {
  return (
    <div className={styles.body}>
      <h3>{letter.heading}</h3>
      {letter.paragraphs.map((paragraph, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may be equal, and only their order counts
        <p key={position}>{paragraph}</p>
      ))}
      <p>
        <span className={buttonClass({ size: 'small' })}>{letter.link.label}</span>
      </p>
      <p className="meta">{letter.closing}</p>
      <p className="meta">{productName}</p>
    </div>
  );
}

function Plain({ letter }: { readonly letter: MessageLetter }) {
  const { heading, paragraphs, link, closing } = letter;
  const text = [heading, ...paragraphs, `${link.label}: ${link.url}`, closing, productName].join('\n\n');
  return <pre className={styles.plain}>{text}</pre>;
}
