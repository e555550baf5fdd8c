/** The light of an hour by the Sun's altitude. */
type Light = 'day' | 'golden' | 'civil' | 'nautical' | 'astronomical' | 'night';

const names: Readonly<Record<Light, string>> = {
  day: 'daylight',
  golden: 'golden hour',
  civil: 'civil twilight',
  nautical: 'nautical twilight',
  astronomical: 'astronomical twilight',
  night: 'night',
};

/** The name of a light for organizers who plan by it. Source: docs/rules/sky.md, "The sky above an event". */
export function lightName(light: Light): string {
  return names[light];
}
