import type { EventDate } from '@ascendant/contract/event-dates';
import { useNavigate } from 'react-router';
import { useReadAhead } from '../../data/event';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';

/**
 * Goes to the page of the date that was chosen, with the people who come. It's read first, so that the page stays where it is.
 */
export function useChosenDate(ownId: number, onClose: () => void): (date: EventDate) => void {
  const readAhead = useReadAhead();
  const navigate = useNavigate();
  const { text, count } = usePartyAddress();
  return ({ id }) => {
    if (id === ownId) return onClose();
    void readAhead(id).then(() => {
      onClose();
      return navigate(withParty(paths.event(id), text, count), { preventScrollReset: true });
    });
  };
}
