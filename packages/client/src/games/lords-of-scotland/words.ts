import { counted, de } from '@bothy/kernel/french'
import { words as en } from '@bothy/lords-of-scotland/messages/en'
import { words as fr } from '@bothy/lords-of-scotland/messages/fr'
import type { Language } from '../../ui/language.ts'

type Named = (name: string) => string

/** Words of the board and of its explanations; cards, powers and zones are named by the game's own texts. */
type BoardWords = {
  readonly you: string
  readonly rank: (n: number) => string
  readonly rankHint: string
  readonly inYourHand: string
  readonly inYourArmy: string
  readonly inArmyOf: Named
  readonly armyOf: Named
  readonly yourArmy: string
  readonly yourHand: string
  readonly supporter: string
  readonly recruit: (slot: number) => string
  readonly hiddenRecruit: (slot: number) => string
  readonly onlyYouSee: string
  readonly canBeChosen: string
  readonly picked: string
  readonly activates: string
  readonly wouldActivate: string
  readonly noTarget: string
  readonly prevents: Named
  readonly noTargetNow: string
  readonly yourTurn: string
  readonly noArmy: string
  readonly emptyHand: string
  readonly toPlay: string
  readonly total: (sum: number, doubled: boolean, total: number) => string
  readonly hidden: (n: number) => string
  readonly roundShort: string
  readonly ofPoints: (points: number, goal: number) => string
  readonly toGo: (n: number) => string
  readonly inHand: (n: number) => string
  readonly noClaims: string
  readonly holdsInitiative: string
  readonly ifEnded: string
  readonly finalOrder: string
  readonly tie: (rank: number, other: number) => string
  readonly tieLost: (rank: number, other: number) => string
  readonly claimsFirst: string
  readonly claimsTwo: string
  readonly nothingLeft: string
  readonly noArmyNoClaim: string
  readonly notCounted: string
  readonly race: (goal: number) => string
  readonly place: (n: number) => string
  readonly explainDraw: (n: number) => string
  readonly explainDiscards: string
  readonly explainInitiative: string
  readonly explainHidden: string
  readonly explainRecruitDown: string
  readonly explainEmpty: string
  readonly secretDiscards: (n: number) => string
  readonly noDiscards: string
  readonly pileOf: Named
  readonly yourPile: string
  readonly marked: Named
  readonly faceDownEffect: string
  readonly showTitle: (skirmish: number) => string
  readonly showReveal: string
  readonly showNoHidden: string
  readonly showTotals: string
  readonly showOrder: string
  readonly showClaims: string
  readonly showAfter: string
  readonly showEnd: string
  readonly skip: string
  readonly goOn: string
  readonly next: string
  readonly nobody: string
}

const NB = '\u00a0'

const BOARD = {
  en: {
    you: 'You',
    rank: (n) => `rank ${n}`,
    rankHint: 'Between equal totals the army with the highest rank goes first.',
    inYourHand: 'in your hand',
    inYourArmy: 'in your army',
    inArmyOf: (name) => `in the army of ${name}`,
    armyOf: (name) => `Army of ${name}`,
    yourArmy: 'Your army',
    yourHand: 'Your hand',
    supporter: 'supporter',
    recruit: (slot) => `recruit ${slot + 1}`,
    hiddenRecruit: (slot) => `Face-down recruit ${slot + 1}`,
    onlyYouSee: 'face down, seen by you alone',
    canBeChosen: 'Can be chosen',
    picked: 'Picked',
    activates: 'activates',
    wouldActivate: 'Its power would activate',
    noTarget: 'no target',
    prevents: (name) => `Its power would not activate: ${name} prevents it`,
    noTargetNow: 'Its power would not activate: it would have no target',
    yourTurn: 'your turn',
    noArmy: 'No clan mustered yet',
    emptyHand: 'Your hand is empty.',
    toPlay: 'to play',
    total: (sum, doubled, total) => (doubled ? `${sum} doubled is ${total}` : `${sum}`),
    hidden: (n) => `and ${n} hidden`,
    roundShort: 'Round',
    ofPoints: (points, goal) => `${points} of ${goal} points`,
    toGo: (n) => (n === 0 ? 'at the goal' : `${n} to go`),
    inHand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    noClaims: 'nothing claimed yet',
    holdsInitiative: 'holds the initiative',
    ifEnded: 'If the skirmish ended now',
    finalOrder: 'Order of the skirmish',
    tie: (rank, other) => `tie won by rank ${rank} over ${other}`,
    tieLost: (rank, other) => `tie lost by rank ${rank} to ${other}`,
    claimsFirst: 'claims first',
    claimsTwo: 'claims two',
    nothingLeft: 'nothing left to claim',
    noArmyNoClaim: 'no army, no claim',
    notCounted: 'Cards that you cannot see are not counted.',
    race: (goal) => `The race to ${goal}`,
    place: (n) => `${n}.`,
    explainDraw: (n) => `${n} cards lie face down. When it is empty, the discard pile is shuffled into a new one.`,
    explainDiscards: 'Cards that have left play. They come back when the draw pile is empty.',
    explainInitiative:
      'Whoever holds it takes the first turn of each round, and turns one recruit face up before it. The winner of the skirmish takes it.',
    explainHidden:
      'A clan mustered face down. It is turned up at the end of the skirmish and counts then; its power never activates.',
    explainRecruitDown: 'A recruit that nobody has seen. If it is taken, another face-down card takes its place.',
    explainEmpty: 'An empty slot: there was no card left to fill it.',
    secretDiscards: (n) => (n === 1 ? '1 card discarded face down' : `${n} cards discarded face down`),
    noDiscards: 'No card has been discarded yet.',
    pileOf: (name) => `Supporters of ${name}`,
    yourPile: 'Your supporters',
    marked: (what) => `Marked: ${what}`,
    faceDownEffect:
      'Mustered face down it stays hidden until the end of the skirmish, and only its strength and rank count.',
    showTitle: (skirmish) => `Skirmish ${skirmish} is over`,
    showReveal: 'Hidden clans are turned up',
    showNoHidden: 'No clan lay hidden',
    showTotals: 'The armies are counted',
    showOrder: 'The order of claims',
    showClaims: 'Supporters are claimed',
    showAfter: 'On to the next skirmish',
    showEnd: 'The game is over',
    skip: 'Skip',
    goOn: 'Continue',
    next: 'Next',
    nobody: 'Nobody has an army: nobody claims.',
  },
  fr: {
    you: 'Vous',
    rank: (n) => `rang ${n}`,
    rankHint: 'À totaux égaux, l’armée qui possède le rang le plus élevé passe devant.',
    inYourHand: 'dans votre main',
    inYourArmy: 'dans votre armée',
    inArmyOf: (name) => `dans l’armée ${de(name)}`,
    armyOf: (name) => `Armée ${de(name)}`,
    yourArmy: 'Votre armée',
    yourHand: 'Votre main',
    supporter: 'partisan',
    recruit: (slot) => `recrue ${slot + 1}`,
    hiddenRecruit: (slot) => `Recrue face cachée ${slot + 1}`,
    onlyYouSee: 'face cachée, connue de vous uniquement',
    canBeChosen: 'Sélectionnable',
    picked: 'Sélection',
    activates: 's’active',
    wouldActivate: 'Son pouvoir s’activerait',
    noTarget: 'sans cible',
    prevents: (name) => `Son pouvoir ne s’activerait pas${NB}: ${name} l’en empêche`,
    noTargetNow: `Son pouvoir ne s’activerait pas${NB}: il n’aurait pas de cible`,
    yourTurn: 'à vous',
    noArmy: 'Aucun clan engagé',
    emptyHand: 'Votre main est vide.',
    toPlay: 'joue',
    total: (sum, doubled, total) => (doubled ? `${sum} doublé fait ${total}` : `${sum}`),
    hidden: (n) => (n === 1 ? 'et 1 carte cachée' : `et ${n} cartes cachées`),
    roundShort: 'Manche',
    ofPoints: (points, goal) => `${counted(points, 'point', 'points')} sur ${goal}`,
    toGo: (n) => (n === 0 ? 'objectif atteint' : `encore ${counted(n, 'point', 'points')}`),
    inHand: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'} en main`,
    noClaims: 'aucun partisan rallié',
    holdsInitiative: 'a l’initiative',
    ifEnded: 'Si l’escarmouche s’arrêtait là',
    finalOrder: 'Ordre de l’escarmouche',
    tie: (rank, other) => `égalité gagnée au rang${NB}: ${rank} contre ${other}`,
    tieLost: (rank, other) => `égalité perdue au rang${NB}: ${rank} contre ${other}`,
    claimsFirst: 'rallie en premier',
    claimsTwo: 'en rallie deux',
    nothingLeft: 'plus rien à rallier',
    noArmyNoClaim: 'pas d’armée, rien à rallier',
    notCounted: 'Les cartes que vous ne voyez pas ne sont pas comptées.',
    race: (goal) => `La course aux ${goal} points`,
    place: (n) => (n === 1 ? '1er' : `${n}e`),
    explainDraw: (n) =>
      `${n} ${n < 2 ? 'carte' : 'cartes'} face cachée. Quand elle est vide, la défausse mélangée forme une nouvelle pioche.`,
    explainDiscards: 'Les cartes qui ont quitté le jeu. Elles reviennent quand la pioche est vide.',
    explainInitiative:
      'Qui la détient joue en premier à chaque manche et retourne d’abord une recrue face visible. Le vainqueur de l’escarmouche la prend.',
    explainHidden:
      'Un clan engagé face cachée. Il est révélé à la fin de l’escarmouche et compte alors dans le total\u202f; son pouvoir ne s’active jamais.',
    explainRecruitDown: 'Une recrue que personne n’a vue. Si on la prend, une autre carte face cachée la remplace.',
    explainEmpty: 'Un emplacement vide\u202f: il ne restait aucune carte pour le remplir.',
    secretDiscards: (n) => (n < 2 ? `${n} carte défaussée face cachée` : `${n} cartes défaussées face cachée`),
    noDiscards: 'Aucune carte n’a encore été défaussée.',
    pileOf: (name) => `Partisans ${de(name)}`,
    yourPile: 'Vos partisans',
    marked: (what) => `Marquée${NB}: ${what}`,
    faceDownEffect:
      'Engagée face cachée, elle reste secrète jusqu’à la fin de l’escarmouche\u202f; seuls sa force et son rang comptent.',
    showTitle: (skirmish) => `L’escarmouche ${skirmish} est terminée`,
    showReveal: 'Les clans cachés sont révélés',
    showNoHidden: 'Aucun clan n’était caché',
    showTotals: 'On compte les armées',
    showOrder: 'L’ordre des ralliements',
    showClaims: 'Les partisans sont ralliés',
    showAfter: 'Vers l’escarmouche suivante',
    showEnd: 'La partie est terminée',
    skip: 'Passer',
    goOn: 'Continuer',
    next: 'Suite',
    nobody: 'Personne n’a d’armée\u202f: personne ne rallie.',
  },
} as const satisfies Record<Language, BoardWords>

/** The game's own words without the letters of one language. */
type Loose<T> = { readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string }

export type Words = Loose<typeof en> & { readonly board: BoardWords }

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...en, board: BOARD.en },
  fr: { ...fr, board: BOARD.fr },
}

export const wordsOf = (language: Language): Words => WORDS[language]
