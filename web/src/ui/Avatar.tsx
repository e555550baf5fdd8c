import { useState } from 'react';

interface AvatarProps {
  readonly firstName: string;
  readonly lastName?: string;
  readonly pictureUrl?: string | null;
  /** s 30 px, m 36 px, l 48 px */
  readonly size?: 's' | 'm' | 'l';
  /** Which of the four colours: people beside each other are told apart by it. */
  readonly tone?: 'a' | 'b' | 'c' | 'd';
}

/** A person's picture; their initials where there is none, or it cannot be shown. The name stands beside it, so it says nothing to screen readers. */
export function Avatar({ firstName, lastName = '', pictureUrl = null, size = 'm', tone = 'a' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isShown = pictureUrl !== null && pictureUrl !== failedUrl;
  const classes = ['avatar', size === 'm' ? '' : size, tone === 'a' ? '' : tone].filter(Boolean).join(' ');
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
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
