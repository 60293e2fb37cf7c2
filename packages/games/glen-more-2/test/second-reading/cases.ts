import { CARD_FACTS, CARDS, FIELDS } from '../../data/index.ts'

const each = (what: (word: string) => string, words: readonly string[]): string[] => words.map(what)

/** Cases of the rules that play in step must have met, as the second reading counts them. */
export const CASES: readonly string[] = [
  'GM2-2 no Scotsman left',
  'GM2-2 no marker left',
  'GM2-5 a part is lost',
  'GM2-25 a round',
  ...each((reward) => `GM2-27 ${reward}`, ['coin', 'point']),
  'GM2-33 the die leaves',
  ...each((way) => `GM2-50 ${way}`, ['spend', 'buy', 'sell']),
  ...each((covered) => `GM2-60 over ${covered}`, ['1', '2']),
  'GM2-65 legal together alone',
  ...each((what) => `GM2-66 ${what}`, ['a tile', 'a pile', 'Scotsmen go home']),
  'GM2-70 in any order',
  ...each(
    (card) => `GM2-71 ${card}`,
    CARDS.filter((card) => CARD_FACTS[card].chronicle === null),
  ),
  'GM2-84 before a granted activation',
  ...each((turn) => `GM2-85 ${turn}`, ['with a new tile', 'without a new tile']),
  'GM2-90 more than eight coins',
  'GM2-92 activated',
  'GM2-94 counted double',
  'GM2-98 removed 2',
  ...each((field) => `GM2-113 ${field}`, FIELDS),
  ...each((field) => `GM2-113 ${field}, 5 VP`, ['brodie', 'macpherson', 'oliphant', 'sutherland']),
  ...each((field) => `GM2-113 ${field}, 8 VP`, ['brodie', 'oliphant']),
  ...each((type) => `GM2-113 built ${type}`, ['village', 'castle', 'animal', 'material', 'trade', 'person']),
  'GM2-113 macgregor, used',
  'GM2-113 mackintosh, placed',
  'GM2-113 maclachlan, unused points',
  ...each((kind) => `GM2-113 sinclair, ${kind}`, ['exchangeExact', 'exchangeAnyForClanMarker']),
  ...each((n) => `GM2-121 more than five in category ${n}`, ['3', '4']),
  ...each((where) => `GM2-130 ${where} The End`, ['onto', 'beyond']),
  'GM2-133 shared',
  ...each((tie) => `GM2-D2 ${tie}`, ['most', 'fewest']),
  'GM2-D3 from home',
  'GM2-Q16 stack D empty',
  'GM2-Q19 the new tile is gone',
]

/** Those that come up once in a hundred games or more seldom. */
export const RARE_CASES: readonly string[] = [
  'GM2-55 the river is shut in',
  'GM2-66 resources lost',
  'GM2-92 inside another effect',
  'GM2-98 removed 1',
  ...each((vp) => `GM2-113 grant, ${vp} VP`, ['5', '8']),
  ...each((field) => `GM2-113 ${field}, 8 VP`, ['macpherson', 'sutherland']),
  ...each((type) => `GM2-113 built ${type}`, ['loch', 'whisky']),
  ...each((kind) => `GM2-113 sinclair, ${kind}`, ['exchangeAny', 'exchangeAnimals', 'exchangeDifferent']),
  ...each((n) => `GM2-121 more than five in category ${n}`, ['1', '2']),
  'GM2-D3 from home, covered',
  'GM2-Q9 the last Scotsman',
  'GM2-Q21 he goes home',
  'GM2-Q22 over an activated tile',
]
