import { signal } from '@preact/signals'
import type { BoardProps } from './game-client.ts'
import type { GameTypes } from '@bothy/kernel'

export type Layout = BoardProps<GameTypes>['layout']

const WIDE = 1100
const PHONE = 700

/** A phone in landscape is still a phone. */
const LOW = 480

const read = (width: number, height: number): Layout =>
  width < PHONE || height < LOW ? 'phone' : width >= WIDE ? 'wide' : 'middle'

/** How much room there is, kept up to date. */
export const layout = signal<Layout>(typeof innerWidth === 'number' ? read(innerWidth, innerHeight) : 'wide')

if (typeof addEventListener === 'function')
  addEventListener('resize', () => (layout.value = read(innerWidth, innerHeight)))
