import { MOUNTAIN } from '@bothy/glen-more-2/data'
import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Facts, isAsked, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { offerFacts } from '../../../board/labels.ts'
import { at } from '../../../board/presenter.ts'
import { MountainFace, mountainLabel } from './mountain.tsx'
import { mountainIn } from './words.ts'

export function MountainPage({ table, words }: DetailContext) {
  const { view } = table
  const say = mountainIn(words)
  const offer = isAsked(table) ? view.offers.find(({ tile }) => tile === MOUNTAIN) : undefined
  return (
    <Panel
      table={table}
      words={words}
      title={say.title}
      art={<MountainFace table={table} preview={undefined} />}
      rules={['GM2-C2-3', 'GM2-C2-4', 'GM2-C2-5', 'GM2-C2-6']}
    >
      <p>{say.about}</p>
      <Facts
        list={[
          mountainLabel(table, words),
          ...(offer === undefined ? [] : offerFacts(view, offer, table, words).map(({ text }) => text)),
        ]}
      />
      <WhyNot table={table} target={at.tile(MOUNTAIN)} />
    </Panel>
  )
}
