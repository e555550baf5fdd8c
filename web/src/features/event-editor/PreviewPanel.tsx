import type { EventDetail } from '@ascendant/contract/event';
import type { SkyPreview, EventHint } from '@ascendant/contract/sky-preview';
import { useState, type ComponentType } from 'react';
import { Button } from '../../ui/button/Button';
import type { Suggestion } from '../../ui/form/Suggest';
import { Icon } from '../../ui/layout/Icon';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import { ImageField } from './ImageField';
import { previewEvent } from './preview-event';
import styles from './PreviewPanel.module.css';
import { todayAt, useSkyOfEvent } from './sky-of-event';
import type { EventImage } from './use-event-image';

/** How the site shows an event: its card in a list, and its page. */
export interface EventViews {
  readonly Card: ComponentType<{ readonly event: EventDetail }>;
  /** In a dialog. */
  readonly Page: ComponentType<{ readonly event: EventDetail; readonly onClose: () => void }>;
}

/** What the preview is about. */
export interface PreviewProps {
  readonly facts: EditorFacts;
  readonly image: EventImage;
  readonly isDisabled: boolean;
  readonly organizerName: string | null;
}

interface PreviewPanelProps extends PreviewProps {
  readonly views: EventViews;
}

/** What travellers will see, while it's filled in. Nothing in the preview can be pressed. */
export function PreviewPanel({ facts, image, isDisabled, views: { Card, Page }, organizerName }: PreviewPanelProps) {
  const { values } = usePanelForm();
  const sky = useSkyOfEvent(facts.event?.id ?? null);
  const [isOpen, setOpen] = useState(false);
  const event = previewEvent(values, {
    categoryName: nameIn(facts.categories),
    featureName: nameIn(facts.features),
    picture: pictureOf(image, sky),
    sky: sky?.sky ?? unknownSky,
    timezone: sky?.timezone ?? '',
    organizerName,
    today: todayAt(sky),
    taxes: sky?.taxes ?? undefined,
  });
  return (
    <section className="panel" aria-labelledby="event-preview">
      <div className="panel-heading">
        <h2 id="event-preview" className="label">
          What travellers will see
        </h2>
        <Button size="small" kind="ghost" className={styles.open} onClick={() => setOpen(true)}>
          Preview page
        </Button>
      </div>
      <ImageField image={image} isDisabled={isDisabled}>
        <div className={styles.card} inert>
          <Card event={event} />
        </div>
      </ImageField>
      <EventHints hints={sky?.hints ?? []} drawn={image.url === null ? (sky?.drawn ?? '') : null} />
      {isOpen ? <Page event={event} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function nameIn(options: readonly Suggestion[]) {
  return (id: number) => options.find((option) => option.id === id)?.label ?? '';
}

const unknownSky = { light: null, lightLabel: '', moonPhaseDeg: 0, moonLitPercent: 0, moonLabel: '' };

/** A transparent pixel: the plate's night shows until the cover is drawn. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function pictureOf({ url }: EventImage, sky: SkyPreview | undefined) {
  if (url !== null) return { imageUrl: url, imageAlt: 'Your picture', isPhoto: true };
  const imageUrl = sky ? `data:image/svg+xml,${encodeURIComponent(sky.svg)}` : noPicture;
  return { imageUrl, imageAlt: sky?.alt ?? '', isPhoto: false };
}

interface EventHintsProps {
  readonly hints: readonly EventHint[];
  /** What the drawn picture shows and how to change it; null where the event has a picture of its own. */
  readonly drawn: string | null;
}

/** What the drawn picture shows, and what the form could still say to raise the event's matches and its picture. */
function EventHints({ hints, drawn }: EventHintsProps) {
  return (
    <>
      {drawn !== null && (
        <details className={styles.drawn}>
          <summary>What the picture shows</summary>
          <p>{drawn}</p>
        </details>
      )}
      {hints.length > 0 && (
        <section className={styles.hints} aria-labelledby="event-hints">
          <h3 id="event-hints" className="label">
            Better matches and a better picture
          </h3>
          <ul>
            {hints.map(({ field, sentence }) => (
              <li key={field}>
                <Icon name="info" size="small" />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
