import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { admitAttendee, takesGuests, type Attendee, type Candidate } from '@ascendant/domain/booking/attendees';
import { guestOf } from '@ascendant/domain/booking/guests';
import { openSeats, type PartyCount } from '@ascendant/domain/booking/party-count';
import { countPeople } from '@ascendant/domain/pricing/party-tickets';
import type { Refusal } from '@ascendant/domain/result';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/dialog/toast-store';
import { admissible, admitted, attendanceRules, userCandidate, type BookableEvent } from './party';

/** Who comes, as far as it's known: the traveller, the dependents who were added, and the seats that no one is named for yet. */
export interface Party {
  /** With the guests whose names can follow. Empty while the traveller's date of birth is missing. */
  readonly attendees: readonly Attendee[];
  /** The traveller and their dependents; empty as above. */
  readonly known: readonly Attendee[];
  readonly family: readonly Candidate[];
  readonly open: PartyCount;
  /** The open seats that have to be named before it's booked. */
  readonly missing: PartyCount;
  /** Everyone, with the open seats. A traveller whose date of birth isn't known yet counts as an adult. */
  readonly count: PartyCount;
}

interface PartyStart {
  readonly event: BookableEvent;
  readonly user: User;
  readonly companions: readonly Dependent[];
  /** How many people were chosen before the dialog opened; null if no one has chosen. */
  readonly chosen: PartyCount | null;
  /** Told whenever the party changes: the dependents in it, and how many people it has. */
  readonly onChange?: ((ids: readonly number[], count: PartyCount) => void) | undefined;
}

const none: PartyCount = { adults: 0, children: 0 };

/** The party of the dialog. `latest` is what it is after the events that aren't drawn yet. */
export function useParty({ event, user, companions, chosen, onChange }: PartyStart) {
  const [chosenParty, setChosenParty] = useState(() => {
    const family = admissible(companions, user, event);
    return { family, open: chosen === null ? none : openSeats(chosen, namedIn(event, user, family)) };
  });
  const latest = useRef({ ...chosenParty, user });
  useEffect(() => {
    latest.current = { ...chosenParty, user };
  });
  useOtherDate({ event, user, family: chosenParty.family }, (family) => setChosenParty({ ...chosenParty, family }));
  const change = (family: readonly Candidate[], open: PartyCount) => {
    latest.current = { ...latest.current, family, open };
    setChosenParty({ family, open });
    const { count } = partyOf(event, latest.current.user, { family, open });
    onChange?.(
      family.map(({ id }) => id),
      count,
    );
  };
  return {
    ...partyOf(event, user, chosenParty),
    latest: (): Party => partyOf(event, latest.current.user, latest.current),
    /** @returns why they can't come, or that they do now: they take an open seat of their kind, if there is one */
    add: (candidate: Candidate) => {
      const { family, open, user: traveller } = latest.current;
      const answer = admitAttendee(candidate, attendanceRules(event), [userCandidate(traveller), ...family]);
      if (answer.ok) change([...family, candidate], withoutOne(open, answer.value.isChild ? 'children' : 'adults'));
      return answer;
    },
    remove: (id: number) => {
      const { family, open } = latest.current;
      const rest = family.filter((member) => member.id !== id);
      change(rest, open);
    },
    /** Changes how many adults come, who can be guests without a name. */
    setAdults: (adults: number) => {
      const { family, open, user: traveller } = latest.current;
      change(family, { ...open, adults: Math.max(0, adults - namedIn(event, traveller, family).adults) });
    },
    removeSeat: (kind: keyof PartyCount) => {
      const { family, open } = latest.current;
      change(family, withoutOne(open, kind));
    },
    /** The traveller, as they're known now that their date of birth is saved. */
    know: (known: User) => {
      latest.current = { ...latest.current, user: known };
    },
  };
}

/** When the dialog goes on with another date, those stay who can come then. Of anyone else, such as a child who's too young, a message says why. */
function useOtherDate(
  { event, user, family }: Pick<PartyStart, 'event' | 'user'> & Pick<Chosen, 'family'>,
  onStaying: (family: readonly Candidate[]) => void,
): void {
  const [eventId, setEventId] = useState(event.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (eventId !== event.id) {
    const answers = family.map((candidate) => admitAttendee(candidate, attendanceRules(event), [userCandidate(user)]));
    setEventId(event.id);
    setRefusal(answers.find((answer) => !answer.ok) ?? null);
    onStaying(family.filter((_candidate, place) => answers[place]?.ok));
  }
  useEffect(() => {
    if (refusal) showToast({ title: refusal.title, description: refusal.message, tone: 'bad' });
  }, [refusal]);
}

interface Chosen {
  readonly family: readonly Candidate[];
  readonly open: PartyCount;
}

function partyOf(event: BookableEvent, user: User, { family, open }: Chosen): Party {
  const traveller = userCandidate(user);
  const known = admitted([traveller, ...family], event);
  const guests = takesGuests(event) ? open.adults : 0;
  const nameless = Array.from({ length: guests }, () => guestOf(traveller));
  const attendees = known.length === 0 ? known : admitted([traveller, ...family, ...nameless], event);
  const missing = { adults: open.adults - guests, children: open.children };
  const named = namedIn(event, user, family);
  const count = { adults: named.adults + open.adults, children: named.children + open.children };
  return { attendees, known, family, open, missing, count };
}

function namedIn(event: BookableEvent, user: User, family: readonly Candidate[]): PartyCount {
  if (user.dateOfBirth !== null) return countPeople(admitted([userCandidate(user), ...family], event));
  const { adults, children } = countPeople(admitted(family, event));
  return { adults: adults + 1, children };
}

function withoutOne(open: PartyCount, kind: keyof PartyCount): PartyCount {
  return { ...open, [kind]: Math.max(0, open[kind] - 1) };
}
