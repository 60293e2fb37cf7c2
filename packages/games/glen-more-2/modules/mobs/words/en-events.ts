import { listed, type Message, type Seat } from '@bothy/kernel'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { cell, coins, GOOD_NAMES, goods, plural, scotsmen, vp } from '../../../words/en-counts.ts'
import { card, field, type Reader, the, tiles, You, you } from '../../../words/en-grammar.ts'
import { type GangsterId } from '../data/index.ts'
import type { MobsModuleTypes, Row } from '../rules/types.ts'
import { gangsterName } from './parts.ts'

export const pennies = (n: number): string => plural(n, 'penny', 'pennies')
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
const names = (list: readonly GangsterId[]): string =>
  list.length === 0 ? 'nobody' : list.map(gangsterName).join(', ')
export const row = (it: Row): string => (it === 'england' ? 'England row' : `${GOOD_NAMES[it]} row`)
export const item = (it: Row | 'coin'): string => (it === 'coin' ? coins(1) : it === 'england' ? '' : goods([it]))

const whose = (seat: Seat, me: Reader): Message => (seat === me ? ['your'] : [you(seat, me), '’s'])
const land = (seat: Seat, me: Reader): Message => [...whose(seat, me), ' territory']

export const events: ChronicleTexts<MobsModuleTypes>['events'] = {
  gangstersDrawn: (e) => [
    `In prison: ${names(e.gangsters)}.${e.hidden === 0 ? '' : ` ${plural(e.hidden, 'more gangster comes', 'more gangsters come')} with stack B.`}`,
  ],
  gangstersCame: (e) => [`New in prison: ${names(e.gangsters)}.`],
  pennyPlaced: (e, me) => [You(e.seat, me), ` put a penny on ${gangsterName(e.gangster)}, who now has ${e.pennies}.`],
  recruited: (e, me) => [
    You(e.seat, me),
    ` took ${gangsterName(e.gangster)} from prison${e.pennies === 0 ? '' : ` with ${pennies(e.pennies)}`}.`,
  ],
  fieldCharged: (e, me) => [You(e.seat, me), ' put a Peggy McWander token on ', field(e.field), `: ${coins(e.coins)}.`],
  chargePaid: (e, me) => [You(e.seat, me), ' paid ', you(e.to, me), ` ${coins(e.coins)} for `, field(e.field), '.'],
  chargeGone: (e) => ['The Peggy McWander token on ', field(e.field), ' is gone.'],
  rowGrabbed: (e, me) => [You(e.seat, me), ` took ${coins(e.coins)} from the ${row(e.row)} with Joe McDuff.`],
  intercepted: (e, me) => [
    You(e.seat, me),
    ` paid `,
    you(e.of, me),
    ` ${coins(1)} with Bruce McMail for ${goods([e.good])} from `,
    the(e.tile),
    ...(e.onto === null ? [` and sold it for ${coins(e.coins)}.`] : [', now on ', the(e.onto), '.']),
  ],
  tileReserved: (e, me) => [You(e.seat, me), ' reserved ', the(e.tile), ` with Peggy McLaird: ${coins(e.coins)}.`],
  reservePaid: (e, me) => [
    You(e.seat, me),
    ' paid ',
    you(e.to, me),
    ` ${coins(e.coins)} for the reserved tile, `,
    the(e.tile),
    '.',
  ],
  reserveGone: (e) => [
    the(e.tile),
    e.taken ? ' is no longer reserved.' : ' is gone, and with it the Peggy McLaird token.',
  ],
  lairdTurned: (e, me) => [
    You(e.seat, me),
    ' couldn’t take ',
    the(e.tile),
    ': Peggy McLaird was flipped, and the tokens are gone.',
  ],
  hired: (e, me) => [
    You(e.seat, me),
    ` chose a Scotsman from ${e.from === null ? 'the supply' : ''}`,
    ...(e.from === null ? [] : [the(e.from)]),
    ` as ${gangsterName(e.gangster)}.`,
  ],
  lurked: (e, me) => [
    You(e.seat, me),
    ` sent ${gangsterName(e.gangster)} to `,
    the(e.tile),
    ' in ',
    ...land(e.of, me),
    '.',
  ],
  sneaked: (e, me) => [You(e.seat, me), ' moved Kenneth McSnitch to ', the(e.tile), '.'],
  stolen: (e, me) => [
    You(e.seat, me),
    ` stole ${goods([e.good])} from `,
    you(e.of, me),
    ' (',
    the(e.tile),
    '), now on ',
    the(e.onto),
    '.',
  ],
  darkiePaid: (e, me) => [
    You(e.seat, me),
    ' paid ',
    you(e.to, me),
    ` ${coins(e.coins)} to build next to Fergus MacDarkie.`,
  ],
  sponged: (e, me) => [You(e.seat, me), ` got ${vp(1)} from `, you(e.of, me), ' with Sibyl MacSponge.'],
  shifted: (e, me) => [
    You(e.seat, me),
    ' moved ',
    ...tiles(e.tiles),
    ' from ',
    ...land(e.from, me),
    ' to ',
    ...land(e.to, me),
    ` (${cell(e.x, e.y)}) with Derek Anderson`,
    ...(e.scotsmen === 0 && e.goods.length === 0
      ? []
      : [
          `; ${[...(e.scotsmen === 0 ? [] : [scotsmen(e.scotsmen)]), ...(e.goods.length === 0 ? [] : [goods(e.goods)])].join(' and ')} went to the Home Castle`,
        ]),
    '.',
  ],
  tricked: (e, me) => [
    You(e.seat, me),
    ` exchanged ${item(e.item)} on the Mountain for ${goods([e.good])} with Elspeth McTrick.`,
  ],
  staked: (e, me) => [
    You(e.seat, me),
    ' put a John McClaim token on ',
    card(e.card),
    ', one of ',
    ...whose(e.of, me),
    ' landmark cards.',
  ],
  stakeGone: (e) => [card(e.card), ' was flipped: the John McClaim token is gone.'],
  pennySlipped: (e, me) => [You(e.seat, me), ' gave ', you(e.to, me), ' a −1 penny with Calum McQuack.'],
  secondDrawn: (e, me) => [You(e.seat, me), ` drew a second reward token with ${gangsterName(e.gangster)}.`],
  barged: (e, me) => [You(e.seat, me), ' pushed past rival boats with Bully McMuscle.'],
  demanded: (e, me) => [You(e.seat, me), ' demanded a haggis token from ', you(e.of, me), ' with Fraser McStarve.'],
  surrendered: (e, me) => [
    You(e.seat, me),
    ' gave ',
    you(e.to, me),
    e.value === null ? ' a haggis token.' : ` a haggis token of value ${e.value}.`,
  ],
  rerollOpen: (e, me) => [
    `Haggis scoring: the die showed ${e.roll}. `,
    You(e.seat, me),
    ' can have the die rolled again with Oonagh McHagg.',
  ],
  rerolled: (e, me) => [
    You(e.seat, me),
    ` had the die rolled again with Oonagh McHagg: ${e.roll} instead of ${e.from}.`,
  ],
  mobsScored: (e, me) => [
    'Gangsters and pennies: ',
    ...listed(
      e.seats.map((it, seat): Message => [you(seat, me), ` ${signed(it.gangsters)} and ${signed(it.pennies)} VP`]),
      'and',
    ),
    '.',
  ],
}
