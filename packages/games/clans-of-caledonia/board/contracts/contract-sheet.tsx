import { type ContractId, GOODS, type Import, type Meat, MEATS, RARE_IMPORTS } from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import { Coin, Points, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { nameOf } from '../lines.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function Line({ sign, side, done = false, children }: LineProps) {
  return (
    <li data-done={done ? '' : undefined}>
      <span class="coc-line-sign" aria-hidden="true">
        {sign}
      </span>
      <span>{children}</span>
      {side !== undefined && <span class="coc-line-side">{side}</span>}
    </li>
  )
}
type LineProps = { sign: ComponentChildren; side?: ComponentChildren; done?: boolean; children: ComponentChildren }

/** COC-37: goods are set aside at once; animals are chosen on the map, one after the other. */
function Payment({ table, contract, words }: SheetProps) {
  const { view } = table
  const { pending } = view
  const face = boxOf(view).contractList[contract]
  const { trade } = words
  if (pending === null) return null
  const left: { readonly [M in Meat]: number } = { beef: pending.beef, mutton: pending.mutton }
  return (
    <ul class="coc-lines">
      {GOODS.map((good, i) =>
        face.goods[i] === 0 ? null : (
          <Line key={good} sign={<Icon icon={good} size={24} />} side={trade.setAside} done>
            {words.goodCount(face.goods[i], good)}
          </Line>
        ),
      )}
      {MEATS.map((meat) =>
        face[meat] === 0 ? null : (
          <Line
            key={meat}
            sign={<Icon icon={meat} size={24} />}
            side={trade.chosenOf(face[meat] - left[meat], face[meat])}
            done={left[meat] === 0}
          >
            {trade.fromMap(face[meat], meat)}
          </Line>
        ),
      )}
      {pending.spared > 0 && (
        <Line sign={<Icon icon="port" size={24} />} side={`−${pending.spared}`} done>
          {trade.spared}
        </Line>
      )}
    </ul>
  )
}
type SheetProps = { table: BoardContext; contract: ContractId; words: Words }

/** COC-38 to COC-40. */
function Benefits({ table, contract, words }: SheetProps) {
  const { view } = table
  const box = boxOf(view)
  const face = box.contractList[contract]
  const shown = view.players.flatMap(({ boxes }) => boxes).find((it) => it.contract === contract)
  const { trade } = words
  const each = (kind: Import): number => (kind === 'hops' ? box.finalScoring.vp.hops : view.importVp[kind])
  const tokens = shown === undefined ? 0 : shown.money - face.money
  const imports = [...RARE_IMPORTS, 'hops' as const].filter((kind) => face[kind] > 0)
  return (
    <ul class="coc-lines">
      {imports.map((kind) => (
        <Line
          key={kind}
          sign={<Icon icon={kind} size={24} />}
          side={<Points value={face[kind] * each(kind)} size={26} />}
        >
          {words.importCount(face[kind], kind)}
        </Line>
      ))}
      {tokens > 0 && (
        <Line sign={<Icon icon="money" size={24} />} side={<Coin value={`£${tokens}`} size={24} />}>
          {trade.fromTrack}
        </Line>
      )}
      {face.money > 0 && (
        <Line sign={<Icon icon="money" size={24} />} side={<Coin value={`£${face.money}`} size={24} />}>
          {trade.moneyBonus}
        </Line>
      )}
      {face.freeSpace > 0 && (
        <Line sign={<Icon icon="freeSpace" size={24} />}>
          {trade.freeSpace(face.freeSpace)}
          <small>{trade.freeSpaceText}</small>
        </Line>
      )}
      {face.upgrade > 0 && (
        <Line sign={<Icon icon="upgrade" size={24} />}>
          {trade.upgrades(face.upgrade)}
          <small>{trade.upgradeText}</small>
        </Line>
      )}
    </ul>
  )
}

/** COC-40, COC-41, COC-90: bonuses that are still to be had, in any order. */
function Bonuses({ table, words }: Omit<SheetProps, 'contract'>) {
  const { pending, upgradeCosts } = table.view
  const { trade, money } = words
  if (pending === null) return null
  return (
    <ul class="coc-lines">
      {pending.spaces > 0 && (
        <Line sign={<Icon icon="freeSpace" size={24} />}>
          {trade.freeSpace(pending.spaces)}
          <small>{trade.freeSpaceText}</small>
        </Line>
      )}
      {pending.upgrades > 0 && (
        <Line sign={<Icon icon="upgrade" size={24} />}>
          {trade.upgrades(pending.upgrades)}
          <small>{trade.upgradeChoice(money(upgradeCosts.technology))}</small>
        </Line>
      )}
      {pending.grain > 0 && (
        <Line sign={<Icon icon="grain" size={24} />}>{trade.grainLeft(words.goodCount(pending.grain, 'grain'))}</Line>
      )}
    </ul>
  )
}

export function ContractSheet(table: BoardContext) {
  const words = wordsOf(table.language)
  const { pending } = table.view
  const { trade } = words
  if (pending === null || (pending.kind !== 'slaughter' && pending.kind !== 'bonus')) return null
  const { seat, contract } = pending
  const name = seat === table.reader ? trade.mine(1) : trade.ownedBy(nameOf(table, seat, words), 1)
  return (
    <section class="coc-paper" aria-label={contract === null ? trade.bonuses : name}>
      <span class="coc-paper-cloth" aria-hidden="true">
        <SeatTartan seat={seat} scale={0.7} />
      </span>
      <h2>{contract === null ? trade.bonuses : name}</h2>
      {contract === null ? (
        <Bonuses table={table} words={words} />
      ) : (
        <>
          <h3>{trade.pay}</h3>
          <Payment table={table} contract={contract} words={words} />
          <h3>{trade.get}</h3>
          <Benefits table={table} contract={contract} words={words} />
        </>
      )}
    </section>
  )
}
