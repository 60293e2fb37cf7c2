import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { GameTypes } from '@bothy/kernel'
import type { Picked } from '@bothy/kernel/coach'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { trusted } from '../../net/trusted.ts'
import type { TableStore } from '../store/store.ts'
import { isHushed, saying } from './coach-says.tsx'
import { coachWords } from './words.ts'

await loadBothLanguages([coachWords])
afterEach(() => void (chosenLanguage.value = null))

const tableAt = (id: string, version: number): TableStore =>
  trusted<TableStore>({ id, state: signal({ version }), info: signal(null), said: signal(null) })

test('a remark that is silenced at one table leaves others free to speak', async () => {
  chosenLanguage.value = 'en'
  const here = tableAt('here', 7)
  const picked = trusted<Picked<GameTypes>>({
    remark: { id: 'near', kind: 'hint' },
    say: { en: 'A scoring is near.', fr: 'Un décompte approche.' },
    point: [],
  })
  const Said = saying(here, picked)
  const context = trusted<TableContext>({ item: signal(null), board: { id: 'toy' }, props: { names: [], me: 0 } })
  const root = new TinyNode('main')
  await act(() =>
    render(
      <TableContextProvider value={context}>
        <Said />
      </TableContextProvider>,
      root as unknown as Element,
    ),
  )
  expect(isHushed(here)).toBe(false)
  const hush = root.getElementsByTagName('button').find((button) => button.textContent === 'Hush')
  await act(() => hush?.fire('click'))
  expect([isHushed(here), isHushed(tableAt('there', 7)), isHushed(tableAt('here', 8))]).toEqual([true, false, false])
})
