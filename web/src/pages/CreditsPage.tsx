import { WordsPage } from '../shell/WordsPage';

/** Whose work this stands on, with the licences that ask to be named. */
export function CreditsPage() {
  return (
    <WordsPage title="Credits" lede="The data and the work of others that this site stands on.">
      <h2>Places</h2>
      <p>
        City data from <a href="https://www.geonames.org/">GeoNames</a> (geonames.org),{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
      </p>
      <h2>Sky</h2>
      <p>
        Positions of Sun, Moon and planets by <a href="https://github.com/cosinekitty/astronomy">Astronomy Engine</a>,
        Don Cross, MIT licence. Star positions, CC0. Historical time zones from the{' '}
        <a href="https://www.iana.org/time-zones">IANA Time Zone Database</a>, public domain.
      </p>
      <h2>Type</h2>
      <p>
        Fraunces by Undercase Type and Inter by Rasmus Andersson, both under the{' '}
        <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>.
      </p>
      <h2>Pictures</h2>
      <p>
        Every drawn picture of an event is made on this site, from the place, the hour and the sky of the event. Map
        links lead to <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>.
      </p>
    </WordsPage>
  );
}
