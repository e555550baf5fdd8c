import type { BackdropName } from '../land/backdrops';

const landWords: readonly (readonly [words: RegExp, lands: readonly BackdropName[]])[] = [
  [/\bdunes?\b|sahara|\berg\b/, ['dunes', 'desert']],
  [/desert|wadi/, ['desert', 'canyon', 'dunes']],
  [/canyon|\bmesas?\b|badlands|gorge|red rocks?/, ['canyon']],
  [/fjord/, ['fjord']],
  [/volcano|crater|caldera|\bfuji\b|kilimanjaro/, ['volcano']],
  [/\blakes?\b|lagoon|\bloch\b|\blago\b/, ['lake', 'lakeshore']],
  [/\bislands?\b|\bisles?\b|\bîle\b/, ['islands']],
  [/\bbeach|\bocean|\bsea\b|\bcoast|\bbay\b|\bshore|\bcove\b|\bpier\b|sandbank|reef/, ['sea', 'islands']],
  [/harbou?r|waterfront|\bquay|\bport\b/, ['harbour']],
  [/mountain|\balps?\b|alpine|\bpeaks?\b|summit|glacier|\bpass\b|andes|dolomites/, ['peaks', 'mountains', 'ridges']],
  [/jungle|rainforest/, ['jungle']],
  [/forest|\bwoods?\b|woodland|\bpines?\b/, ['woods', 'ridges', 'jungle']],
  [/savann?ah|safari|\bmara\b/, ['savanna']],
  [/prairie|steppe|\bplains?\b/, ['plain']],
  [/\brice terrace|terraces/, ['terraces']],
  [/\bcity\b|downtown|\burban\b|rooftop/, ['city']],
  [/old town|village/, ['town']],
  [/\bfields?\b|\bfarm/, ['fields', 'hills']],
  [/\bhills?\b/, ['hills']],
];

/** The backdrops that words of a title name, in the order of the words. */
export function namedLands(title: string): readonly BackdropName[] {
  const heading = title.toLowerCase();
  return landWords
    .map(([words, lands]) => ({ at: heading.search(words), lands }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ lands }) => lands);
}
