import { useId, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { Field } from '../../ui/form/Field';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { Input } from '../../ui/form/Input';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { defaultEmbedHeight, embedPath, embedSnippet, eventIdOf, heightOf } from './embed-snippet';
import styles from './EmbedBuilder.module.css';

/** What to show on one's own site, the code that shows it, and how it looks. */
export function EmbedBuilder() {
  const [event, setEvent] = useState<string | null>(null);
  const [height, setHeight] = useState(String(defaultEmbedHeight));
  const eventId = event === null ? null : eventIdOf(event);
  const isMissing = event !== null && eventId === null;
  const options = { eventId, height: heightOf(height) };
  return (
    <div className={styles.columns}>
      <div className="stack-wide">
        <FieldGroup legend="What should it show?">
          <Choice type="radio" name="embed-what" checked={event === null} onChange={() => setEvent(null)}>
            All events
          </Choice>
          <Choice type="radio" name="embed-what" checked={event !== null} onChange={() => setEvent('')}>
            One event
          </Choice>
        </FieldGroup>
        {event === null ? null : (
          <Field
            label="The event’s address"
            help="Copy it from the event’s page, or type its number."
            error={isMissing && event !== '' ? 'Enter an address like https://…/events/41' : undefined}
          >
            {(control) => (
              <Input {...control} value={event} autoComplete="off" onChange={(e) => setEvent(e.target.value)} />
            )}
          </Field>
        )}
        <Field label="Height in pixels" help="The frame is as wide as your page and grows to fit its content.">
          {(control) => (
            <Input
              {...control}
              className={styles.height}
              inputMode="numeric"
              value={height}
              onChange={(e) => setHeight(e.target.value)}
            />
          )}
        </Field>
        {isMissing ? null : <Code code={embedSnippet(options, location.origin)} />}
        <Note className="row align-start">
          <Icon name="info" />
          <p className="meta">
            <b>Nothing showing up?</b> Only published events appear. If your site blocks frames, allow{' '}
            <b>{location.host}</b> in its frame settings.
          </p>
        </Note>
      </div>
      {isMissing ? null : <Preview path={embedPath(options)} />}
    </div>
  );
}

function Code({ code }: { readonly code: string }) {
  const headingId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ title: 'Code copied', description: 'Paste it where you want the events to appear.' });
    } catch {
      showToast({
        title: 'We couldn’t copy the code',
        description: 'Select the code and copy it manually.',
        tone: 'bad',
      });
    }
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        Copy and paste
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach that */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
      <Button kind="primary" onClick={() => void copy()}>
        Copy code
      </Button>
      <p className="meta">
        Works in WordPress (Custom HTML), Squarespace (Code), Wix (Embed) and plain HTML. Cookies aren’t set until
        someone books.
      </p>
    </section>
  );
}

function Preview({ path }: { readonly path: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        Live preview
      </h2>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is ours, and it needs its own fonts and script */}
      <iframe className={styles.preview} src={path} title="Live preview" loading="lazy" />
    </section>
  );
}
