import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { SeatInfo, TableInfo } from '@bothy/protocol'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { api, type Reply } from '../../net/api.ts'
import { BOT, OPEN, person, tableInfo } from '../../test/messages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { hush, LiveRegion } from '@bothy/board-kit/ui/controls/announce.tsx'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { useRun } from './run.ts'
import { WaitingSeats } from './waiting-seats.tsx'

beforeEach(hush)

const ANN = person('Ann', { mine: true })
const BEN = person('Ben')

function Seats({ info }: { readonly info: TableInfo }) {
  const { run, refusal } = useRun()
  return (
    <>
      <WaitingSeats info={info} run={run} />
      <p role="alert">{refusal}</p>
      <LiveRegion />
    </>
  )
}

async function seatsOf(first: readonly SeatInfo[], over: Partial<TableInfo> = {}) {
  const root = new TinyNode('main')
  const told = (seats: readonly SeatInfo[]): Promise<void> =>
    act(() => {
      const info = tableInfo({ status: 'waiting', seats: [...seats], colours: seats.map((_, i) => i), ...over })
      render(<Seats info={info} />, root as unknown as Element)
    })
  const buttons = (): readonly TinyNode[] => root.all().filter(({ localName }) => localName === 'button')
  const nameOf = (button: TinyNode): string => button.attribute('aria-label') ?? button.textContent.trim()
  const rows = (): readonly TinyNode[] => root.all().filter(({ localName }) => localName === 'li')
  const focused = (): TinyNode | null => root.ownerDocument.activeElement
  onTestFinished(() => render(null, root as unknown as Element))
  await told(first)
  return {
    root,
    told,
    rows,
    focused,
    names: () => buttons().map(nameOf),
    press: async (name: string): Promise<void> => {
      const button = buttons().find((one) => nameOf(one) === name)
      button?.focus()
      await act(() => button?.fire('click'))
      await act(() => undefined)
    },
    at: () => {
      const now = focused()
      return { name: now === null ? '' : nameOf(now), row: rows().findIndex((row) => row.contains(now)) }
    },
  }
}

const DONE: Reply<TableInfo> = { ok: true, value: tableInfo() }
function heard(call: 'move' | 'putBot' | 'sit', reply = DONE) {
  const spy = vi.spyOn(api, call).mockResolvedValue(reply)
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('after a move the same button has the focus in the row where that person now sits, and the place is said', async () => {
  const move = heard('move')
  const { told, press, at, root } = await seatsOf([BOT, ANN, BEN])
  await press('Move Ben one seat up')
  expect(move).toHaveBeenLastCalledWith(tableInfo().id, 2, 1)
  await told([BOT, BEN, ANN])
  expect(at()).toEqual({ name: 'Move Ben one seat up', row: 1 })
  expect(root.textContent).toContain('Ben is now in seat 2.')
  await press('Move Ben one seat up')
  expect(move, 'a second press goes on').toHaveBeenLastCalledWith(tableInfo().id, 1, 0)
  await told([BEN, BOT, ANN])
  expect(at()).toEqual({ name: 'Move Ben one seat up', row: 0 })
  await press('Move Ben one seat up')
  expect(move, 'at the end it does nothing').toHaveBeenCalledTimes(2)
})

test('past a free seat the focus goes along as well', async () => {
  heard('move')
  const { told, press, at } = await seatsOf([OPEN, ANN, BEN])
  await press('Move Ann one seat up')
  await told([ANN, OPEN, BEN])
  expect(at()).toEqual({ name: 'Move Ann one seat up', row: 0 })
})

test('where the button is gone the row has the focus, not the top of the page', async () => {
  heard('putBot')
  const { told, press, at } = await seatsOf([ANN, OPEN])
  await press('Add a bot, seat 2')
  await told([ANN, BOT])
  expect(at().row).toBe(1)
})

test('to come to a free seat says where one sits', async () => {
  heard('move')
  const { told, press, at, root } = await seatsOf([BEN, ANN, OPEN], { host: false })
  await press('Move here, seat 3')
  await told([BEN, OPEN, ANN])
  expect(at().row).toBe(2)
  expect(root.textContent).toContain('You’re in seat 3.')
})

test('a refused move says why, and no new place', async () => {
  heard('move', { ok: false, why: 'unreachable' })
  const { press, root } = await seatsOf([ANN, OPEN, BEN])
  await press('Move Ben one seat up')
  expect(root.textContent).toContain('server')
  expect(root.textContent).not.toContain('is now in seat 2')
})

test('to be moved while changing one’s name neither hides nor loses what was typed', async () => {
  const { told, press, root, focused, rows } = await seatsOf([ANN, BEN], { host: false })
  await press('Change name')
  const field = (): TinyNode | undefined => root.all().find(({ localName }) => localName === 'input')
  expect(focused(), 'the field has the focus').toBe(field())
  await act(() => {
    const input = field()
    if (input !== undefined) Object.assign(input, { value: 'Annabel' })
    input?.fire('input')
  })
  await told([BEN, ANN])
  expect(rows()[1].contains(field() ?? null)).toBe(true)
  expect(field()).toMatchObject({ value: 'Annabel' })
  expect(focused()).toBe(field())
})

test('two bots of one name are two rows', async () => {
  const { told, rows } = await seatsOf([BOT, ANN, BOT])
  await told([BOT, BOT, ANN])
  expect(rows()).toHaveLength(3)
})

test('every button of a free seat names its seat', async () => {
  const host = await seatsOf([ANN, OPEN, OPEN])
  expect(new Set(host.names()).size).toBe(host.names().length)
  const guest = await seatsOf([BEN, OPEN, OPEN], { host: false })
  expect(guest.names()).toEqual(['Sit here, seat 2', 'Sit here, seat 3'])
  chosenLanguage.value = 'fr'
  onTestFinished(() => void (chosenLanguage.value = null))
  await host.told([ANN, OPEN, OPEN])
  expect(host.names()).toContain('Venir ici, place 3')
  expect(host.names()).toContain('Ajouter un bot, place 2')
})
