import { deletionWaitDays } from '@ascendant/domain/person/account-deletion';
import { TextPage } from '../shell/TextPage';

/** What we store about people, and what we don't. */
export function PrivacyPage() {
  return (
    <TextPage lede="What we store about you, why we need it, and what never leaves this site. We don’t show ads, and we don’t track you.">
      <h2>What we store</h2>
      <ul>
        <li>
          Your account: username, name and email address. We store your password as a hash, so no one can read it, not
          even us.
        </li>
        <li>
          Birth data for you and your family, if you choose to add it. We use it to compute your chart and your match
          scores on our own servers. Other travellers and organizers never see it.
        </li>
        <li>Your preferences and your address, if you fill them in.</li>
        <li>
          Your bookings: the event, who’s coming and what you paid. Organizers can see who’s coming to their event.
        </li>
        <AboutAnswers />
        <li>Your messages with hosts and travellers. Admins can read them only while they’re reported.</li>
        <li>Your ratings and reviews. A review shows your first name and the first letter of your last name.</li>
      </ul>
      <h2>What we don’t store</h2>
      <p>
        Card numbers. Your browser sends them straight to our payment provider, so they never reach us. We store only
        the provider’s reference for the payment.
      </p>
      <h2>Cookies and browser storage</h2>
      <ul>
        <li>
          One cookie keeps you signed in. It’s deleted when you sign out. If you sign out offline, a second cookie
          remembers that until you’re back online.
        </li>
        <li>
          When you sign up, a cookie connects the code we email you to your browser. Another one remembers that you’ve
          signed in here before, so that someone else’s wrong passwords don’t keep you out.
        </li>
        <li>
          In your browser’s storage, <code>auth-token</code> also keeps you signed in, <code>theme</code> remembers
          whether you chose light or dark, and <code>pendingBooking</code> and <code>paymentIntentId</code> keep an
          unpaid booking for up to one day. <code>saved-events</code> lists the events you’ve saved while signed out,
          and
          <code>near-place</code> has the place you chose on the home page. <code>viewed-events</code> lists the last 12
          events you opened; only this browser has it, and it’s deleted when you sign out.
        </li>
        <li>
          When you’ve opened My Bookings, your bookings and tickets are saved in your browser, so that you can show them
          without a connection. They’re deleted when you sign out.
        </li>
      </ul>
      <p>We don’t use analytics scripts, ads, or fonts and images from other servers.</p>
      <h2>Change or remove your data</h2>
      <p>
        You can change your birth data, family, address and preferences in your profile. Removing a family member
        deletes everything we store about them.
      </p>
      <p>
        Your profile also lists the devices you’re signed in on, and lets you download everything we store about you.
      </p>
      <h2>Delete your account</h2>
      <p>
        You can delete your account in your profile. We wait {deletionWaitDays} days in case you change your mind: just
        sign in before then. After that, we delete your account along with your birth data, family, charts, matches,
        preferences, picture, feedback and the emails we’ve sent you.
      </p>
      <ul>
        <li>
          We keep the amounts of bookings and payments for seven years, because the law requires it, but not who they
          were for.
        </li>
        <li>Your reviews stay up without your name, and so do the answers to them.</li>
        <li>Emails we’ve delivered to other people, such as an answer to your question, stay in their mailboxes.</li>
        <li>
          We keep a log of what was done, and when, for two years. It contains account numbers, but no names or
          addresses.
        </li>
        <li>Backups made before the deletion contain your data until they’re replaced.</li>
      </ul>
    </TextPage>
  );
}

function AboutAnswers() {
  return (
    <li>
      Your answers to an organizer’s questions, and your phone number if you add one. They’re encrypted. Only the people
      who run the event see them: your phone number from a week before it until a week after, and answers about health,
      diet or emergency contacts until we erase them a week after it. All other answers are erased after 30 days.
    </li>
  );
}
