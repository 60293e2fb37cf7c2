import { SEAT_COLOURS } from '@bothy/kernel'
import { SeatColour } from '@bothy/protocol'
import { expect, test } from 'vitest'

test('the protocol, which knows no other package, lets people choose as many colours as there are', () => {
  expect(SeatColour.properties.colour).toMatchObject({ maximum: SEAT_COLOURS - 1 })
})
