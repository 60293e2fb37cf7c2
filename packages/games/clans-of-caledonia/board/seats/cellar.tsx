import type { Seat } from '@bothy/kernel'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { wordsOf } from '../words.ts'

/** COC-91: draws nothing for other clans. */
export function Cellar({ seat, ...table }: BoardContext & { readonly seat: Seat }) {
  const words = wordsOf(table.language)
  const { view, me } = table
  const { cellar } = view.players[seat]
  const money = boxOf(view).clans.mackenzie.cellar
  if (cellar.length === 0) return null
  return (
    <div class="coc-cellar">
      <span class="coc-cellar-name">{words.cellar}</span>
      <Group label={words.cellar} class="coc-barrels" keys={cellar.map((_, i) => String(i))}>
        {(tabIndex) =>
          cellar.map((isFull, i) => (
            <Spot
              key={i}
              table={table}
              target={isFull && seat === me ? at.barrel(i + 1) : null}
              item={at.barrel(i + 1)}
              label={words.trade.barrel(i + 1, isFull, words.money(money[i]))}
              tabIndex={tabIndex(String(i))}
              class={isFull ? 'coc-barrel' : 'coc-barrel coc-no-barrel'}
              lands={`barrel:${i + 1}`}
            >
              {isFull && <Icon icon="whisky" size={22} />}
              <b class="coc-gold" aria-hidden="true">
                {words.money(money[i])}
              </b>
            </Spot>
          ))
        }
      </Group>
    </div>
  )
}
