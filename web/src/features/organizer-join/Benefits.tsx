import { Icon } from '../../ui/layout/Icon';
import type { IconName } from '../../ui/layout/icon-shapes';
import styles from './Benefits.module.css';

interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The titles are from specification 2, section 2 (Organizer sign-up page); the texts describe what the product does. */
const benefits: readonly Benefit[] = [
  {
    icon: 'star',
    title: 'AI-Powered Matching',
    text: 'Each traveller sees their own score for your event, calculated from real planetary positions with a formula we publish.',
  },
  {
    icon: 'people',
    title: 'Targeted Audience',
    text: 'Your event appears first for the people whose charts and calendars it suits.',
  },
  {
    icon: 'cal',
    title: 'Easy Event Management',
    text: 'Dates, seats, three price tiers and a minimum age in one form. A person reviews every event before it goes live.',
  },
  {
    icon: 'chart',
    title: 'Analytics & Insights',
    text: 'Bookings and revenue for all your events, at a glance.',
  },
];

/** The reasons to list an event here. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2 className="label">{title}</h2>
          <p className="meta">{text}</p>
        </li>
      ))}
    </ul>
  );
}
