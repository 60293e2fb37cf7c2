import { counted, de, typeset } from '@bothy/kernel/french'
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

const BOARD = {
  en: {
    you: 'You',
    rank: (n) => `rank ${n}`,
    rankHint: 'If totals are tied, the army with the highest-ranked card goes first.',
    inYourHand: 'in your hand',
    inYourArmy: 'in your army',
    inArmyOf: (name) => `in ${name}’s army`,
    armyOf: (name) => `${name}’s army`,
    yourArmy: 'Your army',
    yourHand: 'Your hand',
    supporter: 'supporter',
    recruit: (slot) => `recruit ${slot + 1}`,
    hiddenRecruit: (slot) => `Face-down recruit ${slot + 1}`,
    onlyYouSee: 'face down, visible only to you',
    canBeChosen: 'Can be chosen',
    picked: 'Picked',
    activates: 'activates',
    wouldActivate: 'Its power would activate',
    noTarget: 'no target',
    prevents: (name) => `Its power would not activate: ${name} prevents it`,
    noTargetNow: 'Its power would not activate: no target',
    yourTurn: 'your turn',
    noArmy: 'No cards mustered yet',
    emptyHand: 'Your hand is empty.',
    toPlay: 'to play',
    total: (sum, doubled, total) => (doubled ? `${sum}, doubled to ${total}` : `${sum}`),
    hidden: (n) => `and ${n} hidden`,
    ofPoints: (points, goal) => `${points} of ${goal} points`,
    toGo: (n) => (n === 0 ? 'goal reached' : `${n} to go`),
    inHand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    noClaims: 'nothing claimed yet',
    holdsInitiative: 'has the initiative',
    ifEnded: 'If the skirmish ended now',
    finalOrder: 'Skirmish ranking',
    tie: (rank, other) => `tie broken by rank: ${rank} beats ${other}`,
    tieLost: (rank, other) => `tie lost on rank: ${rank} to ${other}`,
    claimsFirst: 'claims first',
    claimsTwo: 'claims two',
    nothingLeft: 'nothing left to claim',
    noArmyNoClaim: 'no army, no claim',
    notCounted: 'Cards you can’t see aren’t counted.',
    race: (goal) => `The race to ${goal}`,
    place: en.ordinal,
    explainDraw: (n) =>
      `${en.cards(n)}, face down. When the draw pile is empty, the discard pile is shuffled into a new one.`,
    explainDiscards: 'Discarded cards. They come back when the draw pile is empty.',
    explainInitiative:
      'The holder takes the first turn of each round, after turning one recruit face up. It passes to the winner of the skirmish.',
    explainHidden:
      'A clan mustered face down. It is turned up at the end of the skirmish and counts then; its power never activates.',
    explainRecruitDown: 'A recruit that nobody has seen. If it is taken, another face-down card takes its place.',
    explainEmpty: 'An empty slot: there were no cards left to fill it.',
    secretDiscards: (n) => (n === 1 ? '1 card discarded face down' : `${n} cards discarded face down`),
    noDiscards: 'No cards have been discarded yet.',
    pileOf: (name) => `${name}’s supporters`,
    yourPile: 'Your supporters',
    marked: (what) => `Marked: ${what}`,
    faceDownEffect:
      'Mustered face down it stays hidden until the end of the skirmish. Its strength, lineage and rank count then; its power never activates.',
    showTitle: (skirmish) => `Skirmish ${skirmish} is over`,
    showReveal: 'Hidden clans are revealed',
    showNoHidden: 'No hidden clans',
    showTotals: 'The armies are counted',
    showOrder: 'Order of claims',
    showClaims: 'Supporters are claimed',
    showAfter: 'On to the next skirmish',
    showEnd: 'The game is over',
    skip: 'Skip',
    goOn: 'Continue',
    next: 'Next',
    nobody: 'Nobody has an army, so nobody claims a supporter.',
  },
  fr: {
    you: 'Vous',
    rank: (n) => `rang ${n}`,
    rankHint: 'À égalité, l’armée qui a la carte de plus haut rang passe devant.',
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
    prevents: (name) => typeset(`Son pouvoir ne s’activerait pas : ${name} l’en empêche`),
    noTargetNow: typeset('Son pouvoir ne s’activerait pas : aucune cible'),
    yourTurn: 'à vous',
    noArmy: 'Aucune carte engagée',
    emptyHand: 'Votre main est vide.',
    toPlay: 'doit jouer',
    total: (sum, doubled, total) => (doubled ? typeset(`${sum}, doublé : ${total}`) : `${sum}`),
    hidden: (n) => `et ${fr.hiddenCards(n)}`,
    ofPoints: (points, goal) => `${fr.points(points)} sur ${goal}`,
    toGo: (n) => (n === 0 ? 'objectif atteint' : `encore ${fr.points(n)}`),
    inHand: (n) => `${fr.cards(n)} en main`,
    noClaims: 'aucun partisan rallié',
    holdsInitiative: 'a l’initiative',
    ifEnded: 'Si l’escarmouche se terminait maintenant',
    finalOrder: 'Classement de l’escarmouche',
    tie: (rank, other) => typeset(`égalité départagée au rang : ${rank} contre ${other}`),
    tieLost: (rank, other) => typeset(`derrière à égalité, au rang : ${rank} contre ${other}`),
    claimsFirst: 'rallie en premier',
    claimsTwo: 'en rallie deux',
    nothingLeft: 'plus rien à rallier',
    noArmyNoClaim: 'pas d’armée, pas de partisan',
    notCounted: 'Les cartes que vous ne voyez pas ne sont pas comptées.',
    race: (goal) => `La course aux ${goal} points`,
    place: fr.ordinal,
    explainDraw: (n) =>
      `${fr.cards(n)} face cachée. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.`,
    explainDiscards: 'Les cartes défaussées. Elles reviennent quand la pioche est vide.',
    explainInitiative: typeset(
      'Le joueur qui l’a commence chaque manche : il retourne d’abord une recrue face visible. Elle revient au vainqueur de l’escarmouche.',
    ),
    explainHidden:
      'Un clan engagé face cachée. Il est révélé à la fin de l’escarmouche et compte alors dans le total\u202f; son pouvoir ne s’active jamais.',
    explainRecruitDown: 'Une recrue que personne n’a vue. Si on la prend, une autre carte face cachée la remplace.',
    explainEmpty: typeset('Un emplacement vide : il n’y a plus de carte pour le remplir.'),
    secretDiscards: (n) => counted(n, 'carte défaussée face cachée', 'cartes défaussées face cachée'),
    noDiscards: 'Aucune carte défaussée pour l’instant.',
    pileOf: (name) => `Partisans ${de(name)}`,
    yourPile: 'Vos partisans',
    marked: (what) => typeset(`Marquée : ${what}`),
    faceDownEffect:
      'Engagée face cachée, elle reste secrète jusqu’à la fin de l’escarmouche. Sa force, sa lignée et son rang comptent alors\u202f; son pouvoir ne s’active jamais.',
    showTitle: (skirmish) => `L’escarmouche ${skirmish} est terminée`,
    showReveal: 'Les clans cachés sont révélés',
    showNoHidden: 'Aucun clan caché',
    showTotals: 'Décompte des armées',
    showOrder: 'Ordre des ralliements',
    showClaims: 'Les partisans sont ralliés',
    showAfter: 'Vers l’escarmouche suivante',
    showEnd: 'La partie est terminée',
    skip: 'Passer',
    goOn: 'Continuer',
    next: 'Suivant',
    nobody: typeset('Personne n’a d’armée : personne ne rallie de partisan.'),
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
