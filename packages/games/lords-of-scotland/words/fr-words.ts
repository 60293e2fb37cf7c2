import type { Translated } from '@bothy/kernel'
import { counted, ordinal, typeset } from '@bothy/kernel/french'
import {
  LINEAGE_OF,
  type LineageId,
  POWER_FACTS,
  type PowerId,
  RANK_OF,
  ROUNDS,
  STRENGTH_OF,
  type Timing,
} from '../data/clans.ts'
import type { Mark } from '../rules/types.ts'
import type { words as en } from './en-words.ts'
import type { Button, Zone } from './parts.ts'

const LINEAGE_NAMES = {
  scott: 'Scott',
  makgill: 'Makgill',
  macdonnell: 'MacDonnell',
  wemyss: 'Wemyss',
  fergusson: 'Fergusson',
  forsyth: 'Forsyth',
  cockburn: 'Cockburn',
  cochrane: 'Cochrane',
  bruce: 'Bruce',
} as const satisfies Record<LineageId, string>

const POWERS = {
  copyPower: {
    name: 'Copier un autre pouvoir',
    short: 'Copie un pouvoir',
    text: 'choisissez une autre carte face visible dans n’importe quelle armée, mais pas un Scott. Cette carte applique le pouvoir choisi comme le sien.',
  },
  musterAnother: {
    name: 'Engager une autre carte',
    short: 'Engage 1 carte',
    text: 'vous pouvez engager une autre carte de votre main, face visible ou face cachée. Face visible, elle peut activer son pouvoir elle aussi.',
  },
  stayInPlay: {
    name: 'Rester une escarmouche de plus',
    short: 'Reste en jeu',
    text: 'cette carte n’est pas défaussée. Elle commence l’escarmouche suivante face visible dans la même armée, et sera défaussée à la fin de celle-ci.',
  },
  discardAnother: {
    name: 'Défausser une autre carte',
    short: 'Défausse 1 carte',
    text: 'défaussez une autre carte, face visible ou face cachée, de n’importe quelle armée, y compris la vôtre.',
  },
  swapWithClan: {
    name: 'Échanger avec une carte adverse',
    short: 'Échange 1 carte',
    text: 'échangez cette carte contre une carte d’une armée adverse, face visible ou face cachée. Chacune reste face visible ou face cachée et garde sa marque.',
  },
  drawCard: {
    name: 'Piocher une carte',
    short: 'Pioche 1 carte',
    text: 'prenez en main la première carte de la pioche.',
  },
  swapWithSupporter: {
    name: 'Échanger avec un partisan',
    short: 'Échange partisan',
    text: 'échangez cette carte contre un partisan. Celui-ci rejoint votre armée face visible, sans activer son pouvoir ; cette carte devient un partisan à rallier.',
  },
  claimTwo: {
    name: 'Rallier 2 partisans',
    short: '2 partisans',
    text: 'le joueur qui a cette carte dans son armée rallie 2 partisans au lieu d’un. Ce pouvoir ne se cumule pas.',
  },
  joinEveryLineage: {
    name: 'Rejoindre toutes les lignées',
    short: 'Toute lignée',
    text: 'pour savoir si l’armée est doublée, cette carte compte comme une carte de la même lignée que les autres.',
  },
} as const satisfies Record<PowerId, { name: string; short: string; text: string }>

const TIMINGS = { immediate: 'Effet immédiat', endOfSkirmish: 'Effet de fin d’escarmouche' } as const satisfies Record<
  Timing,
  string
>

const MARKS = {
  stayInPlay: 'reste en jeu',
  claimTwo: typeset('permet de rallier 2 partisans'),
  joinEveryLineage: 'rejoint toutes les lignées',
} as const satisfies Record<Mark, string>

const ZONE_NAMES = {
  drawPile: 'Pioche',
  discardPile: 'Défausse',
  recruits: 'Recrues',
  supporters: 'Partisans',
  hand: 'Main',
  army: 'Armée',
  victoryPile: 'Pile de victoire',
} as const satisfies Record<Zone, string>

const BUTTONS = {
  activate: 'Activer',
  refrain: 'Ne pas activer',
  decline: 'Renoncer',
  faceUp: 'Face visible',
  faceDown: 'Face cachée',
} as const satisfies Record<Button, string>

export const words = {
  cardName: (card) => {
    const name = `${LINEAGE_NAMES[LINEAGE_OF[card]]} ${STRENGTH_OF[card]}`
    return LINEAGE_OF[card] === 'bruce' ? `${name} (rang ${RANK_OF[card]})` : name
  },
  lineageName: (lineage) => LINEAGE_NAMES[lineage],
  powerName: (power) => typeset(POWERS[power].name),
  powerShort: (power) => typeset(POWERS[power].short),
  powerText: (power) => typeset(`${TIMINGS[POWER_FACTS[power].timing]} : ${POWERS[power].text}`),
  timingName: (timing) => TIMINGS[timing],
  markText: (mark) => MARKS[mark],
  zoneName: (zone) => ZONE_NAMES[zone],
  button: (button) => BUTTONS[button],
  initiative: 'Initiative',
  strength: 'Force',
  rank: 'Rang',
  faceUp: 'face visible',
  faceDown: 'face cachée',
  hiddenCard: 'Carte face cachée',
  emptySlot: 'Emplacement vide',
  claimedSlot: 'Rallié',
  doubled: 'doublé',
  wouldActivate: 'Son pouvoir peut s’activer maintenant',
  slot: (slot) => `emplacement ${slot + 1}`,
  seat: (seat) => `place ${seat + 1}`,
  ordinal: (place) => ordinal(place, 'm'),
  skirmish: (skirmish) => `Escarmouche ${skirmish}`,
  round: (round) => `Manche ${round} sur ${ROUNDS}`,
  cards: (count) => counted(count, 'carte', 'cartes'),
  hiddenCards: (count) => counted(count, 'carte cachée', 'cartes cachées'),
  points: (count) => counted(count, 'point', 'points'),
} satisfies Translated<typeof en>
