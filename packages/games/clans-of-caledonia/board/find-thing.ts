import { hexNamed, type View } from '@bothy/clans-of-caledonia/data'
import { partsOf, placeOf, type FindThing, type ThingPlace, thingAt } from '@bothy/board-kit/board/find-thing.ts'

const MINE = '[data-opens="mine"]'
const MARKET = '[data-opens="market"]'
const CONTRACTS = '[data-opens="contracts"]'
const TO_MAP = '.coc-pane-button[aria-pressed="true"]'

const PARTS: { readonly [kind: string]: ThingPlace } = {
  map: { at: ['.coc-map-pane'], by: TO_MAP },
  settlements: { at: ['.coc-map-pane'], by: TO_MAP },
  market: { at: ['.coc-market'], by: MARKET },
  dice: { at: ['.coc-market'], by: MARKET },
  contracts: { at: ['.coc-contracts'], by: CONTRACTS },
  box: { at: ['.coc-own'], by: CONTRACTS },
  imports: { at: ['.coc-imports'], by: CONTRACTS },
  order: { at: ['.coc-order'], by: CONTRACTS },
  income: { at: ['.coc-mine-money'], by: MINE },
  technology: { at: ['.coc-technology'], by: MINE },
  scores: { at: ['.coc-seats', '.coc-chips'] },
  processing: { at: ['.coc-production-row'] },
}

export const findThing: FindThing<View> = (words, { me }) => {
  const [kind, name] = partsOf(words)
  switch (kind) {
    case 'hex':
      return { at: [`.coc-spots ${thingAt(`hex:${hexNamed(name) ?? ''}`)}`], by: TO_MAP }
    case 'pair':
      return { at: [thingAt(`pair:${Number(name) - 1}`)], by: TO_MAP }
    case 'port':
      return { at: [thingAt(`port:${name}`)], by: TO_MAP }
    case 'unit':
      return { at: [`.coc-unit-rows ${thingAt(words.replace(' ', ':'))}`], by: MINE }
    case 'upgrade':
      return { at: [thingAt(`upgrade:${name}`)], by: MINE }
    case 'stock':
      return { at: [`.coc-stock ${thingAt(`good:${name}`)}`], by: MINE }
    case 'merchants':
      return { at: [`[data-lands="merchants:${me}"]`], by: MINE }
    case 'money':
      return { at: [`.coc-mine [data-counts="money:${me}"]`, `[data-counts="money:${me}"]`], by: MINE }
    case 'glory':
      return { at: [`[data-points="${me}"]`] }
    case 'good':
      return { at: [`[data-lands="good:${name}"]`], by: MARKET }
    case 'sell':
      return { at: [`[data-target="sell:${name}"]`], by: MARKET }
    case 'contract':
      return { at: [thingAt(`contract:${Number(name) - 1}`)], by: CONTRACTS }
    case 'passing':
      return { at: [`.coc-place:nth-child(${Number(name) + 1})`], by: CONTRACTS }
    case 'import':
      return { at: [thingAt(`import:${name}`)], by: CONTRACTS }
    case 'scoring':
      return { at: [`.coc-round:nth-child(${name})`] }
    default:
      return PARTS[kind] ?? placeOf(kind, name)
  }
}
