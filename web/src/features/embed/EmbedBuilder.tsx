import { accentIn, type EmbedLook } from '@ascendant/domain/event/embed';
import { useId, useState } from 'react';
import { Choice } from '../../ui/form/Choice';
import { Field, FieldGroup } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { TextField } from '../../ui/form/TextField';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Skeleton } from '../../ui/layout/Skeleton';
import {
  defaultEmbedHeight,
  embedPath,
  embedSnippet,
  embedTitle,
  eventIdOf,
  heightOf,
  type EmbedShown,
} from './embed-snippet';
import styles from './EmbedBuilder.module.css';
import { EmbedCode } from './EmbedCode';
import { EmbedLookFields, noLook, type TypedLook } from './EmbedLookFields';
import { widgetPath } from './widget-snippet';
import { useWidgetOptions, usualWidget, WidgetCode, WidgetFields } from './WidgetBuilder';

type Kind = EmbedShown['kind'] | 'book';

interface EmbedBuilderProps {
  /** Whose events are shown by default, under the name they host under. */
  readonly organizer: { readonly id: number; readonly name: string };
  /** Whether there's a published one; undefined until that's known. */
  readonly hasEvents: boolean | undefined;
  /** Admins can show everyone's. */
  readonly isAdmin: boolean;
}

const kindLabels: Readonly<Record<Kind, string>> = {
  own: 'Your events',
  one: 'One event',
  book: 'One event to book',
  all: 'All events',
};

/** What to show on one's own site, the code that shows it, and how it looks. */
export function EmbedBuilder({ organizer, hasEvents, isAdmin }: EmbedBuilderProps) {
  const [kind, setKind] = useState<Kind>('own');
  const [event, setEvent] = useState('');
  const [typed, setTyped] = useState<TypedLook>(noLook);
  const [height, setHeight] = useState(String(defaultEmbedHeight));
  const [widget, setWidget] = useState(usualWidget);
  const shown = shownBy(kind, event, organizer);
  const options = shown && { shown, look: lookOf(typed), height: heightOf(height) };
  const isOne = kind === 'one' || kind === 'book';
  const sold = useWidgetOptions(kind === 'book' ? eventIdOf(event) : null, widget, typed);
  const preview = kind === 'book' ? sold && widgetPath(sold) : options && embedPath(options);
  const kinds: readonly Kind[] = isAdmin ? ['own', 'one', 'book', 'all'] : ['own', 'one', 'book'];
  return (
    <div className={styles.columns}>
      <div className="stack-wide">
        <FieldGroup legend="What should it show?">
          {kinds.map((each) => (
            <Choice key={each} type="radio" name="embed-what" checked={kind === each} onChange={() => setKind(each)}>
              {kindLabels[each]}
            </Choice>
          ))}
        </FieldGroup>
        {isOne ? (
          <TextField
            label="The event’s address"
            help="Copy it from the event’s page, or type its number."
            error={eventIdOf(event) === null && event !== '' ? 'Enter an address like https://…/events/41' : undefined}
            value={event}
            autoComplete="off"
            onChange={(e) => setEvent(e.target.value)}
          />
        ) : null}
        <EmbedLookFields look={typed} onLook={setTyped} isList={!isOne} />
        {kind === 'book' ? (
          <WidgetFields widget={widget} onWidget={setWidget} />
        ) : (
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
        )}
        {sold === null ? null : <WidgetCode options={sold} />}
        {options === null ? null : (
          <EmbedCode
            heading="Copy and paste"
            intro={`This code shows: ${embedTitle(options.shown)}.`}
            code={embedSnippet(options, location.origin)}
            action="Copy code"
            isMain
          >
            <p className="meta">
              Works in WordPress (Custom HTML), Squarespace (Code), Wix (Embed) and plain HTML. Cookies aren’t set until
              someone books.
            </p>
          </EmbedCode>
        )}
        <Note className="row align-start">
          <Icon name="info" />
          <p className="meta">
            <b>Nothing showing up?</b> Only published events appear. If your site blocks frames, allow{' '}
            <b>{location.host}</b> in its frame settings.
          </p>
        </Note>
      </div>
      {preview === null ? null : <Preview path={preview} hasEvents={kind === 'own' ? hasEvents : true} />}
    </div>
  );
}

/** @returns null while it names no event */
function shownBy(kind: Kind, event: string, { id, name }: EmbedBuilderProps['organizer']): EmbedShown | null {
  if (kind === 'book') return null;
  if (kind === 'own') return { kind, host: id, name };
  if (kind === 'all') return { kind };
  const eventId = eventIdOf(event);
  return eventId === null ? null : { kind, eventId };
}

function lookOf({ theme, accent, columns, number }: TypedLook): EmbedLook {
  return {
    theme: theme === 'auto' ? undefined : theme,
    accent: accentIn(accent) ?? undefined,
    columns: columns === '' ? undefined : Number(columns),
    number: number === '' ? undefined : Number(number),
  };
}

/** The frame as another site shows it, if it has anything to show. */
function Preview({ path, hasEvents }: { readonly path: string; readonly hasEvents: boolean | undefined }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label">
        Live preview
      </h2>
      {hasEvents === undefined ? <Skeleton shape="block" className={styles.preview} /> : null}
      {hasEvents === false ? (
        <EmptyState
          title="No published events yet"
          text="Events that you publish will appear here, and on your site, by themselves."
          level={3}
        />
      ) : null}
      {hasEvents === true ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is ours, and it needs its own fonts and script
        <iframe className={styles.preview} src={path} title="Live preview" loading="lazy" />
      ) : null}
    </section>
  );
}
