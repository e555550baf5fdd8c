import type { EventDate } from '@ascendant/contract/event-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { eventAtAddressQuery } from '../../data/event';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';

/**
 * Goes to the page of the date that was chosen, with the people who come. It's read first, so that the page changes in one step and stays where it is;
 * a page that can't be read says so itself.
 */
export function useChosenDate(ownId: number, onClose: () => void): (date: EventDate) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { text, count } = usePartyAddress();
  return ({ id }) => {
    if (id === ownId) return onClose();
    void client.prefetchQuery(eventAtAddressQuery(String(id))).then(() => {
      onClose();
      return navigate(withParty(paths.event(id), text, count), { preventScrollReset: true });
    });
  };
}
