import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { PictureCaption } from '../../ui/layout/PictureCaption';
import { timeText } from '../../ui/text/reader-form';
import styles from './EventHead.module.css';
import { skyMeasures } from './sky-measures';

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
