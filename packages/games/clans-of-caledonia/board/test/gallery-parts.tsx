import type { AskKind, Types } from '@bothy/clans-of-caledonia'
import type { FunctionComponent } from 'preact'
import { layout } from '@bothy/board-kit/board/layout.ts'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { first, language, number, query, sampleAt, text } from '@bothy/board-kit/testing/gallery.ts'
import { earlierEvents } from '@bothy/board-kit/testing/sample-play.ts'
import { Bar } from '../market/bar.tsx'
import { Cellar } from '../seats/cellar.tsx'
import { Contracts } from '../contracts/contracts.tsx'
import { Draft } from '../seats/draft.tsx'
import { Imports } from '../market/imports.tsx'
import { Market } from '../market/market.tsx'
import { Order } from '../seats/order.tsx'
import { PieceDefs } from '../pieces/pieces.tsx'
import { Cutscene } from '../scenes/cutscene.tsx'
import { startsCutscene } from '../scenes/starts-cutscene.ts'
import { PartScene, tableOf } from './part-bench.tsx'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

const PARTS: { readonly [part: string]: FunctionComponent<BoardProps<Types>> } = {
  market: Market,
  contracts: Contracts,
  imports: Imports,
  order: Order,
  bar: Bar,
  cellar: (table) => <Cellar {...table} seat={table.me ?? 0} />,
  draft: (table) => (
    <div style={{ position: 'relative', height: `${number('high', 700)}px` }}>
      <Draft {...table} />
    </div>
  ),
}

export const isPart = (name: string): boolean => name === 'show' || Object.hasOwn(PARTS, name)

/** A plan of the query: ?seats=3&seed=a&clan=mackenzie&options={"clans":"auction"}. */
function plan(): Plan {
  const clans = (query.get('clan')?.split(',') ?? []) as NonNullable<Plan['clans']>
  const ports = (query.get('ports')?.split(',') ?? []) as NonNullable<Plan['ports']>
  const options = JSON.parse(text('options', '{}')) as NonNullable<Plan['options']>
  return { seats: number('seats', 3), seed: text('seed', 'a'), sense: number('sense', 95) / 100, clans, ports, options }
}

const sample = (): Sample =>
  sampleAt<Types>(
    (each) => samplePlay(plan(), (look, state) => each((me) => look(me ?? null)) || state.ranks !== null),
    ({ view, me, events }, at) =>
      at === 'show'
        ? events.some(startsCutscene)
        : view.pending?.kind === (at as AskKind) && (me === null || view.pending.seat === me),
  )

/** Parts alone, one or several above each other: ?part=market,contracts&wide=292&at=turn&pick=buy:cheese&thing=n:buy-cheese-2. */
export function Parts({ names }: { names: readonly string[] }) {
  const seen = sample()
  const table = tableOf(seen, language, layout.value, first())
  return (
    <PartScene table={table} item={query.get('thing')}>
      <PieceDefs />
      <div
        style={{
          width: `${number('wide', 292)}px`,
          padding: '10px 12px',
          display: 'grid',
          gap: '12px',
          background: 'var(--ground)',
          boxSizing: 'border-box',
        }}
      >
        {names.includes('show') && (
          <Cutscene
            {...table}
            events={seen.events}
            earlier={earlierEvents(seen)}
            isNewcomer={query.has('new')}
            onDone={() => undefined}
          />
        )}
        {names.map((name) => {
          const Part = PARTS[name]
          return Part === undefined ? null : <Part key={name} {...table} />
        })}
      </div>
    </PartScene>
  )
}
