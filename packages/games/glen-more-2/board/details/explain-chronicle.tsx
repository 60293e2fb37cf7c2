import { type ChronicleId, MANIFESTS } from '@bothy/glen-more-2/data'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { playedOf } from '../chronicles/brought.ts'
import { nameOf } from '../labels.ts'
import { type DetailContext, Facts, Panel } from './explain-parts.tsx'

export function ChroniclePart({ table, words, id }: DetailContext & { id: ChronicleId }) {
  const dock = playedOf(table.view).find(([played]) => played === id)?.[1].dock
  if (dock === undefined) return null
  const { view, me } = table
  const common = dock.common?.(table).text
  return (
    <Panel table={table} words={words} title={dock.title(words)} rules={[`GM2-C${MANIFESTS[id].number}-1`]}>
      <p>{words.explain.pitches[id]}</p>
      <Facts
        list={
          common === undefined
            ? seating(view.seats, me).map((seat) =>
                words.board.named(nameOf(table, seat, words), dock.figure(table, seat).said),
              )
            : [common]
        }
      />
    </Panel>
  )
}
