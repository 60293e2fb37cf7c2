/** In the order that breaks ties between equal strengths (LOS-2), Bruce last. */
export const LINEAGES = [
  'scott',
  'makgill',
  'macdonnell',
  'wemyss',
  'fergusson',
  'forsyth',
  'cockburn',
  'cochrane',
  'bruce',
] as const
export type LineageId = (typeof LINEAGES)[number]

export const POWERS = [
  'copyPower',
  'musterAnother',
  'stayInPlay',
  'discardAnother',
  'swapWithClan',
  'drawCard',
  'swapWithSupporter',
  'claimTwo',
  'joinEveryLineage',
] as const
export type PowerId = (typeof POWERS)[number]

export type Clan = {
  readonly power: PowerId
  /** LOS-5: only with the option `includeRoyal`. */
  readonly royal: boolean
  readonly cards: number
  /** Animal of the chief's badge; `colour` of the printed margin is approximate, see `sources.ts`. */
  readonly badge: string
  readonly colour: string
}

export const CLANS = {
  scott: { power: 'copyPower', royal: false, cards: 12, badge: 'stag', colour: '#798a4d' },
  makgill: { power: 'musterAnother', royal: false, cards: 12, badge: 'phoenix', colour: '#a47f40' },
  macdonnell: { power: 'stayInPlay', royal: false, cards: 12, badge: 'raven', colour: '#4e6b4d' },
  wemyss: { power: 'discardAnother', royal: false, cards: 12, badge: 'swan', colour: '#8d3a3e' },
  fergusson: { power: 'swapWithClan', royal: false, cards: 12, badge: 'bee', colour: '#c96a47' },
  forsyth: { power: 'drawCard', royal: false, cards: 12, badge: 'griffin', colour: '#56423d' },
  cockburn: { power: 'swapWithSupporter', royal: false, cards: 12, badge: 'cockerel', colour: '#4d565c' },
  cochrane: { power: 'claimTwo', royal: false, cards: 12, badge: 'horse', colour: '#5c424f' },
  bruce: { power: 'joinEveryLineage', royal: true, cards: 2, badge: 'lion', colour: '#494746' },
} as const satisfies Record<LineageId, Clan>

/** LOS-34: at once, or marked now and applied at the end of the skirmish. */
export type Timing = 'immediate' | 'endOfSkirmish'

export type PowerFacts = {
  readonly lineage: LineageId
  readonly timing: Timing
  readonly target: 'armyCard' | 'supporter' | 'opposingCard' | 'faceUpCard' | 'handCard' | null
  readonly rules: readonly string[]
}

export const POWER_FACTS = {
  copyPower: {
    lineage: 'scott',
    timing: 'immediate',
    target: 'faceUpCard',
    rules: ['LOS-47', 'LOS-48', 'LOS-49', 'LOS-50', 'LOS-51'],
  },
  musterAnother: { lineage: 'makgill', timing: 'immediate', target: 'handCard', rules: ['LOS-44', 'LOS-45', 'LOS-46'] },
  stayInPlay: { lineage: 'macdonnell', timing: 'endOfSkirmish', target: null, rules: ['LOS-55', 'LOS-56', 'LOS-57'] },
  discardAnother: { lineage: 'wemyss', timing: 'immediate', target: 'armyCard', rules: ['LOS-38', 'LOS-39'] },
  swapWithClan: { lineage: 'fergusson', timing: 'immediate', target: 'opposingCard', rules: ['LOS-41', 'LOS-42'] },
  drawCard: { lineage: 'forsyth', timing: 'immediate', target: null, rules: ['LOS-43'] },
  swapWithSupporter: { lineage: 'cockburn', timing: 'immediate', target: 'supporter', rules: ['LOS-40'] },
  claimTwo: { lineage: 'cochrane', timing: 'endOfSkirmish', target: null, rules: ['LOS-58', 'LOS-59'] },
  joinEveryLineage: { lineage: 'bruce', timing: 'endOfSkirmish', target: null, rules: ['LOS-52', 'LOS-53', 'LOS-54'] },
} as const satisfies Record<PowerId, PowerFacts>

export const THING_RULES = {
  faceDownClan: ['LOS-23', 'LOS-61'],
  faceDownRecruit: ['LOS-19', 'LOS-20'],
  emptySlot: ['LOS-76'],
  drawPile: ['LOS-75', 'LOS-76'],
  discardPile: ['LOS-75', 'LOS-39'],
  victoryPile: ['LOS-67', 'LOS-77'],
  initiative: ['LOS-12', 'LOS-16', 'LOS-71'],
} as const satisfies { readonly [thing: string]: readonly string[] }
export const MARK_RULE = 'LOS-35'
/** LOS-29 or LOS-26: the test that decides whether a power may be activated. */
export const activationRule = (lineageTest: boolean): string => (lineageTest ? 'LOS-29' : 'LOS-26')

// LOS-1, LOS-2: card ids are ranks minus one, so strengths run in blocks of eight lineages and Bruce comes last.
const NORMAL_LINEAGES = 8
export const WEAKEST = 1
export const STRONGEST = 12
/** Without and with the two Bruce cards (LOS-5). */
export const PLAIN_DECK = NORMAL_LINEAGES * STRONGEST
export const ROYAL_DECK = PLAIN_DECK + CLANS.bruce.cards

const cardIds = Array.from({ length: ROYAL_DECK }, (_, card) => card)

export const LINEAGE_OF: readonly LineageId[] = cardIds.map((card) =>
  card < PLAIN_DECK ? LINEAGES[card % NORMAL_LINEAGES] : 'bruce',
)
export const LINEAGE_INDEX: readonly number[] = LINEAGE_OF.map((lineage) => LINEAGES.indexOf(lineage))
export const STRENGTH_OF: readonly number[] = cardIds.map((card) =>
  card < PLAIN_DECK ? Math.floor(card / NORMAL_LINEAGES) + 1 : STRONGEST,
)
export const RANK_OF: readonly number[] = cardIds.map((card) => card + 1)
export const POWER_OF: readonly PowerId[] = LINEAGE_OF.map((lineage) => CLANS[lineage].power)

/** `wemyss-6` for a strength; the two Bruce cards are `bruce-1` and `bruce-2`. */
export const SLUG_OF: readonly string[] = cardIds.map((card) =>
  card < PLAIN_DECK ? `${LINEAGE_OF[card]}-${STRENGTH_OF[card]}` : `bruce-${card - PLAIN_DECK + 1}`,
)
export const CARD_BY_SLUG: ReadonlyMap<string, number> = new Map(SLUG_OF.map((slug, card) => [slug, card]))

/** LOS-81: constants, not options. */
export const ROUNDS = 5
export const STARTING_HAND = 5
export const HAND_LIMIT = 10
export const VICTORY_THRESHOLD = 40
/** LOS-4. */
export const RECRUIT_SLOTS = 5
export const MIN_SEATS = 2
export const MAX_SEATS = 5
/** LOS-53, LOS-63. */
export const DOUBLING_FACTOR = 2
export const DOUBLING_LEAST_CARDS = 2
/** LOS-67, LOS-58. */
export const CLAIMS = 1
export const CLAIMS_WITH_COCHRANE = 2
/** LOS-29: from this number of players on the test looks at the lineage alone. */
export const LINEAGE_TEST_FROM_SEATS = 4
