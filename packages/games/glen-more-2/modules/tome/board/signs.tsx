import { type Category, GOODS, type Op, TILES } from '@bothy/glen-more-2/data'
import type { ComponentChildren } from 'preact'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { isPersonId, PortraitPicture } from '../../../board/art/portraits.tsx'
import { CATEGORY_SIGNS, type Sign, SignIcon, Signs } from '../../../board/art/signs.tsx'
import { ClanBadge } from '../../../board/map/clan-map.tsx'
import { boxOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { goodsIn } from './now.ts'
import { tomeIn } from './words.ts'

const INK = '#1f2a33'
const PAPER = '#f8f3e4'

const DRAWN = {
  ladder: [
    ['#8e4a9e', 'M2 22v-5h5v-4h5V9h5V4h5v18z'],
    [PAPER, 'M2 9.500L8.500 3l1.500 1.500L11 1H6.500L8 2.500 1 8z'],
  ],
  borrowed: [
    [PAPER, 'M3 9h15v13H3z'],
    ['#e2a727', 'M12.500 10L6.500 17h3.800L9 21.500l6-7h-3.800z'],
    ['#35618a', 'M15 1v9M15 1.500l8 2.500-8 3z'],
  ],
  around: [
    ['#98a3aa', 'M2 9h6V2h8v7h6v7h-6v6H8v-6H2z'],
    [PAPER, 'M8 9h8v7H8z'],
  ],
  pile: [
    ['#98a3aa', 'M2 18l10-4.500L22 18l-10 4.500z'],
    [PAPER, 'M2 14l10-4.500L22 14l-10 4.500z'],
    ['#3d7a3f', 'M10.500 12V6.500H7.500L12 1l4.500 5.500h-3V12z'],
  ],
  england: [
    [PAPER, 'M3 2.500h18v12c0 4-4 6-9 7.500-5-1.500-9-3.500-9-7.500z'],
    ['#b23b2a', 'M10.500 2.500h3v7H21v3h-7.500v9.500l-1.500.5-1.500-.5v-9.500H3v-3h7.500z'],
  ],
  swap: [['#3d7a3f', 'M2 7.500L8 2v3.500h13V9.500H8V13zM22 16.500L16 22v-3.500H3v-4h13V11z']],
} as const satisfies { readonly [name: string]: readonly (readonly [fill: string, d: string])[] }

type DrawnName = keyof typeof DRAWN
const isDrawn = (name: string): name is DrawnName => Object.hasOwn(DRAWN, name)
export const DRAWN_NAMES = Object.keys(DRAWN).filter(isDrawn)

export const Drawn = steady(function Drawn({ name, size }: { name: DrawnName; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[name].map(([fill, d]) => (
        <path key={d} d={d} fill={fill} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />
      ))}
    </svg>
  )
})

export const BetterTable = ({ category, size }: { category: Category; size: number }) => (
  <span class="gm2-op">
    <Drawn name="ladder" size={size} />
    <SignIcon sign={CATEGORY_SIGNS[category]} size={size} />
  </span>
)

const times = (n: number, sign: Sign): readonly Sign[] => Array.from({ length: n }, () => sign)

type Draws = { readonly table: BoardContext; readonly seat: number; readonly size: number }

function opSigns(op: Op, draws: Draws): ComponentChildren {
  const { table, seat, size } = draws
  const signs = (list: readonly Sign[]) => <Signs signs={list} size={size} seat={seat} />
  const nested = { ...draws, size: size - 2 }
  const gets = <span class="gm2-gets">›</span>
  switch (op.op) {
    case 'payScotsman':
      return [signs(times(op.amount, 'scotsman')), gets]
    case 'payVp':
      return [<Points value={op.amount} size={size + 2} />, gets]
    case 'vp':
      return <Points value={op.amount} size={size + 4} />
    case 'coins':
      return <Coin value={op.amount} size={size} />
    case 'coinsPerEventSide':
      return [<Coin value={op.amount} size={size} />, '/', signs(['event'])]
    case 'casks':
      return signs(times(op.amount, 'cask'))
    case 'gain':
      return signs(goodsIn(op.goods))
    case 'gainAny':
      return signs(times(op.amount, 'any'))
    case 'scotsman':
      return signs(times(op.amount, 'scotsman'))
    case 'clanMarker':
      return signs(times(op.amount, 'marker'))
    case 'removeTiles':
      return signs(times(op.max, 'remove'))
    case 'exchangeOnce':
      return [signs(goodsIn(op.pay)), gets, <Points value={op.vp} size={size + 2} />]
    case 'exchangePerUnit':
      return [signs([GOODS[op.good]]), gets, <Points value={op.vpEach} size={size + 2} />, '×n']
    case 'replaceScoringTable':
      return <BetterTable category={op.category} size={size} />
    case 'flipLandmark':
      return signs(['landmark', 'event'])
    case 'ifClan': {
      const { name, colour } = boxOf(table.view).fields[op.clan]
      return [<ClanBadge field={name} colour={colour} seats={[]} size={size} />, ':', ...all(op.grants, nested)]
    }
    case 'ifPerson': {
      const person = TILES[op.person] ?? ''
      return [
        isPersonId(person) && (
          <span class="gm2-op-face">
            <PortraitPicture person={person} />
          </span>
        ),
        ':',
        ...all(op.grants, nested),
      ]
    }
    case 'activateAllOfType':
      return signs(['activate', 'sheep', 'cattle'])
    case 'activateAll':
      return [signs(['activate']), tomeIn(table).all]
    case 'extraActivationPerTurn':
      return [`+${op.amount}`, signs(['activate'])]
    case 'activateOpponentTiles':
      return Array.from({ length: op.max }, () => <Drawn name="borrowed" size={size} />)
    case 'activateTileAndNeighbours':
      return [signs(['activate']), <Drawn name="around" size={size} />]
    case 'buildFromDiscard':
      return <Drawn name="pile" size={size} />
    case 'teleportScotsman':
      return [signs(['scotsman']), gets, signs(['castle'])]
    case 'moveFromHomeCastleFree':
      return [signs(['castle']), gets, signs(['scotsman', 'move'])]
    case 'scotsmenCountDouble':
      return [signs(['castle']), '×2']
    case 'coinValue':
      return [<Coin value={1} size={size} />, gets, <Points value={op.vpEach} size={size + 2} />]
    case 'englandToken':
      return <Drawn name="england" size={size} />
    case 'takeAllEnglandCoins':
      return [<Drawn name="england" size={size} />, gets, <Coin value="" size={size} />]
    case 'swapPieceWithTile':
      return [<Drawn name="england" size={size} />, <Drawn name="swap" size={size} />]
    // Ops of clan fields and tokens; no card has them.
    case 'activateType':
    case 'castlesActAsScotsmenForPlacement':
    case 'move':
    case 'scoreThreshold':
    case 'takeDavidHume':
    case 'tradeResourceForCoin':
    case 'unusedMovementVp':
    case 'whiskyTileVpInstead':
      return null
  }
}

const all = (ops: readonly Op[], draws: Draws): readonly ComponentChildren[] =>
  ops.map((op, i) => (
    <span key={i} class="gm2-op">
      {opSigns(op, draws)}
    </span>
  ))

export const OpSigns = ({ ops, ...draws }: Draws & { ops: readonly Op[] }) => <>{all(ops, draws)}</>
