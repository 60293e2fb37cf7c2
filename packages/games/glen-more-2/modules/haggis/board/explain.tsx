import { copiesOf, FEASTS } from '@bothy/glen-more-2/data'
import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { boxOf } from '../../../board/labels.ts'
import { servingWords, tableName } from './haggis.tsx'
import { atPool } from './presenter.ts'
import { HaggisToken } from './signs.tsx'
import { haggisIn } from './words.ts'

export function HaggisPage({ table, words }: DetailContext) {
  const { haggis: shown } = table.view.chronicles
  if (shown === undefined) return null
  const say = haggisIn(table)
  const box = boxOf(table.view).haggis
  return (
    <Panel
      table={table}
      words={words}
      title={say.title}
      art={<HaggisToken value={null} size={40} />}
      rules={['GM2-C5-2', 'GM2-C5-4', 'GM2-C5-5', 'GM2-C5-6']}
      places={['haggis.copies']}
    >
      {say.explain(box).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <WhyNot table={table} target={atPool(null)} />
      <Facts
        list={[
          say.faceUp(shown.up),
          say.pool(shown.hidden),
          say.copies(copiesOf(box)),
          say.scorings(FEASTS - shown.feasts),
        ]}
      />
    </Panel>
  )
}

export function ServingPage({ table, words, what }: DetailContext & { what: string }) {
  const { haggis: shown } = table.view.chronicles
  const seat = Number(what)
  if (shown?.tables[seat] === undefined) return null
  const say = haggisIn(table)
  return (
    <Panel
      table={table}
      words={words}
      title={tableName(table, seat)}
      art={<HaggisToken value={null} size={40} />}
      rules={['GM2-C5-2', 'GM2-C5-4']}
    >
      <Facts list={servingWords({ table, shown }, seat)} />
      <p class="gm2-soft">{say.scorings(FEASTS - shown.feasts)}</p>
    </Panel>
  )
}
