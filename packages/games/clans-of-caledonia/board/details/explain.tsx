import '../late-styles.css'
import { CLANS, GOODS, IMPORTS, PORT_TILES, SCORING_TILES, UNITS } from '@bothy/clans-of-caledonia/data'
import { BarrelPage, BidPage, PassPage, SeatPage, UnitPage, UpgradePage } from './explain-board.tsx'
import { type BoardContext, type DetailContext, detailContextOf } from './explain-parts.tsx'
import { SpacePage } from './explain-space.tsx'
import { ClanPage, PairPage, PortPage, ScoringPage, StartingPage } from './explain-tiles.tsx'
import { ScorePage } from './explain-score.tsx'
import { ContractPage, GoodPage, ImportPage, NumberPage, PilePage } from './explain-trade.tsx'
import { numberIn, type Upgrade } from '../targets.ts'

const UPGRADES = ['shipping', 'woodcutter', 'miner', 'merchant'] as const satisfies readonly Upgrade[]

const named = <T extends string>(all: readonly T[], name: string): T | undefined => all.find((one) => one === name)

/**
 * Ids are targets of the board (`targets.ts`), and `good:wool`, `import:cotton`, `clan:stewart`, `starting:3`, `scoring:meat`, `seat:2`, `points:2`,
 * `pile`, `pass`. A target with a good (`buy:wool`) shows the page of that good.
 */
function Body({ told, item }: { told: DetailContext; item: string }) {
  const [kind = '', what = ''] = item.split(':')
  const n = what === '' ? -1 : Number(what)
  switch (kind) {
    case 'hex':
      return <SpacePage told={told} hex={n} />
    case 'unit': {
      const unit = named(UNITS, what)
      return unit === undefined ? null : <UnitPage told={told} unit={unit} />
    }
    case 'good':
    case 'buy':
    case 'sell':
    case 'up':
    case 'down':
    case 'recall':
    case 'give':
    case 'discard': {
      const good = named(GOODS, what)
      return good === undefined ? null : <GoodPage told={told} good={good} />
    }
    case 'n': {
      const number = numberIn(item)
      return number === null ? null : <NumberPage told={told} number={number} />
    }
    case 'import': {
      const good = named(IMPORTS, what)
      return good === undefined ? null : <ImportPage told={told} kind={good} />
    }
    case 'contract':
      return <ContractPage told={told} contract={n} />
    case 'port': {
      const port = named(PORT_TILES, what)
      return port === undefined ? null : <PortPage told={told} port={port} />
    }
    case 'scoring': {
      const tile = named(SCORING_TILES, what)
      return tile === undefined ? null : <ScoringPage told={told} tile={tile} />
    }
    case 'clan': {
      const clan = named(CLANS, what)
      return clan === undefined ? null : <ClanPage told={told} clan={clan} />
    }
    case 'starting':
      return <StartingPage told={told} tile={n} />
    case 'pair':
      return <PairPage told={told} pair={n} />
    case 'upgrade': {
      const upgrade = named(UPGRADES, what)
      return upgrade === undefined ? null : <UpgradePage told={told} upgrade={upgrade} />
    }
    case 'barrel':
      return <BarrelPage told={told} spot={n} />
    case 'seat':
      return <SeatPage told={told} seat={n} />
    case 'points':
      return <ScorePage told={told} seat={n} />
    case 'pile':
      return <PilePage told={told} />
    case 'bid':
      return <BidPage told={told} />
    case 'pass':
      return <PassPage told={told} />
    default:
      return null
  }
}

export function Explain({ item, ...table }: BoardContext & { readonly item: string }) {
  return (
    <div class="coc-explain">
      <Body told={detailContextOf(table)} item={item} />
    </div>
  )
}
