import type { Seat } from '@bothy/kernel'
import {
  CLAIMER,
  DARKIE,
  type GangsterId,
  LAIRD,
  MAIL,
  type MobsModuleTypes,
  QUACK,
  SNITCH,
  SPONGE,
  STARVE,
  WANDER,
} from '@bothy/glen-more-2/data'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import { StoneDie } from '../../../board/art/pieces.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'
import { at } from '../../../board/presenter.ts'
import type { ChronicleTables, FlightTools } from '../../../board/chronicles/part.ts'
import { atGangster } from './presenter.ts'
import { Lurker, Penny, Portrait } from './signs.tsx'

const home = (seat: Seat): Place => `seat:${seat}`
const gang = (seat: Seat): readonly Place[] => [home(seat)]
const inPrison = (gangster: GangsterId): readonly Place[] => [atGangster(gangster), 'prison', 'hub']
const by = (gangster: GangsterId, seat: Seat): readonly Place[] => [atGangster(gangster), home(seat)]

const paid = ({ fly, purse }: FlightTools, from: Seat, to: Seat, coins: number): Movement =>
  fly(<Coin value={coins} size={34} />, purse(from), purse(to))

export const mobsFlights: ChronicleTables<MobsModuleTypes>['flights'] = {
  gangstersDrawn: null,
  gangstersCame: ({ gangsters }, { fly }) =>
    gangsters.map((gangster) => fly(<Portrait gangster={gangster} size={44} />, ['hub'], inPrison(gangster))),
  pennyPlaced: ({ seat, gangster }, { fly }) => [fly(<Penny side="plus" size={34} />, gang(seat), inPrison(gangster))],
  recruited: ({ seat, gangster, pennies }, { fly }) => [
    fly(<Portrait gangster={gangster} size={48} />, ['prison', 'hub'], gang(seat)),
    ...(pennies === 0 ? [] : [fly(<Penny side="plus" size={34} />, ['prison', 'hub'], gang(seat))]),
  ],
  fieldCharged: ({ seat, field, coins }, { fly }) => [
    fly(<Coin value={coins} size={30} />, by(WANDER, seat), [at.field(field)]),
  ],
  chargePaid: ({ seat, to, coins }, tools) => [paid(tools, seat, to, coins)],
  chargeGone: null,
  rowGrabbed: ({ seat, coins }, { fly, purse }) => [fly(<Coin value={`+${coins}`} size={34} />, ['hub'], purse(seat))],
  intercepted: ({ seat, of, good, tile, onto, coins }, tools) => [
    tools.fly(
      <SignIcon sign={good} size={30} />,
      [at.tile(tile), home(of)],
      [...(onto === null ? [] : [at.tile(onto)]), `${good}:${seat}`, home(seat)],
    ),
    tools.fly(<Coin value={1} size={30} />, by(MAIL, seat), tools.purse(of)),
    ...(onto === null ? [tools.fly(<Coin value={`+${coins}`} size={34} />, ['hub'], tools.purse(seat))] : []),
  ],
  tileReserved: ({ seat, tile, coins }, { fly }) => [
    fly(<Coin value={coins} size={30} />, by(LAIRD, seat), [at.tile(tile)]),
  ],
  reservePaid: ({ seat, to, coins }, tools) => [paid(tools, seat, to, coins)],
  reserveGone: null,
  lairdTurned: null,
  hired: null,
  lurked: ({ seat, gangster, of, tile }, { fly }) => [
    fly(<Lurker seat={seat} size={40} />, by(gangster, seat), [at.tile(tile), home(of)]),
  ],
  sneaked: ({ seat, of, tile }, { fly }) => [
    fly(<Lurker seat={seat} size={40} />, [`lurker:${SNITCH}`, home(seat)], [at.tile(tile), home(of)]),
  ],
  stolen: ({ seat, of, good, tile, onto }, { fly }) => [
    fly(<SignIcon sign={good} size={30} />, [at.tile(tile), home(of)], [at.tile(onto), `${good}:${seat}`, home(seat)]),
  ],
  darkiePaid: ({ seat, to, coins }, tools) => [paid(tools, seat, to, coins), ...shown(tools, DARKIE, to)],
  sponged: ({ seat, of }, tools) => [
    tools.fly(<Points value="+1" size={36} />, [`points:${of}`, home(of)], [`points:${seat}`, home(seat)]),
    ...shown(tools, SPONGE, seat),
  ],
  shifted: null,
  tricked: null,
  staked: ({ seat, of, card }, { fly }) => [
    fly(<Portrait gangster={CLAIMER} size={40} />, by(CLAIMER, seat), [at.card(card), home(of)]),
  ],
  stakeGone: null,
  pennySlipped: ({ seat, to }, tools) => [
    tools.fly(<Penny side="minus" size={34} />, gang(seat), gang(to)),
    ...shown(tools, QUACK, seat),
  ],
  secondDrawn: ({ seat, gangster }, tools) => shown(tools, gangster, seat),
  barged: null,
  demanded: ({ seat, of }, { fly }) => [fly(<Portrait gangster={STARVE} size={40} />, by(STARVE, seat), [home(of)])],
  surrendered: ({ seat, to }, { fly }) => [
    fly(<SignIcon sign="haggis" size={32} />, [`serving:${seat}`, home(seat)], [`serving:${to}`, home(to)]),
  ],
  rerollOpen: null,
  rerolled: ({ seat, roll }, { fly }) => [fly(<StoneDie rolled={roll} size={40} />, [home(seat)], ['hub'])],
  mobsScored: ({ seats }, { fly }) =>
    seats.flatMap(({ gangsters, pennies }, seat) => {
      const vp = gangsters + pennies
      return vp === 0
        ? []
        : [fly(<Points value={vp > 0 ? `+${vp}` : `−${-vp}`} size={40} />, gang(seat), [`points:${seat}`, home(seat)])]
    }),
}

function shown({ fly }: FlightTools, gangster: GangsterId, seat: Seat): readonly Movement[] {
  return [fly(<Portrait gangster={gangster} size={40} />, ['hub'], by(gangster, seat))]
}
