import { TextPage } from '../shell/TextPage';

/** The data and libraries we use whose licences ask for credit. */
export function CreditsPage() {
  return (
    <TextPage lede="The data, software and fonts that this site is built on.">
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
      <h2>Fonts</h2>
      <p>
        Fraunces by Undercase Type and Inter by Rasmus Andersson, both under the{' '}
        <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>.
      </p>
      <h2>Illustrations and maps</h2>
      <p>
        We draw event illustrations ourselves from each event’s location, time and sky. Coasts and lakes, there and on
        the map of events, are from <a href="https://www.naturalearthdata.com/">Natural Earth</a>, public domain. Map
        links open in <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>.
      </p>
    </TextPage>
  );
}
