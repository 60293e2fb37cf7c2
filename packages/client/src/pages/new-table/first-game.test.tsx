import { render } from 'preact'
import { beforeAll, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { makeCatalogue } from '@bothy/board-kit/ui/words/make-words.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { FirstGame } from './first-game.tsx'

beforeAll(() => Promise.all([makeCatalogue.load('en'), makeCatalogue.load('fr')]))

test('the easier game is offered with what it changes, and chosen and left by the same button', () => {
  const wanted: boolean[] = []
  const texts = { options: { easy: { label: 'Short game', help: 'It ends sooner.', values: {} } } }
  const offer = (isChosen: boolean): TinyNode => {
    const root = new TinyNode('main')
    render(
      <FirstGame option="easy" texts={texts} isChosen={isChosen} onChoose={(it) => wanted.push(it)} />,
      root as unknown as Element,
    )
    return root
  }
  expect(offer(false).textContent).toMatch(/^Your first game\? It ends sooner\..*Short game$/)
  for (const isChosen of [false, true]) {
    const button = offer(isChosen)
      .all()
      .find((node) => node.localName === 'button')
    expect(button?.attribute('aria-pressed')).toBe(String(isChosen))
    button?.fire('click')
  }
  expect(wanted).toEqual([true, false])
})

test('a game without words for it offers nothing', () => {
  const root = new TinyNode('main')
  render(
    <FirstGame option="easy" texts={{ options: {} }} isChosen={false} onChoose={() => undefined} />,
    root as unknown as Element,
  )
  expect(root.textContent).toBe('')
})
