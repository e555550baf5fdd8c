/** Browsers by what they add to the user agent, the most specific first: Edge and Opera call themselves Chrome too. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Systems, the most specific first: Android calls itself Linux too, and an iPhone 'like Mac OS X'. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What a user agent says about a browser and its device, for a list of sessions: 'Firefox on Windows'. It says no more than that, because
 * browsers no longer tell versions of systems truthfully.
 * @param userAgent the request header; null if there was none
 * @returns 'Unknown browser' if the text names neither
 * Source: rule SES-04.
 */
export function browserLabel(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser === null) return system === null ? 'Unknown browser' : `Unknown browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

function nameIn(names: readonly (readonly [mark: RegExp, name: string])[], userAgent: string): string | null {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
