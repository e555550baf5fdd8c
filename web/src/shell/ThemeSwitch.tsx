import { useSyncExternalStore } from 'react';
import { readTheme, storeTheme, subscribeToTheme, themes, type Theme } from '../storage/theme';

const themeWords: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the system has it. */
export function ThemeSwitch({ isLabelSeen = true }: { readonly isLabelSeen?: boolean }) {
  const chosen = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system');
  return (
    <fieldset className="theme-switch">
      <legend className={isLabelSeen ? 'label' : 'vh'}>Appearance</legend>
      <div className="row">
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            className="chip"
            aria-pressed={theme === chosen}
            onClick={() => storeTheme(theme)}
          >
            {themeWords[theme]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
