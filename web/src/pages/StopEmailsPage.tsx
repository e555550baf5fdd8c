import { useSearchParams } from 'react-router';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import styles from './StopEmailsPage.module.css';

/** What each state of the page says, by `now` in its address. */
const states = {
  asking: {
    title: 'Stop reminders and thank-yous?',
    text: 'We’ll still email you about your bookings, payments and account, and when an event you booked changes.',
    button: 'Stop these emails',
  },
  off: {
    title: 'You won’t get these emails any more',
    text: 'No reminders before your events, and no thank-yous after them. Stopped by mistake?',
    button: 'Turn them back on',
  },
  on: {
    title: 'You’ll get these emails again',
    text: 'A reminder before each event you’ve booked, and a thank-you after it.',
    button: 'Stop these emails',
  },
} as const;

/** The same for the messages of one organizer. */
const messageStates = {
  asking: {
    title: 'Stop messages from this organizer?',
    text: 'We’ll still email you about your bookings and payments, and when the time or place of an event you booked changes.',
    button: 'Stop these messages',
  },
  off: {
    title: 'You won’t get messages from this organizer any more',
    text: 'That includes messages about events you’ve booked, such as what to bring. Stopped by mistake?',
    button: 'Turn them back on',
  },
  on: {
    title: 'You’ll get messages from this organizer again',
    text: 'They can write to everyone who has booked one of their events.',
    button: 'Stop these messages',
  },
} as const;

/** The same for an organizer who sends emails to someone without an account. */
const organizerStates = {
  asking: {
    title: 'You don’t know this organizer?',
    text: 'We’ll take your address out of their bookings and invitations, and send you nothing more from them. If they’ve booked a trip for you, you won’t hear when its time or place changes.',
    button: 'Stop their emails',
  },
  off: {
    title: 'You won’t get emails from this organizer any more',
    text: 'Your address is no longer in their bookings and invitations. Stopped by mistake?',
    button: 'Let them enter it again',
  },
  on: {
    title: 'This organizer can enter your address again',
    text: 'It isn’t back in their earlier bookings: ask them if you need your tickets.',
    button: 'Stop their emails',
  },
} as const;

/** The same for the new dates of a host. */
const hostStates = {
  asking: {
    title: 'Stop following this host?',
    text: 'We won’t email you any more when they open new dates. Emails about your bookings still come.',
    button: 'Stop following',
  },
  off: {
    title: 'You don’t follow this host any more',
    text: 'We won’t email you when they open new dates. Stopped by mistake?',
    button: 'Follow them again',
  },
  on: {
    title: 'You follow this host again',
    text: 'We’ll email you when they open new dates, once a day at most.',
    button: 'Stop following',
  },
} as const;

const byAddress = { messages: messageStates, host: hostStates, organizer: organizerStates } as const;

/** @param of what's stopped, as the address says */
function statesOf(of: string | null) {
  return of !== null && Object.hasOwn(byAddress, of) ? byAddress[of as keyof typeof byAddress] : states;
}

/** /emails/{key}/stop: a form that works without the page's program. Opening it changes nothing. */
export function StopEmailsPage() {
  const [params] = useSearchParams();
  const now = params.get('now');
  if (now === 'unknown') return <UnknownEmail />;
  return <Choice now={now} of={params.get('of')} />;
}

function Choice({ now, of }: { readonly now: string | null; readonly of: string | null }) {
  const { title, text, button } = statesOf(of)[now === 'off' || now === 'on' ? now : 'asking'];
  usePageHead({ title, description: 'Choose whether we remind you of your events.', isPrivate: true });
  return (
    <main className={classNames(styles.page, 'container stack')}>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <form method="post">
        {now === 'off' ? <input type="hidden" name="again" value="yes" /> : null}
        <Button kind={now === null ? 'primary' : 'secondary'} type="submit">
          {button}
        </Button>
      </form>
    </main>
  );
}

/** The key in the address isn't of an email: it was cut off, or changed. */
function UnknownEmail() {
  const title = 'We couldn’t find this email';
  usePageHead({ title, description: 'Choose whether we remind you of your events.', isPrivate: true });
  return (
    <main className={classNames(styles.page, 'container stack')}>
      <h1>{title}</h1>
      <p className="lede">
        Nothing was changed. The link may be incomplete: please open it from the email again. If that doesn’t help, tell
        us, and we’ll stop the emails for you.
      </p>
      <p>
        <ButtonLink kind="primary" to={paths.contact}>
          Contact us
        </ButtonLink>
      </p>
    </main>
  );
}
