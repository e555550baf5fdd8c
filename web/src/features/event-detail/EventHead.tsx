import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { PictureCaption } from '../../ui/layout/PictureCaption';
import { timeText } from '../../ui/text/reader-form';
import styles from './EventHead.module.css';

/** The full-width picture with its caption, and the link back to all events. */
export function EventHead({ event }: { readonly event: EventDetail }) {
  const { skyCaption } = event;
  return (
    <>
      <section className={styles.head} aria-label="Picture">
        <img src={event.wideImageUrl} width={1440} height={520} alt={event.imageAlt} fetchPriority="high" />
        <div className="container">
          <ButtonLink size="small" className={styles.back} to={paths.events}>
            <Icon name="left" size="small" />
            Back to events
          </ButtonLink>
        </div>
      </section>
      {skyCaption ? (
        <PictureCaption>
          <p>{`${skyCaption.place}, ${timeText(event.startTime)}: ${skyCaption.text}.`}</p>
          <p className={classNames(styles.measures, 'faint')}>{skyMeasures(skyCaption)}</p>
        </PictureCaption>
      ) : null}
    </>
  );
}

type SkyCaption = NonNullable<EventDetail['skyCaption']>;

/** 'Sunrise 5:33 a.m. · Sunset 10:00 p.m. · 51.08° N 115.78° W'; without the Sun's times where it doesn't rise or set. */
function skyMeasures({ sunrise, sunset, latitude, longitude }: SkyCaption): string {
  const parts = [
    sunrise === null ? null : `Sunrise ${timeText(sunrise)}`,
    sunset === null ? null : `Sunset ${timeText(sunset)}`,
    `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
