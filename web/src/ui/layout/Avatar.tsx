import { firstLetter } from '@ascendant/domain/letters';
import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './Avatar.module.css';

interface AvatarProps {
  readonly firstName: string;
  readonly lastName?: string;
  readonly pictureUrl?: string | null;
  /** 30, 36 or 48 px */
  readonly size?: 'small' | 'medium' | 'large';
  /** Which of the four colours, to tell apart people who appear side by side. */
  readonly tone?: 'pine' | 'violet' | 'blue' | 'clay';
}

/** A person's picture, or their initials if there's none or it fails to load. Hidden from screen readers: the name is beside it. */
export function Avatar({ firstName, lastName = '', pictureUrl = null, size = 'medium', tone = 'pine' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isShown = pictureUrl !== null && pictureUrl !== failedUrl;
  const classes = classNames(styles.avatar, size !== 'medium' && styles[size], tone !== 'pine' && styles[tone]);
  return (
    <span className={classes} aria-hidden="true">
      {isShown ? (
        <img src={pictureUrl} alt="" onError={() => setFailedUrl(pictureUrl)} />
      ) : (
        `${initial(firstName)}${initial(lastName)}`
      )}
    </span>
  );
}

function initial(name: string): string {
  return firstLetter(name.trim()).toUpperCase();
}
