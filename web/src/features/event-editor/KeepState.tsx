import { classNames } from '../../ui/class-names';
import { useOnline } from '../../ui/late/use-online';
import { clockText } from '../../ui/text/instant-text';
import styles from './EventEditor.module.css';

interface KeepStateProps {
  readonly keptAt: string | null;
  readonly savedAt: string | null;
}

/** 'Draft saved 14:32', or that what's typed is kept on this device. Its line is reserved. */
export function KeepState({ keptAt, savedAt }: KeepStateProps) {
  const isOnline = useOnline();
  return (
    <p className={classNames(styles.kept, 'meta numeric')} aria-live="polite">
      {stateText({ isOnline, keptAt, savedAt })}
    </p>
  );
}

function stateText({ isOnline, keptAt, savedAt }: KeepStateProps & { readonly isOnline: boolean }): string {
  if (!isOnline) return 'Offline. Your changes are saved on this device.';
  if (keptAt !== null && (savedAt === null || keptAt > savedAt)) return `Saved on this device at ${clockText(keptAt)}`;
  return savedAt === null ? '' : `Saved at ${clockText(savedAt)}`;
}
