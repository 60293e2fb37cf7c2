import { remarksOf } from '@bothy/kernel/coach'
import { typeset } from '@bothy/kernel/french'
import { type Good, GOODS, RARE_IMPORTS, type RareImport } from '../../data/goods.ts'
import type { Types } from '../../rules/types.ts'
import * as english from '../../words/en-names.ts'
import * as french from '../../words/fr-names.ts'
import { asks, can, contract, hex, importsOf, lacking, own, type Sight } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

const payable = (sight: Sight) => own(sight).boxes.filter(({ reason }) => reason === null)

/** COC-25: one unit of one good completes a contract, and the market sells it now. */
function lacksOne(sight: Sight): { readonly good: Good; readonly price: number } | null {
  if (!asks(sight, 'turn')) return null
  for (const box of own(sight).boxes) {
    const good = GOODS.find((one) => box.missing[one] === 1)
    const isSold = sight.legal.some((one) => one.type === 'buy' && one.good === good && one.n === 1)
    if (good === undefined || lacking(box) !== 1 || !isSold) continue
    return { good, price: sight.view.prices.find((one) => one.good === good)?.price ?? 0 }
  }
  return null
}

/** COC-70: worth most now, on a contract that wants one more thing at most. */
function rare(sight: Sight): { readonly kind: RareImport; readonly contract: number } | null {
  const { importVp, tokens, offers, display, corrections } = sight.view
  if (!asks(sight, 'turn') || !can(sight, 'obtain') || corrections !== null) return null
  const kind = RARE_IMPORTS.find((one) => importVp[one] === 5)
  if (kind === undefined || RARE_IMPORTS.every((one) => tokens[one] === 0)) return null
  const found = offers.find(({ contract: id, ...offer }) => {
    return display.includes(id) && lacking({ contract: id, ...offer }) <= 1 && (importsOf(id)[kind] ?? 0) > 1
  })
  return found === undefined ? null : { kind, contract: found.contract }
}

/** COC-55: the animals whose loss leaves most settlements linked, where it makes a difference. */
function dearest({ view: { animals } }: Sight): readonly string[] {
  const most = Math.max(...animals.map(({ linked }) => linked))
  const best = animals.filter(({ linked }) => linked === most)
  return best.length < animals.length ? best.map((animal) => hex(animal.hex)) : []
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const trading = [
  plain({
    id: 'whichAnimal',
    kind: 'hint',
    often: 'twice',
    rules: ['COC-37', 'COC-55'],
    when: (sight) => asks(sight, 'slaughter') && dearest(sight).length > 0,
    say: {
      en: 'Choose the animal whose loss keeps your settlements linked.',
      fr: 'Choisissez l’animal dont la perte garde vos villages reliés.',
    },
    point: dearest,
  }),
  plain({
    id: 'fulfilNow',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-37'],
    when: (sight) => asks(sight, 'turn') && payable(sight).length > 0,
    say: {
      en: 'You can fulfil your contract now: everything it asks for is there.',
      fr: 'Vous pouvez remplir votre contrat maintenant\u00a0: tout ce qu’il demande est là.',
    },
    point: (sight) => payable(sight).map((box) => contract(box.contract)),
  }),
  plain({
    id: 'contractForMoney',
    kind: 'hint',
    often: 'once',
    rules: ['COC-28'],
    when: (sight) =>
      asks(sight, 'turn') && sight.view.round === 1 && sight.view.contractMoney > 0 && can(sight, 'obtain'),
    say: {
      en: 'In round 1 taking a contract brings £5. Take one you can fulfil later.',
      fr: 'À la manche 1, prendre un contrat rapporte £5. Prenez-en un à remplir plus tard.',
    },
    point: 'contracts',
  }),
  filled({
    id: 'missingOne',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-25', 'COC-37'],
    when: lacksOne,
    say: ({ good, price }) => ({
      en: `Your contract lacks only ${english.goodCount(1, good)}: the market sells it for £${price}.`,
      fr: typeset(`Il ne manque que ${french.goodCount(1, good)} à votre contrat : le marché en vend pour £${price}.`),
    }),
    point: ({ good }) => `good ${good}`,
  }),
]

export const importing = [
  filled({
    id: 'rareImport',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-70'],
    when: rare,
    say: ({ kind }) => ({
      en: `${capital(english.IMPORT_NAMES[kind])} is rare now: 5 points each as things are. A contract on display brings some.`,
      fr: typeset(
        `${capital(french.importName(kind))} : rare pour l’instant, 5 PV pièce. Un contrat visible en apporte.`,
      ),
    }),
    point: (args) => contract(args.contract),
  }),
]
