import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { nameOf } from '../../../board/labels.ts'
import { Englishman } from './signs.tsx'
import { englishmanIn } from './words.ts'

export function EnglandPage({ table, words }: DetailContext) {
  const { englishman: shown } = table.view.chronicles
  if (shown === undefined) return null
  const englishman = englishmanIn(words)
  const { holder, price, reward } = shown
  return (
    <Panel
      table={table}
      words={words}
      title={englishman.title}
      art={<Englishman size={40} />}
      rules={['GM2-C4-2', 'GM2-C4-3', 'GM2-C4-5', 'GM2-C4-7']}
    >
      <p>{englishman.about}</p>
      <Facts
        list={[
          englishman.heldBy(holder === null ? null : nameOf(table, holder, words)),
          `${englishman.row}: ${englishman.toUse(price)}, ${englishman.toDiscard(reward)}`,
        ]}
      />
    </Panel>
  )
}
