import { scoring } from '../board/scoring/scoring-en.ts'

/** Words of the parts, for boards with tiles on a track, lands and a market. */
export const parts = {
  you: 'You',
  seat: (seat: number) => `Seat ${seat + 1}`,
  canBeChosen: 'Can be chosen',
  picked: 'Picked',
  /** Taking a tile. */
  canPay: 'You can afford it',
  payOwn: (goods: string) => `${goods} from your tiles`,
  payBuy: (goods: string, coins: string) => `${goods} from the market for ${coins}`,
  /** "Take the butcher". */
  take: (tile: string) => `Take ${tile}`,
  lost: 'lost',
  lostTiles: (n: number) => `${n} lost`,
  draws: (n: number) => (n === 1 ? '1 new tile' : `${n} new tiles`),
  nextUp: (name: string) => `${name} plays next`,
  nextYou: 'You play again',
  nextDie: 'The die moves next',
  scoringFollows: 'Triggers a scoring',
  gameEnds: 'Ends the game',
  /** The market. */
  buyFor: (n: number) => `buy for ${n}`,
  sellFor: (n: number) => `sell for ${n}`,
  soldOut: 'sold out',
  noSale: 'can’t sell',
  youHave: (goods: string) => `you have ${goods}`,
  sellOne: (good: string, coins: string) => `Sell 1 ${good} for ${coins}`,
  sell: 'sell',
  noCoin: 'no coin',
  yours: 'yours',
  /** Tiles that have been built. */
  ready: 'ready to activate',
  used: 'activated this turn',
  viaLochNess: 'via Loch Ness',
  most: 'max',
  holds: (goods: string) => `holds ${goods}`,
  helpPlace: 'Each place shows what it would activate.',
  helpActivate: 'Activations you don’t use this turn are lost.',
  /** Payments. */
  choosePay: (tile: string) => `${tile}: choose what to pay.`,
  stillMissing: (n: number) => `Choose ${n} more`,
  wayPay: (goods: string) => `pay ${goods}`,
  wayBuy: (goods: string, coins: string) => `buy ${goods} for ${coins}`,
  wayGet: (what: string) => `get ${what}`,
  /** Seats. */
  nextScoring: 'at the next scoring',
  ifEnded: 'If the game ended now',
  /** A word or two for what the rules say against something. */
  short: {
    noCell: 'no place',
    coins: 'too few coins',
    soldOut: 'sold out',
    noCellWithout: 'needed here',
    rowEmpty: 'can’t sell',
    outOfReach: 'out of reach',
    alreadyActivated: 'already activated',
    full: 'full',
    extraUsed: 'Loch Ness used',
    noPoint: 'no movement point',
    notNow: 'not now',
  },
  scoring,
}
