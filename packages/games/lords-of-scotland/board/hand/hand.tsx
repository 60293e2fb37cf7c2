import type { HandCard } from '@bothy/lords-of-scotland'
import { HAND_LIMIT, LINEAGE_OF, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { CardFace } from '../cards/card.tsx'
import { handLabel, handName, outlook } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function Pill({ held, words }: { held: HandCard; words: Words }) {
  const { good, short, cause } = outlook(held, words)
  const { blocked } = held
  return (
    <span class="los-pill" data-good={good ? 'yes' : 'no'} aria-hidden="true">
      <Icon name={good ? 'check' : 'close'} size={13} />
      {cause === null ? (
        <span class="los-pill-word">{short}</span>
      ) : (
        <>
          <span class="los-pill-word">{words.lineageName(LINEAGE_OF[cause])}</span>
          <span>{STRENGTH_OF[cause]}</span>
        </>
      )}
      {blocked?.why === 'weakerCard' && <SeatBadge seat={blocked.owner} size={16} />}
    </span>
  )
}

export function HandOfCards({ table }: { table: BoardContext }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { hand } = view
  const name = handName(table, words)
  return (
    <section
      class="los-mine"
      data-mine={hand.length > 0 ? '' : undefined}
      data-purse={hand.length > 0 ? '' : undefined}
      aria-label={name}
    >
      <span class="los-label" aria-hidden="true">
        {name} <small>{words.board.handOf(hand.length, HAND_LIMIT)}</small>
      </span>
      {hand.length === 0 && <p class="los-none">{words.board.emptyHand}</p>}
      <Group label={name} class="los-hand" keys={hand.map(({ card }) => at.card(card))} style={{ '--n': hand.length }}>
        {(tabIndex) =>
          hand.map((held) => {
            const target = at.card(held.card)
            return (
              <Spot
                key={target}
                table={table}
                target={target}
                item={target}
                label={handLabel(held, table, words)}
                tabIndex={tabIndex(target)}
              >
                <CardFace card={held.card} words={words} moves={target} />
                <span class="los-under">{view.ranks === null && <Pill held={held} words={words} />}</span>
              </Spot>
            )
          })
        }
      </Group>
    </section>
  )
}
