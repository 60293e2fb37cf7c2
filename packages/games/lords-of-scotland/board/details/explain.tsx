import type { CardId } from '@bothy/lords-of-scotland'
import {
  LINEAGE_OF,
  LINEAGES,
  PLAIN_DECK,
  POWER_FACTS,
  POWER_OF,
  RANK_OF,
  ROYAL_DECK,
  STRENGTH_OF,
  THING_RULES,
  MARK_RULE,
  activationRule,
} from '@bothy/lords-of-scotland/data'
import { Badge } from '../art/badges.tsx'
import { PowerIcon } from '../art/power-icons.tsx'
import { RuleLink, Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { RuleLinks, DetailsPanel } from '@bothy/board-kit/board/details/details-panel.tsx'
import { CardBack, CardFace } from '../cards/card.tsx'
import { InitiativeMark } from '../seats/initiative.tsx'
import { handName, nameOf, outlook } from '../labels.ts'
import { LINEAGE_ART } from '../cards/lineages.ts'
import { PointsPage } from '@bothy/board-kit/board/scoring/points-page.tsx'
import { type Place, subjectOf } from '../places.ts'
import { pileName } from '../seats/seat-panel.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function whereIs(place: Place, table: BoardContext, words: Words): string {
  const { board } = words
  switch (place.zone) {
    case 'hand':
      return handName(table, words)
    case 'army': {
      const army = place.owner === table.reader ? board.yourArmy : board.armyOf(nameOf(table, place.owner, words))
      if (place.piece.faceUp) return army
      return `${army}, ${place.owner === table.reader ? board.onlyYouSee : board.faceDown}`
    }
    case 'victoryPile':
      return pileName(place.owner, table, words)
    case 'recruits':
    case 'supporters':
    case 'discardPile':
      return words.zoneName(place.zone)
    case 'nowhere':
      return ''
  }
}

/** Known only for the reader's own hand (LOS-90). */
function Outlook({ table, place, words }: { table: BoardContext; place: Place; words: Words }) {
  if (place.zone !== 'hand') return null
  const { blocked } = place.held
  return (
    <Note good={blocked === null}>
      {blocked === null ? (
        <>
          {outlook(place.held, words).long}. <RuleLink rule={activationRule(table.view.lineageTest)} />
        </>
      ) : (
        <Sentence message={table.texts.reason(blocked, table.reader)} />
      )}
    </Note>
  )
}

function Card({ table, card, place }: { table: BoardContext; card: CardId; place: Place }) {
  const words = wordsOf(table.language)
  const power = POWER_OF[card]
  const mark = place.zone === 'army' ? place.piece.mark : null
  const where = whereIs(place, table, words)
  return (
    <>
      <div class="thing-head">
        <CardFace card={card} words={words} mark={mark} veiled={place.zone === 'army' && !place.piece.faceUp} />
        <div>
          <h3>{words.cardName(card)}</h3>
          <p>
            {words.strength} <b>{STRENGTH_OF[card]}</b>
          </p>
          <p>
            {words.rank} <b>{RANK_OF[card]}</b> <small>/ {table.view.royal ? ROYAL_DECK : PLAIN_DECK}</small>
          </p>
          {where !== '' && <p class="los-hint">{where}</p>}
        </div>
      </div>
      <p class="los-explain-power">
        <PowerIcon power={power} size={22} />
        <b>{words.powerName(power)}</b>
      </p>
      <p>{words.powerText(power)}</p>
      {mark !== null && (
        <Note good>
          {words.board.marked(words.markText(mark))}. <RuleLink rule={MARK_RULE} />
        </Note>
      )}
      <Outlook table={table} place={place} words={words} />
      <WhyNot table={table} target={place.target} />
      {place.zone === 'hand' && <p class="los-hint">{words.board.faceDownEffect}</p>}
      <p class="los-hint">{words.board.rankHint}</p>
      <RuleLinks rules={POWER_FACTS[power].rules} />
    </>
  )
}

function ByLineage({ cards, words }: { cards: readonly CardId[]; words: Words }) {
  return (
    <ul class="los-lineages">
      {LINEAGES.map((lineage) => {
        const mine = cards.filter((card) => LINEAGE_OF[card] === lineage).sort((a, b) => a - b)
        if (mine.length === 0) return null
        const { beast, dye } = LINEAGE_ART[lineage]
        return (
          <li key={lineage}>
            <Badge beast={beast} ring={dye} size={26} />
            <span>{words.lineageName(lineage)}</span>
            <b>{mine.map((card) => STRENGTH_OF[card]).join('\u2002')}</b>
          </li>
        )
      })}
    </ul>
  )
}

function Body({ table, item }: { table: BoardContext; item: string }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const subject = subjectOf(view, item)
  switch (subject.kind) {
    case 'card':
      return <Card table={table} card={subject.card} place={subject.place} />
    case 'hidden':
      return (
        <DetailsPanel title={words.hiddenCard} art={<CardBack />} rules={THING_RULES.faceDownClan}>
          <p class="los-hint">{board.armyOf(nameOf(table, subject.owner, words))}</p>
          <p>{board.explainHidden}</p>
          <WhyNot table={table} target={subject.target} />
        </DetailsPanel>
      )
    case 'recruitDown':
      return (
        <DetailsPanel title={words.hiddenCard} art={<CardBack />} rules={THING_RULES.faceDownRecruit}>
          <p class="los-hint">{words.zoneName('recruits')}</p>
          <p>{board.explainRecruitDown}</p>
          <WhyNot table={table} target={subject.target} />
        </DetailsPanel>
      )
    case 'empty':
      return (
        <DetailsPanel title={words.emptySlot} rules={THING_RULES.emptySlot}>
          <p>{board.explainEmpty}</p>
        </DetailsPanel>
      )
    case 'draw':
      return (
        <DetailsPanel title={words.zoneName('drawPile')} art={<CardBack />} rules={THING_RULES.drawPile}>
          <p>{board.explainDraw(view.drawPile)}</p>
        </DetailsPanel>
      )
    case 'discards': {
      const { cards, secret } = view.discards
      return (
        <DetailsPanel
          title={`${words.zoneName('discardPile')} · ${words.cards(cards.length + secret)}`}
          rules={THING_RULES.discardPile}
        >
          <p>{cards.length + secret === 0 ? board.noDiscards : board.explainDiscards}</p>
          <ByLineage cards={cards} words={words} />
          {secret > 0 && <p class="los-hint">{board.secretDiscards(secret)}</p>}
        </DetailsPanel>
      )
    }
    case 'pile': {
      const cards = view.piles[subject.owner]
      return (
        <DetailsPanel title={pileName(subject.owner, table, words)} rules={THING_RULES.victoryPile}>
          <p>{cards.length === 0 ? board.noClaims : words.points(view.points[subject.owner])}</p>
          <ByLineage cards={cards} words={words} />
        </DetailsPanel>
      )
    }
    case 'points': {
      const shown = view.points[subject.owner]
      const won = view.piles[subject.owner].map((card) => ({
        part: `card${card}`,
        label: words.cardName(card),
        points: STRENGTH_OF[card],
      }))
      return (
        <PointsPage
          title={`${nameOf(table, subject.owner, words)}, ${words.points(shown)}`}
          shown={shown}
          won={won}
          later={[]}
          ifEnded={null}
          rules={[...THING_RULES.victoryPile, 'LOS-78']}
        />
      )
    }
    case 'initiative':
      return (
        <DetailsPanel title={words.initiative} art={<InitiativeMark size={44} />} rules={THING_RULES.initiative}>
          <p class="los-hint">{nameOf(table, view.initiative, words)}</p>
          <p>{board.explainInitiative}</p>
        </DetailsPanel>
      )
    case 'unknown':
      return null
  }
}

export function Explain({ item, ...table }: BoardContext & { readonly item: string }) {
  return (
    <div class="los-explain">
      <Body table={table} item={item} />
    </div>
  )
}
