import { numberIn, type Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { Good } from '../../../data/goods.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { all, coins, goodCount, goods } from '../../../words/fr-counts.ts'
import { dela, la, nom, v, Vous } from '../../../words/fr-grammar.ts'
import { counted } from '../../../words/parts.ts'
import { MOUNTAIN } from '../data/index.ts'
import type { MountainModuleTypes } from '../rules/types.ts'
import { goodsIn } from './parts.ts'
import type { mountainWords as en } from './en.ts'

const contents = (count: number, list: readonly Good[]): string =>
  all([...(count > 0 ? [coins(count)] : []), ...counted(list).map(([good, n]) => goodCount(n, good))])

export const mountainWords = {
  short: {
    mountainOccupied: 'occupée',
    tollFirst: 'péage d’abord',
    tollOwed: 'nécessaire pour la tuile',
    noCoin: 'aucune pièce',
    toll: 'péage d’abord',
    unload: 'Montagne d’abord',
  },
  title: 'Montagne',
  legend: typeset('Montagne : laissez une pièce ou une ressource en passant'),
  dock: { name: 'Montagne', unit: 'dessus' },
  tollButton: `Laisser ${coins(1)}`,
  declineButton: 'Renoncer au reste',
  helpToll: 'La tuile se paie ensuite.',
  helpUnload: 'Une tuile contient 3 ressources maximum.',
  about: typeset(
    'Le joueur qui dépasse la Montagne y laisse 1 pièce ou 1 ressource, avant de payer sa tuile. Le joueur qui s’y arrête ne paie pas de péage et ne prend pas de tuile, mais récupère tout en repartant. Le dé y ajoute 1 pièce.',
  ),
  contents,
  onIt: (what) => typeset(`Dessus : ${what}`),
  here: (name) => typeset(`pion présent : ${name}`),
  outOfReach: 'hors d’atteinte pour l’instant',
  stop: (what) => typeset(`pas de tuile ; en repartant, vous récupérez tout (actuellement ${what})`),
  toll: typeset('péage à la Montagne : 1 pièce ou 1 ressource'),
  noToll: typeset('pas de péage à la Montagne : vous n’avez rien à laisser'),
  leaves: 'péage',
} satisfies Translated<typeof en>

export const mountain: ChronicleTexts<MountainModuleTypes> = {
  events: {
    tollPaid: (e, me) => [
      Vous(e.seat, me),
      v(e.seat, me, 'laisse', 'laissez'),
      ...(e.good === null || e.tile === null ? [coins(1)] : [`${goods([e.good])} (`, nom(e.tile), ')']),
      ' sur ',
      ...la(MOUNTAIN),
      '.',
    ],
    mountainGrew: (e) => ['Le dé dépasse ', ...la(MOUNTAIN), ` et y ajoute ${coins(e.coins)}.`],
    mountainCleared: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'récupère', 'récupérez')}tout sur `,
      ...la(MOUNTAIN),
      ` : ${contents(e.coins, e.goods)}.`,
    ],
    mountainGoodsLost: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'perd', 'perdez')}${goods(e.goods)} `,
      ...dela(MOUNTAIN),
      ', faute de place sur les tuiles.',
    ],
  },
  reasons: {
    mountainOccupied: () => ['Un autre pion est déjà sur la Montagne : il n’y a de place que pour un seul.'],
    tollFirst: () => ['Le péage de la Montagne se paie d’abord : vous ne pourriez plus payer cette tuile.'],
    tollOwed: () => ['Vous ne pourriez plus payer la tuile : laissez autre chose sur la Montagne.'],
    noCoin: () => ['Vous n’avez aucune pièce : laissez une ressource, ou vendez-en une d’abord.'],
    toll: () => ['Laissez d’abord 1 pièce ou 1 ressource sur la Montagne.'],
    unload: () => ['Mettez d’abord les ressources de la Montagne sur vos tuiles.'],
  },
  actions: {
    toll: ({ good, tile }) =>
      good === null || tile === null
        ? [`Laisser ${coins(1)} sur `, ...la(MOUNTAIN)]
        : [`Laisser ${goods([good])} (`, nom(tile), ') sur ', ...la(MOUNTAIN)],
    unload: ({ good, tile }) => [`Mettre ${goods([good])} `, ...dela(MOUNTAIN), ' sur ', ...la(tile)],
  },
  prompts: {
    toll: {
      asked: () => ['Laissez 1 pièce ou 1 ressource sur la Montagne.'],
      awaited: { one: 'doit payer le péage', several: 'doivent payer le péage' },
    },
    leaveMountain: null,
    unload: {
      asked: (view) => [`Mettez ${goods(goodsIn(view))} de la Montagne sur vos tuiles.`],
      awaited: {
        one: 'doit mettre les ressources de la Montagne sur ses tuiles',
        several: 'doivent mettre les ressources de la Montagne sur leurs tuiles',
      },
      decline: mountainWords.declineButton,
    },
  },
  sources: {},
  lines: { mountain: (line) => [`Pièces sur la Montagne : ${numberIn(line, 'coins')}`] },
  printed: { ops: {}, activations: {}, once: {} },
}
