import { render } from 'preact'
import { expect, test } from 'vitest'
import '../../testing/both-languages.ts'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { SeatChip, type SeatShown } from './seats.tsx'

const RORY: SeatShown = {
  seat: 2,
  name: 'Rory',
  isOwn: false,
  acts: false,
  points: 4,
  scored: '4 VP',
  end: null,
  standing: null,
  land: 'Rory’s land',
  isShown: false,
  onLook: () => undefined,
  last: 'Forest · +1 wood',
  lastPicture: <i class="forest" />,
}

function chipOf(who: SeatShown): readonly [name: string, pictures: number] {
  const root = new TinyNode('main')
  render(
    <SeatChip who={who} label={who.name}>
      {null}
    </SeatChip>,
    root as unknown as Element,
  )
  const pictures = root.all().filter((node) => node.attribute('class') === 'forest')
  return [root.textContent, pictures.length]
}

test('the chip of another seat shows what it did last, and its name tells it', () => {
  expect(chipOf(RORY)).toEqual(['Rory. Last move: Forest · +1 wood', 1])
})

test('the own chip does without, and so does one that has done nothing', () => {
  expect(chipOf({ ...RORY, isOwn: true })).toEqual(['Rory', 0])
  expect(chipOf({ ...RORY, last: '', lastPicture: null })).toEqual(['Rory', 0])
})
