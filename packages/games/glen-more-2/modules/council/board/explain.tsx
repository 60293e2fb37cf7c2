import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { nameOf } from '../../../board/labels.ts'
import { atGlen } from './presenter.ts'
import { GlenSigns } from './signs.tsx'
import { councilIn } from './words.ts'

export function GlenPage({ table, words, what }: DetailContext & { what: string }) {
  const { board } = words
  const council = councilIn(words)
  const card = Number(what)
  const shown = table.view.chronicles.council?.cards.find((it) => it.card === card)
  if (shown === undefined) return null
  const fate = shown.adopted === null ? council.open : shown.adopted ? council.adopted : council.rejected
  const standing = shown.values.map((value, seat) => {
    const wins = shown.wins[seat]
    const text = board.named(nameOf(table, seat, words), council.cardValue(card, value))
    return wins > 0 ? `${text} (${words.vp(wins)})` : text
  })
  const votes = shown.votes?.map((vote, seat) => board.named(nameOf(table, seat, words), council.voteName(vote))) ?? []
  return (
    <Panel
      table={table}
      words={words}
      title={council.cardName(card)}
      art={<GlenSigns card={card} size={28} />}
      rules={['GM2-C7-4', 'GM2-C7-6']}
    >
      <p>{council.cardText(card, shown.vp)}</p>
      <WhyNot table={table} target={atGlen(card)} />
      <Facts list={standing} />
      <p>
        <b>{fate}</b>
      </p>
      <Facts list={votes} />
    </Panel>
  )
}
