import type { Example } from '@bothy/kernel/book'
import { after } from './positions.ts'

export const turnExamples: readonly Example[] = [
  {
    id: 'trade',
    rules: ['COC-25', 'COC-26'],
    position: after(33),
    eyes: 'a',
    part: 'market',
    caption: {
      en: 'Wool (A) is at £4, grain (B) at £6, milk (C) at £5. You buy or sell at these prices; only then do they move.',
      fr: 'La laine (A) est à £4, la céréale (B) à £6, le lait (C) à £5. On achète ou vend à ces prix\u202f; ils ne bougent qu’ensuite.',
    },
    marks: {
      A: { at: 'good wool', rule: 'COC-25' },
      B: { at: 'good grain', rule: 'COC-25' },
      C: { at: 'good milk', rule: 'COC-25' },
    },
    shows: {
      en: 'The market with a row of prices for each of the six goods.',
      fr: 'Le marché\u00a0: une rangée de prix pour chacune des 6\u00a0marchandises.',
    },
    holds: { 'prices.0.price': 4, 'prices.1.price': 6, 'prices.2.price': 5 },
  },
  {
    id: 'obtain',
    rules: ['COC-28', 'COC-29'],
    position: after(15),
    eyes: 'b',
    part: 'contracts',
    caption: {
      en: 'Round 1: taking a contract, such as this one (A), brings £5. It goes into your empty box (B). What you still lack is pale.',
      fr: 'Manche 1\u00a0: prendre un contrat, comme celui-ci (A), rapporte £5. Il va dans votre caisse vide (B). Ce qui vous manque est pâle.',
    },
    marks: {
      A: { at: 'contract 37', rule: 'COC-28' },
      B: { at: 'box', rule: 'COC-29' },
    },
    shows: {
      en: 'Six contracts on display, all of which can be taken.',
      fr: '6\u00a0contrats proposés, que l’on peut tous prendre.',
    },
    holds: { contractMoney: 5, 'display.length': 6 },
  },
  {
    id: 'expand',
    rules: ['COC-30', 'COC-31'],
    position: after(6),
    eyes: 'b',
    begun: { ply: 'expand sheep c1r2', gestures: 1 },
    part: 'map',
    caption: {
      en: 'A sheep costs £8 and the land its coin: £11 in all here (A). Every lit space neighbours one of your two miners (B).',
      fr: 'Un mouton coûte £8, plus le terrain\u00a0: £11\u00a0en tout ici (A). Chaque case en surbrillance jouxte un de vos 2\u00a0mineurs (B).',
    },
    marks: {
      A: { at: 'hex c1r2', rule: 'COC-31' },
      B: { at: 'hex c2r3', rule: 'COC-30' },
    },
    shows: {
      en: 'The map with a sheep in hand and prices on the spaces where it can be placed.',
      fr: 'La carte, un mouton en main, et les prix sur les cases possibles.',
    },
    holds: { 'players.1.costs.sheep': 8, 'players.1.placed.miner': 2, 'players.1.shipping': 0 },
  },
  {
    id: 'upgrades',
    rules: ['COC-34', 'COC-35', 'COC-36'],
    position: after(33),
    eyes: 'a',
    part: 'upgrades',
    caption: {
      en: 'Shipping for £4 a level (A), a technology for £10 (B), a merchant for £4 (C).',
      fr: 'Un niveau d’expédition pour £4\u00a0(A), une technologie pour £10\u00a0(B), un marchand pour £4\u00a0(C).',
    },
    marks: {
      A: { at: 'upgrade shipping', rule: 'COC-34' },
      B: { at: 'technology', rule: 'COC-35' },
      C: { at: 'upgrade merchant', rule: 'COC-36' },
    },
    shows: {
      en: 'The upgrades of a player: shipping, technologies and merchants.',
      fr: 'Les améliorations d’un joueur\u00a0: expédition, technologies et marchands.',
    },
    holds: { 'upgradeCosts.shipping': 4, 'upgradeCosts.technology': 10, 'upgradeCosts.merchant': 4 },
  },
  {
    id: 'neighbours',
    rules: ['COC-42', 'COC-43', 'COC-44'],
    position: after(9),
    eyes: 'a',
    part: 'market',
    caption: {
      en: 'Your cow is next to an opponent’s field, so you can buy grain (A) at £3, which is £2 below the market. Your 2 merchants buy 2 at most.',
      fr: 'Votre vache jouxte un champ adverse\u00a0: vous pouvez acheter des céréales (A) à £3, soit £2\u00a0de moins qu’au marché. Avec 2\u00a0marchands, 2\u00a0au plus.',
    },
    marks: { A: { at: 'good grain', rule: 'COC-42' } },
    shows: {
      en: 'The market with grain lit at a lower price.',
      fr: 'Le marché, où la céréale est en surbrillance à prix réduit.',
    },
    holds: { 'pending.nearby.0.price': 3, 'prices.1.price': 5, 'players.0.merchants': 2 },
  },
  {
    id: 'pass',
    rules: ['COC-47', 'COC-48'],
    position: after(24),
    eyes: 'b',
    part: 'order',
    caption: {
      en: 'The first to pass (A) plays first in the next round and receives £16, the second (B) £14.',
      fr: 'Le premier à passer (A) jouera en premier à la manche suivante et reçoit £16, le second (B) £14.',
    },
    marks: {
      A: { at: 'passing 1', rule: 'COC-47' },
      B: { at: 'passing 2', rule: 'COC-47' },
    },
    shows: {
      en: 'The order of passing with its money.',
      fr: 'L’ordre de ceux qui passent, avec l’argent reçu.',
    },
    holds: { passMoney: 16 },
  },
  {
    id: 'settlements',
    rules: ['COC-54', 'COC-55'],
    position: after(55),
    eyes: 'a',
    part: 'map',
    caption: {
      en: 'You have two settlements, one of two units (A) and one of six (B). Shipping of level 1 does not link them, so your count is 1.',
      fr: 'Vous avez 2\u00a0villages, l’un de 2\u00a0unités (A), l’autre de 6\u00a0(B). L’expédition de niveau 1\u00a0ne les relie pas\u00a0: vous en comptez 1.',
    },
    marks: {
      A: { at: 'hex c5r2', rule: 'COC-54' },
      B: { at: 'hex c9r4', rule: 'COC-54' },
    },
    shows: {
      en: 'The map with two groups of units of one player.',
      fr: 'La carte avec 2\u00a0groupes d’unités d’un joueur.',
    },
    holds: {
      'players.0.shipping': 1,
      'players.0.settlements.groups.length': 2,
      'players.0.settlements.linked.length': 1,
    },
  },
]
