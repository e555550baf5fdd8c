import { messageInserts, messageTextMaxLength, type MessageDraft } from '@ascendant/domain/event/message';
import { numberText } from '@ascendant/domain/site/locale';
import { useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/Input';
import { Chip } from '../../ui/layout/Chip';
import { Icon } from '../../ui/layout/Icon';
import styles from './EventMessages.module.css';

interface MessageTextProps {
  readonly draft: MessageDraft;
  readonly onDraft: (draft: MessageDraft) => void;
  readonly error: string | undefined;
}

/** The text of a message, with buttons that insert what differs from person to person. */
export function MessageText({ draft, onDraft, error }: MessageTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (inserted: string) => {
    const end = draft.text.length;
    const { selectionStart = end, selectionEnd = end } = field.current ?? {};
    onDraft({ ...draft, text: draft.text.slice(0, selectionStart) + inserted + draft.text.slice(selectionEnd) });
    field.current?.focus();
  };
  return (
    <div>
      <Field
        label="Message"
        aside={
          <span className={classNames('meta', styles.counter)}>
            {`${draft.text.length} of ${numberText(messageTextMaxLength)}`}
          </span>
        }
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            className={styles.text}
            value={draft.text}
            maxLength={messageTextMaxLength}
            onChange={(e) => onDraft({ ...draft, text: e.target.value })}
          />
        )}
      </Field>
      <fieldset className={classNames('row wrap', styles.inserts)} aria-label="Insert">
        <span className="meta">Insert</span>
        {messageInserts.map(({ insert: inserted, label }) => (
          <Chip key={inserted} onClick={() => insert(inserted)}>
            <Icon name="plus" size="small" />
            <span>{label}</span>
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
