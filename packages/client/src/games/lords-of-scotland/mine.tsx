import { HAND_LIMIT } from '@bothy/lords-of-scotland'
import { CardFace } from './card.tsx'
import { handLabel, outlook } from './labels.ts'
import { at } from './presenter.ts'
import { Row, Spot, type Table } from './spot.tsx'
import { wordsOf } from './words.ts'

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
      <Row label={words.board.yourHand} class="los-hand" keys={view.hand.map(({ card }) => at.card(card))}>
        {(tabIndex) =>
          view.hand.map((held) => {
            const target = at.card(held.card)
            const { good, short } = outlook(held, words)
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
                <span class="los-pill" data-good={good ? 'yes' : 'no'} aria-hidden="true">
                  {short}
                </span>
              </Spot>
            )
          })
        }
      </Row>
    </div>
  )
}
