import { type Named, named } from '@bothy/kernel'
import type { Noun } from '@bothy/kernel/french'
import type { CardId } from '../data/cards.ts'
import { faceOf, type TileId } from '../data/tiles.ts'
import { cardFace, TILE_NAMES } from './names.ts'
import type { terms as en } from './en-names.ts'

const m = (text: string): Noun => ({ text, gender: 'm', article: true })
const f = (text: string): Noun => ({ text, gender: 'f', article: true })
/** Without an article: persons, castles, inns. */
const bare = (text: string, gender: Noun['gender'] = 'm'): Noun => ({ text, gender, article: false })

/** All other names are masculine, without an article and not translated, as places and castles are. */
const MODULE_TYPES: { readonly [face: string]: Noun } = {
  A1: bare('Robert Ier'),
  A3: m('Loch Lochy'),
  A14: f('foire de Muir of Ord'),
  B1: bare('Marie Stuart', 'f'),
  B3: bare('Jacques VI'),
  B5: m('Loch Shiel'),
  B11: m('boucher'),
  B12: f('chapelle Saint-Duthac'),
  B13: f('taverne du Clachan'),
  B17: m('troupeau de Glen Garry'),
  C2: bare('Flora MacDonald', 'f'),
  C4: m('Loch Ness'),
  C10: f('taverne de Kirkton'),
  C11: m('épicier'),
  C12: f('foire de Falkirk'),
  C13: m('pont d’Invermoriston'),
  C15: m('prieuré de Beauly'),
  D4: m('Loch Morar'),
  D10: f('taverne royale'),
  D12: m('pont d’Oich'),
  D13: f('foire des Highlands'),
  D14: f('rue des Bouchers'),
  D16: m('troupeau des Cairngorms'),
  D17: f('chapelle de Kilmuir'),
  'HOME-V': m('Village initial'),
  'HOME-C': m('Château initial'),
  END: bare('« La Fin »', 'f'),
  R1: m('départ de la course'),
  R2: m('chantier naval de Fort William'),
  R3: m('chantier naval d’Inverness'),
  M1: f('Montagne'),
  V1: f('vente de Single Cask B'),
  V2: f('vente de Single Cask C'),
  V3: f('vente de Single Cask D'),
  H1: m('Loch Lomond'),
  H2: bare('Glenfinnan Church', 'f'),
  H4: bare('General Wade’s Military Roads', 'f'),
  G1: bare('Drover’s Inn', 'f'),
  G3: bare('Ye Olde Inn', 'f'),
  G4: bare('Creek Inn', 'f'),
  G5: bare('Haggis House', 'f'),
  G6: bare('Beast Feast Inn', 'f'),
  T1: m('rassemblement A'),
  T2: m('rassemblement B'),
  T3: m('rassemblement C'),
  T4: m('rassemblement D'),
}

const faceNoun = (face: string): Noun => MODULE_TYPES[face] ?? bare(TILE_NAMES[face])

/** A tile as a sentence needs it: `le` and `du` of the kernel make « le boucher », « du Loch Ness », « d’Halkirk ». */
export const tileNoun = (tile: TileId): Noun => faceNoun(faceOf(tile))
export const cardNoun = (card: CardId): Noun => faceNoun(cardFace(card))

export const terms: { readonly [thing in keyof typeof en]: Named } = {
  scotsman: named('Écossais'),
  clanMarker: named('pion de clan', 'pions de clan'),
  movementPoint: named('point de mouvement', 'points de mouvement'),
  landmarkCard: named('carte Lieu emblématique', 'cartes Lieu emblématique'),
  person: named('personnage', 'personnages'),
  cask: named('tonneau de whisky', 'tonneaux de whisky'),
  resource: named('ressource', 'ressources'),
  territory: named('territoire', 'territoires'),
}
