import { messageProblems, type MessageDraft } from '@ascendant/domain/event/message';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useSendMessage, useTestMessage } from '../../data/event-messages';
import { showToast } from '../../ui/dialog/toast-store';
import { peopleText } from './message-labels';

export interface MessageFormState {
  readonly errors: Readonly<Partial<Record<keyof MessageDraft, string>>>;
  /** Why the server refused it; null if it didn't. */
  readonly refusal: string | null;
  /** Where the test of this draft went; null without one. */
  readonly testedTo: string | null;
  readonly isSending: boolean;
  readonly isTesting: boolean;
  readonly send: () => void;
  readonly test: () => void;
}

/** Checks a draft, sends it once however often the button is pressed, or sends a test of it. @param onSent empties the form */
export function useMessageForm(eventId: number, draft: MessageDraft, onSent: () => void): MessageFormState {
  const [isChecked, setChecked] = useState(false);
  const send = useSendMessage();
  const test = useTestMessage();
  const errors = messageProblems(draft);
  const checked = (submit: () => void) => () => {
    setChecked(true);
    if (Object.keys(errors).length === 0) submit();
  };
  const sent = ({ recipients }: { recipients: number }) => {
    setChecked(false);
    onSent();
    showToast({ title: 'Message sent', description: `It’s on its way to ${peopleText(recipients)}.` });
  };
  const isAbout = (earlier: MessageDraft | undefined) =>
    earlier?.subject === draft.subject && earlier.text === draft.text;
  const failure = (isAbout(send.variables) ? send.error : null) ?? (isAbout(test.variables) ? test.error : null);
  return {
    errors: isChecked ? { ...errors, ...fieldsOf(failure) } : {},
    refusal: failure === null ? null : errorSentence(failure),
    testedTo: isAbout(test.variables) ? (test.data?.sentTo ?? null) : null,
    isSending: send.isPending,
    isTesting: test.isPending,
    send: checked(() => send.mutate({ eventId, ...draft }, { onSuccess: sent })),
    test: checked(() => test.mutate({ eventId, ...draft })),
  };
}
