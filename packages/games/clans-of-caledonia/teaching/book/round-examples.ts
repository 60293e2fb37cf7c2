import type { Example, Position } from '@bothy/kernel/book'
import { chapter as clans } from '../lessons/clans.ts'
import { chapter as contracts } from '../lessons/contracts.ts'
import { chapter as scoring } from '../lessons/scoring.ts'
import { chapter as solo } from '../lessons/solo.ts'
import { after } from './positions.ts'

const played = ({ seats, setup, seed, before = [] }: Position, ...plies: readonly string[]): Position => ({
  seats,
  setup,
  seed,
  before: [...before, ...plies],
})

export const roundExamples: readonly Example[] = [
  {
    id: 'payment',
    rules: ['COC-37', 'COC-38'],
    position: played(contracts, 'a obtain 19', 'a end', 'b obtain 3', 'b end', 'a fulfil 19'),
    eyes: 'a',
    part: 'map',
    caption: {
      en: 'The contract asks for 1 mutton: you choose which of your two sheep (A, B) goes back to your board. Its space is then open to everyone.',
      fr: 'Le contrat demande 1\u00a0mouton\u00a0: choisissez lequel de vos 2\u00a0moutons (A, B) revient sur votre plateau. Sa case s’ouvre alors à tous.',
    },
    marks: {
      A: { at: 'hex c1r3', rule: 'COC-37' },
      B: { at: 'hex c3r2', rule: 'COC-37' },
    },
    shows: {
      en: 'The map with two sheep of one player lit.',
      fr: 'La carte, où 2\u00a0moutons d’un joueur sont en surbrillance.',
    },
    holds: { 'pending.kind': 'slaughter', 'pending.mutton': 1, 'players.0.placed.sheep': 2 },
  },
  {
    id: 'sellers',
    rules: ['COC-42', 'COC-43', 'COC-45'],
    position: after(9),
    eyes: 'a',
    part: 'map',
    caption: {
      en: 'The same purchase on the map: your new cow (A) neighbours the field (B) that sells grain. The workers beside it sell nothing.',
      fr: 'Le même achat sur la carte\u00a0: votre nouvelle vache (A) jouxte le champ (B) qui vend des céréales. Les ouvriers voisins ne vendent rien.',
    },
    marks: {
      A: { at: 'hex c9r4', rule: 'COC-42' },
      B: { at: 'hex c10r5', rule: 'COC-42' },
    },
    shows: {
      en: 'The map after a cow was placed beside an opponent’s field.',
      fr: 'La carte, une vache posée près d’un champ adverse.',
    },
    holds: { 'pending.kind': 'placed', 'pending.nearby.length': 1, 'pending.nearby.0.good': 'grain' },
  },
  {
    id: 'port',
    rules: ['COC-56', 'COC-60'],
    position: played(scoring, 'a ship', 'a end', 'b pass', 'b end', 'a expand sheep c2r1'),
    eyes: 'a',
    part: 'map',
    caption: {
      en: 'Your sheep (A) neighbours the port space, so you may use its tile (B) once in this game: now, after your action, or later.',
      fr: 'Votre mouton (A) jouxte la case du port\u00a0: sa tuile (B) vous sert une fois dans la partie, maintenant, après votre action, ou plus tard.',
    },
    marks: {
      A: { at: 'hex c2r1', rule: 'COC-56' },
      B: { at: 'port upgradeGlory', rule: 'COC-60' },
    },
    shows: {
      en: 'The map with a unit beside a port whose tile is lit.',
      fr: 'La carte, une unité près d’un port dont la tuile est en surbrillance.',
    },
    holds: { 'pending.kind': 'after', 'ports.0.port': 'upgradeGlory', 'players.0.portsUsed.length': 0 },
  },
  {
    id: 'production',
    rules: ['COC-66', 'COC-67'],
    position: after(58),
    eyes: 'a',
    part: 'making',
    caption: {
      en: 'Your one bakery may turn 1 of your 5 grain into bread (A). You choose; what is left stays in your stock.',
      fr: 'Votre unique boulangerie peut changer 1\u00a0de vos 5\u00a0céréales en pain (A). À vous de choisir\u202f; le reste se garde.',
    },
    marks: { A: { at: 'processing', rule: 'COC-66' } },
    shows: {
      en: 'A production sheet that asks what the bakery makes.',
      fr: 'La feuille de production\u00a0: que fait la boulangerie\u202f?',
    },
    holds: {
      'pending.kind': 'process',
      'players.0.placed.bakery': 1,
      'players.0.goods.grain': 5,
      'players.0.income.processed.bread': 1,
    },
  },
  {
    id: 'clan',
    rules: ['COC-87', 'COC-88', 'COC-89'],
    position: played(
      clans,
      'a take 2',
      'c take 3',
      'b take 4',
      'b place miner c10r6',
      'c place miner c5r8',
      'a place fisherman c4r4',
      'a place miner c5r2',
    ),
    eyes: 'a',
    part: 'map',
    caption: {
      en: 'MacDonald has fishermen (A) on lochs, where no land is paid. Your miner (B) came from the same pool of eight workers.',
      fr: 'MacDonald a des pêcheurs (A) sur les lochs, sans payer de terrain. Votre mineur (B) vient de la même réserve de 8\u00a0ouvriers.',
    },
    marks: {
      A: { at: 'hex c4r4', rule: 'COC-88' },
      B: { at: 'hex c5r2', rule: 'COC-87' },
    },
    shows: {
      en: 'The map with a fisherman on a loch and a miner.',
      fr: 'La carte, avec un pêcheur sur un loch et un mineur.',
    },
    holds: { 'players.0.clan': 'macdonald', 'players.0.placed.fisherman': 1, 'players.0.left.miner': 6 },
  },
  {
    id: 'solo',
    rules: ['COC-76', 'COC-77'],
    position: played(solo),
    eyes: 'a',
    begun: { ply: 'place miner c1r4', gestures: 1 },
    part: 'map',
    caption: {
      en: 'Alone: the small map, and a cairn (A) on every £1 space. The cheapest mountain (B) now costs £2, so a miner there £12.',
      fr: 'En solo\u00a0: la petite carte, et un cairn (A) sur chaque case à £1. La montagne la moins chère (B) coûte £2, donc un mineur £12.',
    },
    marks: {
      A: { at: 'hex c2r3', rule: 'COC-76' },
      B: { at: 'hex c1r4', rule: 'COC-76' },
    },
    shows: {
      en: 'The small map with a cairn on each of the cheapest spaces.',
      fr: 'La petite carte, un cairn sur chacune des cases les moins chères.',
    },
    holds: { seats: 1, 'players.0.costs.miner': 10 },
  },
]
