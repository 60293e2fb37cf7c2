import { Icon, type IconName } from '../art/icons.tsx'
import type { BoardContext } from '../spot.tsx'
import { lookAt } from '../visible-area.ts'
import { type Words, wordsOf } from '../words.ts'
import { chooseGroup, type ChoiceGroup, groupOf, type Offer, offersOf } from './choice-groups.ts'

const SIGNS = {
  place: 'freeSpace',
  trade: 'money',
  contracts: 'contract',
  upgrades: 'upgrade',
} as const satisfies Record<ChoiceGroup, IconName>

const PANES = { place: 'mine', trade: 'market', contracts: 'contracts', upgrades: 'mine' } as const

function offered(offer: Offer, { trade, money }: Words): string {
  if (offer.n === 0) return trade.nothingNow
  switch (offer.group) {
    case 'place':
    case 'upgrades':
      return trade.fromPrice(money(offer.least))
    case 'trade':
      return trade.sellsAndBuys(offer.sells, offer.buys)
    case 'contracts':
      return offer.ready > 0 ? trade.readyContracts(offer.ready) : trade.toTake(offer.takes)
  }
}

export function GroupBar(table: BoardContext) {
  const words = wordsOf(table.language)
  const now = groupOf(table)
  return (
    <div class="coc-groups" data-filter="" role="group" aria-label={words.trade.groupsLabel}>
      {offersOf(table).map((offer) => {
        const { group, n } = offer
        return (
          <button
            key={group}
            type="button"
            class="button coc-group"
            data-group={group}
            aria-pressed={now === group ? 'true' : 'false'}
            disabled={n === 0}
            onClick={() => {
              chooseGroup(table, now === group ? null : group)
              if (now !== group) lookAt(table, PANES[group])
            }}
          >
            <Icon icon={SIGNS[group]} size={22} />
            <span>
              <b>{words.trade.groups[group]}</b>
              <small>{offered(offer, words)}</small>
            </span>
          </button>
        )
      })}
    </div>
  )
}
