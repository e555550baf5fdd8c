import type { Place as PlaceReply } from '@ascendant/contract/place';
import { placeLabel, type Place } from './place';

export function presentPlace(place: Place): PlaceReply {
  const { id, name, region, country, countryCode, latitude, longitude, timezone } = place;
  return { id, name, region, country, countryCode, latitude, longitude, timezone, label: placeLabel(place) };
}
