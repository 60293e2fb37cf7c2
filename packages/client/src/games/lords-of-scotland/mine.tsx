import type { HandCard } from '@bothy/lords-of-scotland'
import { HAND_LIMIT, LINEAGE_OF, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { Badge } from './art/badges.tsx'
import { Group } from '../../board/spot-group.tsx'
import { CardFace } from './card.tsx'
import { handLabel, outlook } from './labels.ts'
import { LINEAGE_ART } from './lineages.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

function Pill({ held, words }: { held: HandCard; words: Words }) {
  const { good, short, cause } = outlook(held, words)
  if (cause === null) {
    return (
      <span class="los-pill" data-good={good ? 'yes' : 'no'} aria-hidden="true">
        {short}
      </span>
    )
  }
  const { beast, dye } = LINEAGE_ART[LINEAGE_OF[cause]]
  return (
    <span class="los-pill" data-good="no" aria-hidden="true">
      <Badge class="los-beast" beast={beast} ring={dye} />
      <span class="los-pill-name">{words.lineageName(LINEAGE_OF[cause])}</span> {STRENGTH_OF[cause]}
    </span>
  )
}

/** The hand. Each card says whether its power would activate now, or which card prevents it. */
export function Mine(table: Table) {
  const { view, me, language, layout } = table
  const words = wordsOf(language)
  if (me === null) return null
  if (view.hand.length === 0) return <p class="los-none">{words.board.emptyHand}</p>
  return (
    <div class="los-mine" data-layout={layout}>
      <span class="los-label">
        {words.zoneName('hand')} <b>{view.hand.length}</b>
        <small>{` / ${HAND_LIMIT}`}</small>
      </span>
      <Group label={words.board.yourHand} class="los-hand" keys={view.hand.map(({ card }) => at.card(card))}>
        {(tabIndex) =>
          view.hand.map((held) => {
            const target = at.card(held.card)
            return (
              <Spot
                key={target}
                table={table}
                target={target}
                thing={target}
                label={handLabel(held, words)}
                tabIndex={tabIndex(target)}
              >
                <CardFace card={held.card} words={words} moves={target} />
                {view.ranks === null && <Pill held={held} words={words} />}
              </Spot>
            )
          })
        }
      </Group>
    </div>
  )
}
