import type { Sentences, Tagged } from '@bothy/kernel'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import { contract } from '../en-grammar.ts'
import { goodCount, IMPORT_NAMES, merchants, money, plural, unitCount, vp } from '../en-names.ts'

export type MeritSentences = Sentences<Merit, 'kind'>

const LINES: { readonly [line in MeritLine]: string } = {
  glory: 'from Glory',
  hops: `for ${IMPORT_NAMES.hops}`,
  cotton: `for ${IMPORT_NAMES.cotton}`,
  tobacco: `for ${IMPORT_NAMES.tobacco}`,
  sugarCane: `for ${IMPORT_NAMES.sugarCane}`,
  exports: 'for exports as things stand',
  settlements: 'for settlements as things stand',
}

const goods = (n: number): string => plural(n, 'good', 'goods')

const sentences: MeritSentences = {
  fulfils: (m) => ['Fulfils ', ...contract(m.contract, null), '.'],
  ready: (m) => ['All that ', ...contract(m.contract, null), ' needs is there.'],
  nearer: (m) => [
    `${plural(m.lacks, 'good or animal', 'goods or animals')} missing for `,
    ...contract(m.contract, null),
    ` instead of ${m.other}.`,
  ],
  takes: (m) => ['Takes ', ...contract(m.contract, null), ' before anyone else can.'],
  more: (m) => [`${vp(m.points)} ${LINES[m.line]} instead of ${m.other}.`],
  less: (m) => [`In return ${vp(m.points)} ${LINES[m.line]} instead of ${m.other}.`],
  moreIncome: (m) => [`Production brings ${money(m.money)} instead of ${money(m.other)}.`],
  lessIncome: (m) => [`In return Production brings ${money(m.money)} instead of ${money(m.other)}.`],
  makes: (m) => [`Production makes ${goods(m.goods)} instead of ${m.other}.`],
  makesLess: (m) => [`In return Production makes ${goods(m.goods)} instead of ${m.other}.`],
  processes: (m) => [`Production can process ${goods(m.goods)} instead of ${m.other}.`],
  builds: (m) => [`${unitCount(m.units, m.unit)} on the map instead of ${m.other}.`],
  moreGoods: (m) => [`${goodCount(m.count, m.good)} instead of ${m.other}.`],
  fewerGoods: (m) => [`In return ${goodCount(m.count, m.good)} instead of ${m.other}.`],
  richer: (m) => [`${money(m.money)} instead of ${money(m.other)}.`],
  poorer: (m) => [`In return ${money(m.money)} instead of ${money(m.other)}.`],
  fewerMerchants: (m) => [`In return ${merchants(m.merchants)} left instead of ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => sentences[merit.kind](merit)

export const meritWords: MeritWords<Merit> = { say }
