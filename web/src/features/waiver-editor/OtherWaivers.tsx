import { useRef, useState } from 'react';
import { useReadWaiver, type EventWaiver } from '../../data/waivers';
import { SelectField } from '../../ui/form/TextField';

/** What's in the fields of a waiver. */
export interface Typed {
  readonly title: string;
  readonly text: string;
}

interface OtherWaiversProps {
  readonly of: EventWaiver['otherWaivers'];
  readonly typed: Typed;
  readonly onCopy: (copied: Typed) => void;
}

/** Copies the waiver of another event into the fields. The first choice brings back what was there before. */
export function OtherWaivers({ of, typed, onCopy }: OtherWaiversProps) {
  const read = useReadWaiver();
  const [chosen, setChosen] = useState('');
  const newest = useRef(chosen);
  const [before, setBefore] = useState(typed);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (eventId: string) => {
    setChosen(eventId);
    newest.current = eventId;
    setFailed(false);
    if (chosen === '') setBefore(typed);
    if (eventId === '') return onCopy(before);
    try {
      const { waiver } = await read(Number(eventId));
      if (waiver && newest.current === eventId) onCopy({ title: waiver.title, text: waiver.text });
    } catch {
      if (newest.current !== eventId) return;
      setFailed(true);
      setChosen('');
    }
  };
  return (
    <SelectField
      label="Use the waiver of another event"
      error={hasFailed ? 'We couldn’t load it. Please choose again.' : undefined}
      value={chosen}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">None</option>
      {of.map(({ eventId, eventTitle, title }) => (
        <option key={eventId} value={eventId}>{`${eventTitle} (${title})`}</option>
      ))}
    </SelectField>
  );
}
