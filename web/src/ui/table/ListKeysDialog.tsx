import { useSyncExternalStore } from 'react';
import { readListKeys, storeListKeys, subscribeToListKeys } from '../../storage/list-keys';
import { Dialog } from '../dialog/Dialog';
import { Choice } from '../form/Choice';
import { Facts } from './Facts';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
] as const;

/** The keys of a list, and a switch that turns them off. */
export function ListKeysDialog({ hasSearch, onClose }: { readonly hasSearch: boolean; readonly onClose: () => void }) {
  const isOn = useSyncExternalStore(subscribeToListKeys, readListKeys, () => true);
  const shown = hasSearch ? keys : keys.filter(([key]) => key !== '/');
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" keep="Close">
      <Facts>
        {shown.map(([key, does]) => (
          <div key={key}>
            <dt>{does}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </Facts>
      <Choice type="checkbox" checked={isOn} onChange={(event) => storeListKeys(event.target.checked)}>
        Use these shortcuts in this browser
      </Choice>
      <p className="meta">They do nothing while you type in a field.</p>
    </Dialog>
  );
}
