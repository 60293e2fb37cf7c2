import { type JSX, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import type { ShowDetails } from '@bothy/board-kit/board/details/use-details.ts'
import { Behind, useJustCovered } from './cutscene.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('behind a show the table is drawn when the first picture has been painted, and nothing is explained', async () => {
  vi.useFakeTimers()
  const drawn: string[] = []
  const Table = ({ position }: { readonly position: string }): JSX.Element => {
    drawn.push(position)
    return <p>{position}</p>
  }
  const showDetails = vi.fn<ShowDetails>()
  function Page({ position, isCovered }: { readonly position: string; readonly isCovered: boolean }): JSX.Element {
    const covered = useJustCovered(isCovered, showDetails)
    return (
      <main>
        <Behind covered={covered}>
          <Table position={position} />
        </Behind>
      </main>
    )
  }
  const page = new TinyNode('main') as unknown as Element
  await act(() => render(<Page position="before" isCovered={false} />, page))
  expect(showDetails).not.toHaveBeenCalled()
  await act(() => render(<Page position="scored" isCovered />, page))
  expect(drawn).toEqual(['before'])
  expect(showDetails).toHaveBeenCalledExactlyOnceWith(null, 'now')
  await act(() => void vi.advanceTimersByTime(600))
  expect(drawn).toEqual(['before', 'scored'])
  await act(() => render(<Page position="after" isCovered={false} />, page))
  expect(drawn).toEqual(['before', 'scored', 'after'])
})

test('a show that is skipped at once leaves the newest position', async () => {
  const drawn: string[] = []
  const Table = ({ position }: { readonly position: string }): JSX.Element => {
    drawn.push(position)
    return <p>{position}</p>
  }
  function Page({ isCovered }: { readonly isCovered: boolean }): JSX.Element {
    const covered = useJustCovered(isCovered, () => undefined)
    return (
      <Behind covered={covered}>
        <Table position={isCovered ? 'covered' : `seen ${drawn.length}`} />
      </Behind>
    )
  }
  const page = new TinyNode('main') as unknown as Element
  await act(() => render(<Page isCovered={false} />, page))
  await act(() => render(<Page isCovered />, page))
  await act(() => render(<Page isCovered={false} />, page))
  expect(drawn).toEqual(['seen 0', 'seen 1'])
})
