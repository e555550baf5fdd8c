import { accessCodeLength } from '@ascendant/domain/event/access';
import { useState } from 'react';
import { errorSentence, fieldSentence } from '../../api/api-error';
import { useSetListing, type ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';

/** Lists an event, or leaves it out of every list and says which link and code open it. */
export function ListingDialog({ event, onClose }: { readonly event: ManagedEvent; readonly onClose: () => void }) {
  const [isListed, setListed] = useState(event.accessCode === null);
  const [code, setCode] = useState(event.accessCode ?? '');
  const save = useSetListing();
  const submit = () => {
    const wanted = isListed || code.trim() === '' ? {} : { code };
    save.mutate(
      { id: event.id, isListed, ...wanted },
      {
        onSuccess: ({ accessCode }) => {
          if (accessCode === null) {
            showToast({ title: 'Listed', description: `Everyone can find ${event.title}.` });
            return onClose();
          }
          setCode(accessCode);
          showToast({
            title: 'Unlisted',
            description: `Only people with the link or the code can open ${event.title}.`,
          });
        },
      },
    );
  };
  const saved = save.data === undefined ? event.accessCode : save.data.accessCode;
  return (
    <Dialog
      onClose={onClose}
      title="Who can find this event?"
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <FieldGroup legend={event.title}>
        <Choice type="radio" name="listing" checked={isListed} onChange={() => setListed(true)}>
          Everyone: it’s in lists, search, the map and feeds
        </Choice>
        <Choice type="radio" name="listing" checked={!isListed} onChange={() => setListed(false)}>
          Only people with the link or the code
        </Choice>
      </FieldGroup>
      {isListed ? null : (
        <TextField
          label="Code"
          help="Leave it empty for one that can’t be guessed. People who’ve opened or booked the event keep seeing it."
          error={save.isError ? fieldSentence(save.error, 'code') : undefined}
          value={code}
          maxLength={accessCodeLength.max}
          autoComplete="off"
          onChange={(e) => setCode(e.target.value)}
        />
      )}
      {!isListed && saved !== null ? (
        <p>
          {'Link: '}
          <b>{`${location.origin}${paths.openEvent(saved)}`}</b>
        </p>
      ) : null}
      {isListed && save.isError ? <p className="meta">{errorSentence(save.error)}</p> : null}
    </Dialog>
  );
}
