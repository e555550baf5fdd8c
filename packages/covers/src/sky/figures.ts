/**
 * Constellation figures as star designations: chains of lines, separated by spaces. We draw a figure when all its stars are in
 * the frame.
 */
const chains = {
  Orion: 'alOri-gaOri-deOri-epOri-zeOri-alOri gaOri-deOri-beOri zeOri-kaOri-beOri',
  'Big Dipper': 'alUMa-beUMa-gaUMa-deUMa-alUMa deUMa-epUMa-zeUMa-etUMa',
  Cassiopeia: 'beCas-alCas-gaCas-deCas',
  Cygnus: 'alCyg-gaCyg-beCyg deCyg-gaCyg-epCyg',
  Leo: 'alLeo-gaLeo-deLeo-beLeo',
  Scorpius: 'beSco-deSco-alSco-taSco-epSco',
  Crux: 'alCru-gaCru beCru-deCru',
  Pegasus: 'alPeg-bePeg-alAnd-gaPeg-alPeg',
  Gemini: 'alGem-beGem',
  'Summer Triangle': 'alLyr-alCyg-alAql-alLyr',
  Aries: 'alAri-beAri',
  Corvus: 'gaCrv-deCrv-beCrv',
  Auriga: 'alAur-beAur-thAur-beTau-ioAur-alAur',
  Sagittarius: 'gaSgr-deSgr-epSgr-gaSgr deSgr-laSgr siSgr-zeSgr-epSgr',
} as const;

/** Each figure as chains of star designations. */
export const starFigures: readonly (readonly (readonly string[])[])[] = Object.values(chains).map((text) =>
  text.split(' ').map((chain) => chain.split('-')),
);
