import { useSyncExternalStore } from 'react';
import { readTheme, storeTheme, subscribeToTheme, themes, type Theme } from '../storage/theme';
import { classNames } from '../ui/class-names';
import { Chip } from '../ui/layout/Chip';
import styles from './ThemeSwitch.module.css';

const themeLabels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Switches between the light theme, the dark theme and the system's setting. */
export function ThemeSwitch({ isLabelSeen = true }: { readonly isLabelSeen?: boolean }) {
  const chosen = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system');
  return (
    <fieldset>
      <legend className={isLabelSeen ? 'label' : 'visually-hidden'}>Appearance</legend>
      <div className={classNames(isLabelSeen ? styles.themes : styles.compact, 'row')}>
        {themes.map((theme) => (
          <Chip key={theme} aria-pressed={theme === chosen} onClick={() => storeTheme(theme)}>
            {themeLabels[theme]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
