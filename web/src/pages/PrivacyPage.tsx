import { WordsPage } from '../shell/WordsPage';

/** What is kept of people, and what is not. */
export function PrivacyPage() {
  return (
    <WordsPage
      title="Privacy"
      lede="What we keep about you, why, and what never leaves this site. There is no advertising here, and nobody follows you."
    >
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: user name, name and e-mail address. Your password is kept only as a hash that cannot be read
          back.
        </li>
        <li>
          Your birth data and that of your family, if you give it. From it we compute the chart and the scores, on our
          own machines. Other travellers and organizers never see it.
        </li>
        <li>Your preferences and your address, where you fill them in.</li>
        <li>Your bookings: the event, who comes, what was paid. Organizers learn who comes to their event.</li>
        <li>Your ratings and reviews. A review shows your first name and the initial of your last name.</li>
      </ul>
      <h2>What we do not keep</h2>
      <p>
        Card numbers. They go from your browser to the payment provider and never reach us; we keep the provider’s
        number of the payment.
      </p>
      <h2>Cookies and storage in your browser</h2>
      <ul>
        <li>One cookie says that you are signed in. It ends when you sign out.</li>
        <li>
          <code>auth-token</code> says the same to the calls of this page, <code>theme</code> remembers light or dark,{' '}
          <code>pendingBooking</code> and <code>paymentIntentId</code> hold a booking until it is paid, for a day at
          most.
        </li>
      </ul>
      <p>There is no analytics script, no advertising, no font or picture from anybody else’s server.</p>
      <h2>Changing it</h2>
      <p>
        Your profile shows your birth data, family, address and preferences. You can change all of them there, and
        remove a family member with everything we know of them.
      </p>
    </WordsPage>
  );
}
