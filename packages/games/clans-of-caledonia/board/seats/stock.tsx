import { type Good, GOODS } from '@bothy/clans-of-caledonia/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { productionPreview } from './production-facts.ts'
import type { SeatProps } from './seats.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { wordsOf } from '../words.ts'

function stockTarget({ choice }: BoardContext, good: Good): string {
  const targets = [at.give(good), at.discard(good)]
  return (
    targets.find((target) => choice.isSelectable(target) || choice.picked.includes(target)) ??
    targets.find((target) => choice.isBlocked(target)) ??
    at.give(good)
  )
}

export function Stock({ table, seat }: SeatProps) {
  const words = wordsOf(table.language)
  const { goods } = table.view.players[seat]
  const { made, processed } = productionPreview(table.view, seat)
  const own = table.me === seat
  return (
    <Group label={words.stock} class="coc-stock" keys={GOODS} isPurse={own} lands={`stock:${seat}`}>
      {(tabIndex) =>
        GOODS.map((good) => {
          const more = made[good] + processed[good]
          return (
            <Spot
              key={good}
              table={table}
              target={own ? stockTarget(table, good) : null}
              item={`good:${good}`}
              label={`${words.goodCount(goods[good], good)}${more > 0 ? `, ${words.stage.next} +${more}` : ''}`}
              tabIndex={tabIndex(good)}
              class="coc-held"
              lands={`${good}:${seat}`}
            >
              <span class="coc-held-face" data-none={goods[good] === 0 ? '' : undefined} aria-hidden="true">
                <Icon icon={good} size={21} />
                <b data-counts={`${good}:${seat}`}>{goods[good]}</b>
                {more > 0 && <em class="coc-up">+{more}</em>}
              </span>
            </Spot>
          )
        })
      }
    </Group>
  )
}
