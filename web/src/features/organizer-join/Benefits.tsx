import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-shapes';

interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The titles are those of specification 2, section 2 (Organizer sign-up page); what stands below them is what is true. */
const benefits: readonly Benefit[] = [
  {
    icon: 'star',
    title: 'AI-Powered Matching',
    text: 'Each traveller sees your event with a score of their own, computed from real positions by rules that we publish.',
  },
  {
    icon: 'people',
    title: 'Targeted Audience',
    text: 'Your event comes first for the people whose charts and calendars it suits.',
  },
  {
    icon: 'cal',
    title: 'Easy Event Management',
    text: 'Dates, places, prices in three tiers and minimum ages in one form. A person looks at it before it goes live.',
  },
  {
    icon: 'chart',
    title: 'Analytics & Insights',
    text: 'Bookings and revenue of every event of yours, at a glance.',
  },
];

/** Why somebody would list their event here. */
export function Benefits() {
  return (
    <ul className="benefits">
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
