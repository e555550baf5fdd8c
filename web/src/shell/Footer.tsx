import { productName } from '@ascendant/domain/site/brand';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { Brand } from '../ui/layout/Brand';
import styles from './Footer.module.css';
import { ThemeSwitch } from './ThemeSwitch';

const travellerLinks = [
  { label: 'Browse Events', to: paths.browse },
  { label: 'Saved events', to: paths.savedEvents },
  { label: 'How matching works', to: paths.matching },
  { label: 'Good days', to: paths.goodDaysExplained },
  { label: 'Help and contact', to: paths.help },
];

/** With the stars off. */
const plainTravellerLinks = travellerLinks.filter(({ to }) => to === paths.browse || to === paths.savedEvents);

const organizerLinks = [
  { label: 'For Organizers', to: paths.joinAsOrganizer },
  { label: 'Terms', to: paths.terms },
];

const legalLinks = [
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
  { label: 'Accessibility', to: paths.accessibility },
  { label: 'Credits', to: paths.credits },
];

/** Source: specification 1, section 2 (Checkout), 'Footer copyright 2025'. */
const firstYear = 2025;

/** The footer of every page. It shows the years from the first to the current one (docs/rules/people.md, "Screens the specification leaves open"). */
export function Footer() {
  const [year] = useState(currentYear);
  const { user } = useAuth();
  const starsOff = user?.starsOff ?? false;
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <div>
            <Brand />
            <p className={styles.text}>
              {starsOff
                ? 'Outdoor trips, festivals and journeys, picked by what you like.'
                : 'Outdoor trips, festivals and journeys, matched to the sky you were born under. Astrology is a lens, not a promise.'}
            </p>
          </div>
          <LinkList title="Travellers" links={starsOff ? plainTravellerLinks : travellerLinks} />
          <LinkList title="Organizers" links={organizerLinks} />
          <div>
            <h2>Sources</h2>
            <p>
              Positions by Astronomy Engine. City data from GeoNames (geonames.org), CC BY 4.0. Star positions, CC0.
            </p>
          </div>
        </div>
        <div className={classNames(styles.bottom, 'row space-between wrap')}>
          <span>{`© ${firstYear}–${year} ${productName}. All rights reserved.`}</span>
          <ThemeSwitch isLabelSeen={false} />
          <span className={classNames(styles.legal, 'row wrap')}>
            {legalLinks.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
