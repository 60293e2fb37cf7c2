type Named = (name: string) => string

/** Words of the board and of its explanations; cards, powers and zones are named by the game's own texts. */
export type BoardWords = {
  readonly you: string
  readonly rank: (n: number) => string
  readonly rankHint: string
  readonly inYourHand: string
  readonly inYourArmy: string
  readonly inArmyOf: Named
  readonly armyOf: Named
  readonly yourArmy: string
  readonly yourHand: string
  readonly handBy: (name: string) => string
  readonly inHandBy: (name: string) => string
  readonly supporter: string
  readonly recruit: (slot: number) => string
  readonly hiddenRecruit: (slot: number) => string
  readonly onlyYouSee: string
  readonly faceDown: string
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
  readonly nobody: string
  /** Above the lanes; the short one where there is little room, the last one after the reveal. */
  readonly lanes: string
  readonly lanesShort: string
  readonly lanesRevealed: string
  readonly handOf: (n: number, limit: number) => string
  readonly roundOf: (round: number, rounds: number) => string
  readonly roundSlot: (round: number) => string
  readonly over: string
  /** A figure that a hidden card may still change. */
  readonly perhaps: (text: string) => string
  readonly perhapsSpoken: (text: string) => string
  /** What would be otherwise: "not 43". */
  readonly insteadOf: (text: string) => string
  readonly notYou: string
  readonly noGain: string
  readonly wouldHave: (points: number) => string
  readonly wouldGoTo: (name: string, place: string) => string
  readonly wouldGoToYou: (place: string) => string
  readonly claimsBoth: string
  readonly willStay: Named
  readonly isWild: Named
  readonly oneLineage: string
  readonly cardsHidden: (n: number) => string
  readonly blocks: (cards: string) => string
  readonly blocksMany: (n: number) => string
  readonly faceUpTitle: string
  readonly faceDownTitle: string
  readonly noPower: string
  readonly noPowerShort: string
  /** `army` is a total and a place: "20, 2nd". */
  readonly armyThen: (army: string) => string
  readonly youWouldGet: (points: number) => string
  readonly asBefore: string
  readonly adds: (strength: number, total: string, place: string) => string
  readonly preventedBy: (card: string, owner: string) => string
  readonly preventedByYours: Named
  readonly whichSide: Named
  readonly canStillChange: string
  /** For a newcomer: recruiting, mustering, and what else is asked. */
  readonly newTurn: string
  readonly newFlip: string
  readonly newSide: string
  readonly newActivate: string
  readonly newClaim: string
  readonly wouldActivateCount: (n: number, of: number) => string
  readonly musterGroup: Named
  readonly whichPart: string
  readonly turnsUp: (name: string, card: string) => string
  readonly youTurnUp: Named
  readonly steps: { readonly reveal: string; readonly totals: string; readonly order: string; readonly claims: string }
  readonly wonSkirmish: string
  readonly nobodyClaims: string
}
