import drawings from './product-scenes.svg';
import styles from './ProductScenes.module.css';

/** Each with what the picture shows, for those who don't see it. */
const scenes = [
  {
    id: 'card',
    caption: 'Travellers see your event with their own score',
    alt: 'an event’s card at night, with a match score and a price',
  },
  {
    id: 'gate',
    caption: 'Any phone checks people in, offline too',
    alt: 'a phone that scans a ticket, above a list of three people, two of them checked in',
  },
  {
    id: 'sales',
    caption: 'Bookings and payouts as they come in',
    alt: 'six bars, each higher than the one before, below a total',
  },
] as const;

/** The product in pictures: how travellers find an event, how people check in, and how it sells. They're drawn in a file of 3 kB. */
export function ProductScenes() {
  return (
    <div className={styles.scenes}>
      {scenes.map(({ id, caption, alt }) => (
        <figure key={id} className={styles.scene}>
          <svg viewBox="0 0 240 150" aria-hidden="true">
            <use href={`${drawings}#${id}`} />
          </svg>
          <figcaption className="meta">
            <span>{caption}</span>
            <span className="visually-hidden">{`. The picture shows ${alt}.`}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
