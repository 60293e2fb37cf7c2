import { PortraitPicture } from '../art/portraits.tsx'
import { Signs } from '../art/signs.tsx'
import { TilePicture } from '../art/tile-picture.tsx'
import type { Recipe, TileFace, TileSigns } from './tile-facts.ts'

type TileProps = {
  readonly face: TileFace
  readonly name: string | null
  readonly shortName?: string | undefined
  readonly signs: TileSigns | null
  readonly seat?: number | null
  readonly moves?: string | undefined
}

/** Letters that fit on a plate of 99 px. */
const LONGEST_NAME = 16
/** Letters that fit on a plate of 74 px, and of 64 px. */
const LONG_SHORT = 12
const LONGEST_SHORT = 10

const lengthOf = (name: string): 'long' | 'longest' | undefined =>
  name.length > LONG_SHORT ? 'longest' : name.length > LONGEST_SHORT ? 'long' : undefined

const isPlain = ({ pay, get }: Recipe): boolean =>
  pay.length === 0 &&
  get.length > 0 &&
  get.every((sign) => typeof sign === 'string' && sign !== 'any' && sign !== 'age' && sign !== 'event')

const isLong = ({ pay, get, or }: Recipe): boolean => pay.length + get.length + or.length > 2

function RecipeSigns({ recipe, seat }: { recipe: Recipe; seat: number | null }) {
  const { pay, get, or, ladder } = recipe
  return (
    <>
      <Signs signs={pay} size={16} seat={seat} />
      {pay.length > 0 && <span class="gm2-gets">›</span>}
      <Signs signs={get} size={16} seat={seat} />
      {or.length > 0 && <span class="gm2-gets">/</span>}
      <Signs signs={or} size={16} seat={seat} />
      {ladder.length > 0 && <span class="gm2-ladder">{ladder.join(' ')}</span>}
    </>
  )
}

export function Tile({ face, name, shortName, signs, seat = null, moves }: TileProps) {
  return (
    <span
      class="tile-face gm2-tile"
      data-key={moves}
      data-named={name === null ? undefined : ''}
      data-person={'person' in face ? '' : undefined}
      aria-hidden="true"
    >
      {'person' in face ? (
        <PortraitPicture person={face.person} />
      ) : (
        <TilePicture view={face.view} river={face.river} look={face.look} />
      )}
      {signs !== null && signs.cost.length > 0 && (
        <span class="tile-sign gm2-sign gm2-cost">
          <Signs signs={signs.cost} size={16} seat={seat} />
        </span>
      )}
      {signs?.overbuild === true && (
        <span class="tile-sign gm2-sign gm2-over">
          <Signs signs={['overbuild']} size={16} />
        </span>
      )}
      {signs !== null && signs.does !== null && (
        <span
          class="tile-sign gm2-sign gm2-does"
          data-plain={isPlain(signs.does) ? '' : undefined}
          data-long={isLong(signs.does) ? '' : undefined}
        >
          <RecipeSigns recipe={signs.does} seat={seat} />
        </span>
      )}
      {signs !== null && signs.brings.length > 0 && (
        <span class="tile-sign gm2-sign gm2-brings">
          <Signs signs={signs.brings} size={16} seat={seat} />
        </span>
      )}
      {name !== null && (
        <span class="tile-name gm2-plate" data-length={lengthOf(shortName ?? name)}>
          {(shortName === undefined || name.length <= LONGEST_NAME) && <span class="gm2-full-name">{name}</span>}
          {shortName !== undefined && <span class="gm2-short-name">{shortName}</span>}
        </span>
      )}
    </span>
  )
}
