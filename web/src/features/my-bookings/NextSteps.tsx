import type { User } from '@ascendant/contract/account';
import type { MyBooking } from '@ascendant/contract/booking';
import { isUnnamed } from '@ascendant/domain/booking/guests';
import { spotText } from '@ascendant/domain/event/meeting-place';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dependentsQuery } from '../../data/dependents';
import { paths } from '../../paths';
import { buttonClass, ButtonLink } from '../../ui/button/Button';
import { momentText } from '../../ui/text/time-text';
import { DirectionsLink, meetingPlaceOf } from './BookingLinks';
import { namesTitle } from './guest-names-text';
import { NameGuestsButton } from './NameGuests';
import styles from './NextSteps.module.css';
import { SendTicket } from './SendTicket';

interface NextStepsProps {
  readonly booking: MyBooking;
  readonly user: User;
}

/** What to do once it's booked: pass the tickets on, see how to get there and what to bring, add a birth chart that's missing. */
export function NextSteps({ booking, user }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps">Next steps</h2>
      <ol className={styles.steps}>
        <NamesStep booking={booking} />
        <QuestionsStep booking={booking} />
        <WaiverStep booking={booking} />
        <TicketsStep booking={booking} />
        <GettingThere event={booking.event} />
        <ChartStep booking={booking} user={user} />
      </ol>
    </section>
  );
}

function NamesStep({ booking }: Pick<NextStepsProps, 'booking'>) {
  const until = booking.nameGuestsUntil;
  if (!until) return null;
  const guests = booking.attendees.filter((attendee) => isUnnamed(attendee) && !attendee.cancelledAt);
  const ticketsSay = `${guests.length === 1 ? 'Their ticket says' : 'Their tickets say'} “${guests[0]?.name ?? ''}” until you do.`;
  return (
    <Step
      title={namesTitle(guests.length)}
      text={`${ticketsSay} Names close on ${momentText(until, booking.event)}, when check-in opens.`}
    >
      <NameGuestsButton booking={booking} />
    </Step>
  );
}

/** What the organizer would like to know, now that it's paid; nothing if nothing is open. */
function QuestionsStep({ booking: { id, questions } }: Pick<NextStepsProps, 'booking'>) {
  if (!questions || questions.unanswered === 0) return null;
  return (
    <Step
      title="Answer the organizer’s questions"
      text="They need to know a few things before you come. It can wait: we’ll also email you a link."
    >
      <ButtonLink kind="secondary" size="small" to={paths.bookingQuestions(id)}>
        Answer now
      </ButtonLink>
    </Step>
  );
}

/** The organizer's waiver, while someone in the booking hasn't signed it. */
function WaiverStep({ booking: { waiver, tickets } }: Pick<NextStepsProps, 'booking'>) {
  if (!waiver || waiver.missing === 0) return null;
  const isAlone = tickets.length === 1;
  return (
    <Step
      title="Sign the waiver"
      text={
        isAlone
          ? 'The organizer asks for your signature before you come. It can wait: we’ll also email you a link.'
          : `${signaturesMissing(waiver.missing)} Adults sign for themselves, and a parent or legal guardian signs for each child. It can wait: we’ll also email you a link.`
      }
    >
      <ButtonLink kind="secondary" size="small" to={`${paths.waiver}#${waiver.link}`}>
        Read and sign
      </ButtonLink>
    </Step>
  );
}

function signaturesMissing(missing: number): string {
  return missing === 1 ? '1 signature is missing.' : `${missing} signatures are missing.`;
}

function TicketsStep({ booking }: Pick<NextStepsProps, 'booking'>) {
  const isAlone = booking.tickets.length === 1;
  return (
    <Step
      title={isAlone ? 'Save your ticket' : 'Send each person their ticket'}
      text={
        isAlone
          ? 'It’s also in My Bookings, where it works without a network.'
          : 'Each code lets one person in, so everyone needs their own.'
      }
    >
      <ul className={styles.people}>
        {booking.tickets.map((ticket, index) => (
          <li key={ticket.code}>
            <span>{ticket.attendeeName}</span>
            <SendTicket booking={booking} ticket={ticket} position={ticket.position ?? index} />
          </li>
        ))}
      </ul>
    </Step>
  );
}

function GettingThere({ event }: { readonly event: MyBooking['event'] }) {
  const meeting = event.meetingPoint || spotText(meetingPlaceOf(event));
  const whatToBring = event.whatToBring ?? '';
  return (
    <Step title={whatToBring === '' ? 'Plan how to get there' : 'Plan how to get there and what to bring'}>
      <dl className={styles.facts}>
        <Fact label={meeting === '' ? 'Where' : 'Meet'} text={meeting === '' ? event.location : meeting} />
        {whatToBring === '' ? null : <Fact label="Bring" text={whatToBring} />}
      </dl>
      <DirectionsLink event={event} className={buttonClass({ size: 'small' })} />
    </Step>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** For the person who booked, or else the first of their people whose chart is missing; nothing if none is, or without stars. */
function ChartStep({ booking, user }: NextStepsProps) {
  const { data: family } = useQuery({ ...dependentsQuery, enabled: !user.starsOff && user.birthInfoCompleted });
  if (user.starsOff || user.guest) return null;
  const isOwn = !user.birthInfoCompleted;
  const coming = new Set(booking.attendees.flatMap(({ type, id }) => (type === 'dependent' ? [id] : [])));
  const other = family?.find(({ id, birthInfoCompleted }) => coming.has(id) && !birthInfoCompleted);
  if (!isOwn && other === undefined) return null;
  const whose = isOwn ? 'your' : `${other?.firstName}’s`;
  return (
    <Step
      title="Add a birth chart"
      text={`It shows how ${isOwn ? 'you and this event' : `${other?.firstName} and this event`} match.`}
    >
      <ButtonLink size="small" to={paths.profile}>
        {`Add ${whose} birth details`}
      </ButtonLink>
    </Step>
  );
}

interface StepProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      {text === undefined ? null : <p className="meta">{text}</p>}
      {children}
    </li>
  );
}
