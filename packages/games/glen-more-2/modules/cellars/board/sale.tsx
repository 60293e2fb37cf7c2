import type { TileId } from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'
import { at } from '../../../board/presenter.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { atSale } from './presenter.ts'
import type { Sale } from './shown.ts'
import { cellarsIn } from './words.ts'

const STAR = '★'

const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

const Place = ({ isFilled, bonus }: { isFilled: boolean; bonus: number | null }) => (
  <span class="gm2-sale-place" data-filled={isFilled ? '' : undefined} data-bonus={bonus === null ? undefined : ''}>
    {isFilled ? <SignIcon sign="cask" size={22} /> : bonus === null ? '' : bonus > 0 ? `+${bonus}` : STAR}
  </span>
)

export function SaleOnTile({ table, tile }: { table: BoardContext; tile: TileId }) {
  const sale = table.view.chronicles.cellars?.sales.find((it) => it.tile === tile)
  if (sale === undefined) return null
  return (
    <span class="gm2-sale" aria-hidden="true">
      <span class="gm2-sale-bonus">
        <Place isFilled={sale.bonus} bonus={sale.bonusVp} />
      </span>
      <span class="gm2-sale-right">
        {times(sale.spaces).map((i) => (
          <Place key={i} isFilled={i < sale.right} bonus={null} />
        ))}
      </span>
    </span>
  )
}

export function SaleSpots({ table, sale }: { table: BoardContext; sale: Sale }) {
  const say = cellarsIn(table)
  const words = wordsOf(table.language)
  const spaces = table.view.chronicles.cellars?.selling?.spaces ?? []
  if (spaces.length < 2) return null
  return (
    <div class="gm2-cellar gm2-sale-box">
      <b class="gm2-cellar-name">{words.tileName(sale.tile)}</b>
      <Group label={words.tileName(sale.tile)} class="gm2-cellar-spaces" keys={spaces.map(atSale)}>
        {(tabIndex) =>
          spaces.map((onto) => (
            <Spot
              key={onto}
              table={table}
              target={atSale(onto)}
              item={at.tile(sale.tile)}
              label={onto === 'bonus' ? say.bonusSpace(sale.bonusVp) : say.rightSpaces(sale.spaces - sale.right)}
              tabIndex={tabIndex(atSale(onto))}
              class="gm2-cask-hit"
            >
              <span class="gm2-sale-place" data-bonus={onto === 'bonus' ? '' : undefined} aria-hidden="true">
                {onto === 'right' ? (
                  `×${sale.spaces - sale.right}`
                ) : sale.bonusVp > 0 ? (
                  <Points value={`+${sale.bonusVp}`} size={22} />
                ) : (
                  STAR
                )}
              </span>
              <small class="gm2-sale-word" aria-hidden="true">
                {onto === 'bonus' ? say.bonus : say.right}
              </small>
            </Spot>
          ))
        }
      </Group>
    </div>
  )
}
