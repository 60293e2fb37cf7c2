import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { CardBack, CardFace } from '../cards/card.tsx'
import { recruitLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

function Row({ table }: { table: BoardContext }) {
  const { view, language } = table
  const words = wordsOf(language)
  const keys = view.recruits.flatMap((recruit, slot) => (recruit === null ? [] : [at.recruit(slot)]))
  return (
    <Group label={words.zoneName('recruits')} class="los-recruits" keys={keys}>
      {(tabIndex) =>
        view.recruits.map((recruit, slot) => {
          const target = at.recruit(slot)
          if (recruit === null) return <span key={target} class="los-slot" title={words.emptySlot} />
          const { card } = recruit
          return (
            <Spot
              key={target}
              table={table}
              target={target}
              item={target}
              label={recruitLabel(card, slot, words)}
              tabIndex={tabIndex(target)}
            >
              {card === null ? (
                <CardBack moves={target} />
              ) : (
                <CardFace card={card} words={words} moves={at.card(card)} />
              )}
            </Spot>
          )
        })
      }
    </Group>
  )
}

function Piles({ table }: { table: BoardContext }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { cards, secret } = view.discards
  const discarded = cards.length + secret
  const top = cards.at(-1)
  const [draw, discard] = [words.zoneName('drawPile'), words.zoneName('discardPile')]
  return (
    <Group label={`${draw}, ${discard}`} class="los-piles" keys={['draw', 'discards']}>
      {(tabIndex) => (
        <>
          <Spot
            table={table}
            target={null}
            item="draw"
            label={`${draw}, ${words.cards(view.drawPile)}`}
            tabIndex={tabIndex('draw')}
            class="los-pile"
          >
            <span class="los-pile-art" data-lands="draw">
              {view.drawPile > 0 ? <CardBack moves={undefined} /> : <span class="los-slot" />}
            </span>
            <span class="los-pile-name" aria-hidden="true">
              <b>{view.drawPile}</b> {draw}
            </span>
          </Spot>
          <Spot
            table={table}
            target={null}
            item="discards"
            label={`${discard}, ${words.cards(discarded)}`}
            tabIndex={tabIndex('discards')}
            class="los-pile"
          >
            <span class="los-pile-art" data-key={top === undefined ? undefined : at.card(top)}>
              {top !== undefined && <CardFace card={top} words={words} />}
              {top === undefined && (discarded > 0 ? <CardBack moves={undefined} /> : <span class="los-slot" />)}
            </span>
            <span class="los-pile-name" aria-hidden="true">
              <b>{discarded}</b> {discard}
            </span>
          </Spot>
        </>
      )}
    </Group>
  )
}

export function Recruits({ table }: { table: BoardContext }) {
  const words = wordsOf(table.language)
  return (
    <section class="los-offer" aria-label={words.zoneName('recruits')}>
      <span class="los-label" aria-hidden="true">
        {words.zoneName('recruits')}
      </span>
      <div class="los-offer-row">
        <Piles table={table} />
        <Row table={table} />
      </div>
    </section>
  )
}
