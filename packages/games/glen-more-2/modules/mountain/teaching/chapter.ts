import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    mountain: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A6', 'A10', 'A11', 'A1', 'A8', 'A12'],
      die: [3, 3, 3, 3],
    },
  },
  seed: 'lesson',
  before: ['a take S1', 'a place 0,1', 'a activate S1', 'a end', 'b take A11', 'b place 0,1', 'b end'],
  learnt: [
    {
      en: 'Passing the Mountain costs 1 coin or 1 resource.',
      fr: 'Dépasser la Montagne coûte 1\u00a0pièce ou 1\u00a0ressource.',
    },
    {
      en: 'You can stop on the Mountain, with no toll and no tile.',
      fr: 'Vous pouvez vous arrêter sur la Montagne, sans péage ni tuile.',
    },
    {
      en: 'When you leave the Mountain, everything on it is yours.',
      fr: 'En quittant la Montagne, vous prenez tout ce qui s’y trouve.',
    },
  ],
  steps: [
    {
      say: {
        en: 'The Mountain never moves. Each time you pass it, you leave 1 coin or 1 resource there.',
        fr: 'La Montagne ne bouge jamais. Chaque fois que vous la dépassez, vous y laissez 1\u00a0pièce ou 1\u00a0ressource.',
      },
      point: 'tile M1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Jump over it: take Glen Affric, on the far side.',
        fr: 'Passez par-dessus\u00a0: prenez Glen Affric, de l’autre côté.',
      },
      expect: ['take A12'],
      point: 'tile A12',
      wrong: {
        en: 'For this lesson, pass the Mountain: take Glen Affric.',
        fr: 'Pour la leçon, dépassez la Montagne\u00a0: prenez Glen Affric.',
      },
    },
    {
      ask: { en: 'Pay the toll: a coin or your wood?', fr: 'Payez le péage\u00a0: une pièce ou votre bois\u202f?' },
      expect: ['toll coin'],
      free: true,
      point: 'tile M1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'toll coin': {
          en: 'A coin. Resources that pay for tiles are often worth more.',
          fr: 'Une pièce. Les ressources qui paient les tuiles valent souvent plus.',
        },
      },
      tries: [
        {
          ply: 'toll wood S1',
          reply: {
            en: 'Allowed, but wood pays for many tiles. Let’s leave a coin instead.',
            fr: 'C’est permis, mais le bois paie beaucoup de tuiles. Laissons plutôt une pièce.',
          },
        },
      ],
      wrong: {
        en: 'Selling the wood won’t cancel the toll. Pay it first.',
        fr: 'Vendre le bois ne supprime pas le péage. Payez-le d’abord.',
      },
    },
    {
      ask: { en: 'Now place Glen Affric next to Inshriach.', fr: 'Posez maintenant Glen Affric près d’Inshriach.' },
      expect: ['place 1,1'],
      point: 'cell 1,1',
      wrong: {
        en: 'Fine as well. For this lesson, place it above the Home Castle.',
        fr: 'C’est bien aussi. Pour la leçon, posez-le au-dessus du Château initial.',
      },
    },
    {
      ask: { en: 'Activate both producing tiles.', fr: 'Activez les 2\u00a0tuiles productives.' },
      expect: ['activate A12', 'activate S1'],
      all: true,
      point: ['tile A12', 'tile S1'],
      wrong: {
        en: 'First take what’s free: cattle and wood.',
        fr: 'Prenez d’abord ce qui est gratuit\u00a0: un bœuf et un bois.',
      },
    },
    {
      ask: {
        en: 'End your turn. The die and Rory must pass the Mountain too.',
        fr: 'Terminez votre tour. Le dé et Rory dépassent aussi la Montagne.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'The toll is what we’re after: end your turn and watch the others pay it.',
        fr: 'Voyons plutôt le péage\u00a0: terminez votre tour, et les autres paieront.',
      },
    },
    { play: 'b', ply: 'take A13' },
    { play: 'b', ply: 'place 0,-1' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: '3 coins are up there now: yours, Rory’s and one for the die. The Mountain is ahead of you again.',
        fr: 'Il y a 3\u00a0pièces là-haut\u00a0: la vôtre, celle de Rory et une du dé. La Montagne est de nouveau devant.',
      },
      point: 'tile M1',
      holds: { 'players.0.coins': 4, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'You can stop there instead of taking a tile. Is it worth it?',
        fr: 'Vous pouvez vous y arrêter au lieu de prendre une tuile. Est-ce rentable\u202f?',
      },
      expect: ['take M1'],
      free: true,
      point: 'tile M1',
      replies: {
        'take M1': {
          en: 'No toll, no tile, and nobody else can stop here now.',
          fr: 'Ni péage, ni tuile, et personne d’autre ne peut s’arrêter ici.',
        },
      },
      tries: [
        {
          ply: 'take A3',
          reply: {
            en: 'Loch Lochy is lovely, and free. But let’s see what the Mountain brings.',
            fr: 'Le Loch Lochy est beau, et gratuit. Mais voyons ce que rapporte la Montagne.',
          },
        },
      ],
      wrong: { en: 'Compare the Mountain with Loch Lochy.', fr: 'Comparez la Montagne et le Loch Lochy.' },
    },
    {
      ask: {
        en: 'End your turn. You’ll collect when you move on.',
        fr: 'Terminez votre tour. Vous récupérez tout en repartant.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: { en: 'Just end your turn: the Mountain will pay.', fr: 'Terminez simplement\u00a0: la Montagne paiera.' },
    },
    { play: 'b', ply: 'take B11' },
    { play: 'b', ply: 'place -1,-1' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Rory and the die paid again: 5 coins, and they’re yours! Now take any tile you like.',
        fr: 'Rory et le dé ont encore payé\u00a0: 5\u00a0pièces, et elles sont à vous\u202f! Prenez une tuile.',
      },
      expect: ['take *'],
      free: true,
      point: 'tile M1',
      holds: { 'players.0.coins': 9, 'players.0.vp': 0 },
      wrong: {
        en: 'You have 9 coins, so there’s no need to sell. Take a tile.',
        fr: 'Vous avez 9\u00a0pièces\u00a0: inutile de vendre. Prenez une tuile.',
      },
      done: {
        en: 'Coins are worth a point each at the end, and they pay for tiles until then.',
        fr: 'Chaque pièce vaut 1\u00a0PV à la fin, et paie vos tuiles d’ici là.',
      },
    },
    {
      say: {
        en: 'You can now pay the Mountain its toll, and stop there to take everything others have left.',
        fr: 'Vous savez maintenant payer le péage de la Montagne, et vous y arrêter pour tout récupérer.',
      },
      end: true,
    },
  ],
}
