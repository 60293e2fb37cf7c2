import { signal } from '@preact/signals'
import type { GuideNow } from '@bothy/kernel/lessons'
import { type JSX, render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { hush, LiveRegion } from '@bothy/board-kit/ui/controls/announce.tsx'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { trusted } from '../net/trusted.ts'
import type { TableStore } from '../table/store/store.ts'
import { useLessonVoice } from './use-lesson-voice.ts'
import { lessonWords } from './words.ts'

await loadBothLanguages([lessonWords])
const told = (text: string): { readonly en: string; readonly fr: string } => ({ en: text, fr: text })

test('a listener is told that a move was taken back, before the task is said again', async () => {
  chosenLanguage.value = 'en'
  hush()
  onTestFinished(() => void (chosenLanguage.value = null))
  const store = trusted<TableStore>({
    tableState: signal({ state: null, fresh: [] }),
    texts: signal(null),
    names: signal([]),
    me: signal(0),
  })
  const asked = trusted<GuideNow>({ phase: 'asked', text: told('Take the forest.'), replies: [], isTask: true })
  function Voice({ guide }: { readonly guide: GuideNow }): JSX.Element {
    useLessonVoice(store, guide)
    return <LiveRegion />
  }
  const root = new TinyNode('main')
  const said = async (guide: GuideNow): Promise<string | undefined> => {
    await act(() => render(<Voice guide={guide} />, root as unknown as Element))
    return root.getElementsByTagName('p').at(-1)?.textContent
  }
  expect(await said(asked)).toBe('Take the forest. Your turn.')
  expect(await said({ ...asked, phase: 'refused', replies: [told('Too far.')] })).toBe('Too far.')
  expect(await said({ ...asked })).toBe('Taken back. Take the forest. Your turn.')
  expect(await said({ ...asked, phase: 'answered', replies: [told('Right.')] })).toBe('Right.')
  expect(await said({ ...asked })).toBe('Take the forest. Your turn.')
})
