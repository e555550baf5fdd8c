/** Provinces and territories, by their postal abbreviations. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinces)[number];

/** @param code as the gazetteer has it */
export function provinceIn(code: string | null): Province | null {
  return provinces.find((province) => province === code) ?? null;
}

const names: Readonly<Record<Province, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** @param name in English */
export function provinceNamed(name: string): Province | null {
  return provinces.find((province) => names[province] === name) ?? null;
}
