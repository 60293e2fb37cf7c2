import { signal } from '@preact/signals'
import type { BoardProps } from './game-client.ts'
import type { GameTypes } from '@bothy/kernel'

export type Layout = BoardProps<GameTypes>['layout']

const WIDE = 1100
const PHONE = 700

const read = (width: number): Layout => (width >= WIDE ? 'wide' : width < PHONE ? 'phone' : 'middle')

/** How much room there is, kept up to date. */
export const layout = signal<Layout>(typeof innerWidth === 'number' ? read(innerWidth) : 'wide')

if (typeof addEventListener === 'function') addEventListener('resize', () => (layout.value = read(innerWidth)))
