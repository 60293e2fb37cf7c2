import type { HandCard } from '@bothy/lords-of-scotland'
import { POWER_OF } from '@bothy/lords-of-scotland/data'
import type { Prospect } from '@bothy/lords-of-scotland/prospect'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Sentence } from '../../board/sentence.tsx'
import { Group } from '../../board/spot-group.tsx'
import { Icon } from '../../ui/icons.tsx'
import { CardFace } from './card.tsx'
import { type Foreseen, positionOf } from './foreseen.ts'
import { nameOf, placeWord } from './labels.ts'
import { Spot, type Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

/** "✓ Claim two", or which card prevents it. */
function PowerLine({ table, held, words }: { table: Table; held: HandCard; words: Words }) {
  const { blocked, card } = held
  if (blocked === null)
    return (
      <span class="los-gain los-ghost-power">
        <Icon name="check" size={14} />
        {words.powerShort(POWER_OF[card])}
      </span>
    )
  return (
    <span class="los-loss los-ghost-power">
      <Icon name="close" size={14} />
      {blocked.why === 'weakerCard' ? (
        blocked.owner === table.me ? (
          words.board.preventedByYours(words.cardName(blocked.card))
        ) : (
          words.board.preventedBy(words.cardName(blocked.card), nameOf(table, blocked.owner, words))
        )
      ) : (
        <Sentence message={table.texts.reason(blocked, table.me)} />
      )}
    </span>
  )
}

/** "20, 2nd. You would get 13." */
function outcome(table: Table, after: Prospect | null, words: Words): string {
  if (after === null || table.me === null) return ''
  const position = positionOf(after.order, table.me)
  if (position === null) return ''
  return `${after.totals[table.me].total}, ${placeWord(position, words)}. ${words.board.youWouldGet(position.gain)}`
}

type GhostProps = {
  table: Table
  held: HandCard
  side: 'do:face-up' | 'do:face-down'
  isHeld: boolean
  label: string
  tabIndex: number
  children: ComponentChildren
}

/** The card as it would lie in the army: a button once it is held, before only a picture. */
function Ghost({ table, held, side, isHeld, label, tabIndex, children }: GhostProps) {
  const picture = (
    <CardFace
      card={held.card}
      words={wordsOf(table.language)}
      mark={null}
      veiled={side === 'do:face-down'}
      moves={undefined}
    />
  )
  return (
    <div class="los-ghost" data-side={side}>
      {isHeld ? (
        <Spot table={table} target={side} thing={side} label={label} tabIndex={tabIndex}>
          {picture}
        </Spot>
      ) : (
        <span class="los-ghost-picture">{picture}</span>
      )}
      <div class="los-ghost-words">{children}</div>
    </div>
  )
}

/** In one's own lane: the card that is held or pointed at, face up and face down, each with what would follow. */
export function Ghosts({ table, seen }: { table: Table; seen: Foreseen }) {
  const { held, isHeld, faceUp, faceDown } = seen
  const { explainsHere } = table.attention
  const words = wordsOf(table.language)
  // The lane explains the card: a second explanation would lie over it.
  useLayoutEffect(() => {
    explainsHere.value = true
    return () => {
      explainsHere.value = false
    }
  }, [explainsHere])
  if (held === null) return null
  const name = words.cardName(held.card)
  const label = (side: string, after: Prospect | null): string => `${name}, ${side}. ${outcome(table, after, words)}`
  return (
    <Group label={words.board.musterGroup(name)} class="los-ghosts" keys={['do:face-up', 'do:face-down']}>
      {(tabIndex) => (
        <>
          <Ghost
            table={table}
            held={held}
            side="do:face-up"
            isHeld={isHeld}
            label={label(words.faceUp, faceUp)}
            tabIndex={tabIndex('do:face-up')}
          >
            <b>{words.board.faceUpTitle}</b>
            <PowerLine table={table} held={held} words={words} />
            <span class="los-ghost-then">{outcome(table, faceUp, words)}</span>
          </Ghost>
          <Ghost
            table={table}
            held={held}
            side="do:face-down"
            isHeld={isHeld}
            label={label(words.faceDown, faceDown)}
            tabIndex={tabIndex('do:face-down')}
          >
            <b>{words.board.faceDownTitle}</b>
            <span class="los-ghost-power">{words.board.noPowerShort}</span>
            <span class="los-ghost-then">{outcome(table, faceDown, words)}</span>
          </Ghost>
        </>
      )}
    </Group>
  )
}
