import type { Tagged } from '@bothy/kernel'
import { counted, typesetMessage } from '@bothy/kernel/french'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import { contrat } from '../fr-grammar.ts'
import { goodCount, merchants, money, unitCount, vp } from '../fr-names.ts'
import type { MeritSentences } from './en.ts'

const LINES: { readonly [line in MeritLine]: string } = {
  glory: 'avec la Gloire',
  hops: 'pour le houblon',
  cotton: 'pour le coton',
  tobacco: 'pour le tabac',
  sugarCane: 'pour la canne à sucre',
  exports: 'pour les exportations à ce stade',
  settlements: 'pour les villages à ce stade',
}

const goods = (n: number): string => counted(n, 'marchandise', 'marchandises')

const sentences: MeritSentences = {
  fulfils: (m) => ['Remplit ', ...contrat(m.contract, null), '.'],
  ready: (m) => ['Tout est prêt pour ', ...contrat(m.contract, null), '.'],
  nearer: (m) => [
    `Il manque ${counted(m.lacks, 'marchandise ou animal', 'marchandises ou animaux')} au lieu de ${m.other} pour `,
    ...contrat(m.contract, null),
    '.',
  ],
  takes: (m) => ['Prend ', ...contrat(m.contract, null), ' avant les autres.'],
  more: (m) => [`${vp(m.points)} ${LINES[m.line]} au lieu de ${m.other}.`],
  less: (m) => [`En échange, ${vp(m.points)} ${LINES[m.line]} au lieu de ${m.other}.`],
  moreIncome: (m) => [`La production rapporte ${money(m.money)} au lieu de ${money(m.other)}.`],
  lessIncome: (m) => [`En échange, la production rapporte ${money(m.money)} au lieu de ${money(m.other)}.`],
  makes: (m) => [`La production donne ${goods(m.goods)} au lieu de ${m.other}.`],
  makesLess: (m) => [`En échange, la production donne ${goods(m.goods)} au lieu de ${m.other}.`],
  processes: (m) => [`La production peut transformer ${goods(m.goods)} au lieu de ${m.other}.`],
  builds: (m) => [`${unitCount(m.units, m.unit)} sur la carte au lieu de ${m.other}.`],
  moreGoods: (m) => [`${goodCount(m.count, m.good)} au lieu de ${m.other}.`],
  fewerGoods: (m) => [`En échange, ${goodCount(m.count, m.good)} au lieu de ${m.other}.`],
  richer: (m) => [`${money(m.money)} au lieu de ${money(m.other)}.`],
  poorer: (m) => [`En échange, ${money(m.money)} au lieu de ${money(m.other)}.`],
  fewerMerchants: (m) => [`En échange, il reste ${merchants(m.merchants)} au lieu de ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => typesetMessage(sentences[merit.kind](merit))

export const meritWords: MeritWords<Merit> = { say }
