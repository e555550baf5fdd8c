import { channelPattern } from '@ascendant/domain/channel/widget';
import { accentIn } from '@ascendant/domain/event/embed';
import { useQuery } from '@tanstack/react-query';
import { eventDetailQuery } from '../../data/event';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import styles from './EmbedBuilder.module.css';
import { EmbedCode } from './EmbedCode';
import type { TypedLook } from './EmbedLookFields';
import { dataLayerLines, widgetFrame, widgetSnippet, type WidgetOptions } from './widget-snippet';

/** How the widget is shown, as it's typed and chosen. */
export interface TypedWidget {
  readonly isOneDate: boolean;
  readonly look: WidgetOptions['look'];
  readonly label: string;
  readonly channel: string;
}

export const usualWidget: TypedWidget = { isOneDate: false, look: 'inline', label: '', channel: '' };

/** What the widget sells and how; null while no event that everyone sees is named. */
export function useWidgetOptions(
  eventId: number | null,
  { isOneDate, look, label, channel }: TypedWidget,
  { theme, accent }: TypedLook,
): WidgetOptions | null {
  const { data: event } = useQuery({ ...eventDetailQuery(String(eventId)), enabled: eventId !== null });
  if (eventId === null || !event || event.status !== 'published') return null;
  return {
    eventId,
    seriesId: isOneDate ? null : event.series.id,
    title: event.title,
    look,
    label: look === 'button' ? label.trim() : '',
    theme: theme === 'light' ? '' : theme,
    accent: accentIn(accent) ?? undefined,
    channel: channelPattern.test(channel) ? channel : '',
  };
}

interface WidgetFieldsProps {
  readonly widget: TypedWidget;
  readonly onWidget: (widget: TypedWidget) => void;
}

/** Which dates it has, whether a button opens it, and under which word its bookings are counted. */
export function WidgetFields({ widget, onWidget }: WidgetFieldsProps) {
  const set = (change: Partial<TypedWidget>) => onWidget({ ...widget, ...change });
  const isWrong = widget.channel !== '' && !channelPattern.test(widget.channel);
  return (
    <>
      <FieldGroup legend="Which dates?">
        <Choice type="radio" name="widget-dates" checked={!widget.isOneDate} onChange={() => set({ isOneDate: false })}>
          All of its dates
        </Choice>
        <Choice type="radio" name="widget-dates" checked={widget.isOneDate} onChange={() => set({ isOneDate: true })}>
          This date only
        </Choice>
      </FieldGroup>
      <FieldGroup legend="How is it shown?">
        <Choice
          type="radio"
          name="widget-look"
          checked={widget.look === 'inline'}
          onChange={() => set({ look: 'inline' })}
        >
          In the page
        </Choice>
        <Choice
          type="radio"
          name="widget-look"
          checked={widget.look === 'button'}
          onChange={() => set({ look: 'button' })}
        >
          Behind a button
        </Choice>
      </FieldGroup>
      {widget.look === 'button' ? (
        <TextField
          label="Text of the button"
          help="Leave it empty for “Book now”."
          value={widget.label}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => set({ label: event.target.value })}
        />
      ) : null}
      <TextField
        label="Word for reports"
        help="Bookings from here are counted under it. Leave it empty for “widget”."
        error={isWrong ? 'Use small letters, digits, hyphens and underscores, like spring-2027' : undefined}
        value={widget.channel}
        maxLength={32}
        autoComplete="off"
        onChange={(event) => set({ channel: event.target.value })}
      />
    </>
  );
}

/** The line to paste, the frame for sites that remove scripts, and what tells analytics. */
export function WidgetCode({ options }: { readonly options: WidgetOptions }) {
  return (
    <>
      <EmbedCode
        heading="Copy and paste"
        intro={`This code sells: ${options.title}.`}
        code={widgetSnippet(options, location.origin)}
        action="Copy code"
        isMain
      >
        <p className="meta">
          Works in WordPress (Custom HTML) and plain HTML. Travellers pay on our page, which opens in a new tab.
        </p>
      </EmbedCode>
      <details className={styles.more}>
        <summary>Your site removes scripts?</summary>
        <EmbedCode
          heading="A frame instead"
          intro="It has a fixed height, and no button."
          code={widgetFrame(options, location.origin)}
          action="Copy the frame"
        />
      </details>
      <details className={styles.more}>
        <summary>You use Google Analytics?</summary>
        <EmbedCode
          heading="Events for your dataLayer"
          intro="The widget tells your page of views, checkouts and bookings, without names. Add these lines to your own script."
          code={dataLayerLines}
          action="Copy the lines"
        />
      </details>
    </>
  );
}
