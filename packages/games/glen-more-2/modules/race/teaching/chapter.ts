import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    race: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A7', 'A10', 'A11', 'A12', 'A13', 'A9'],
      B: ['R2', 'B7', 'B8', 'B14', 'B1'],
      race: { start: [0], tokens: ['vp2', 'joker', 'vp3', 'coins2', 'clan', 'vp2'] },
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  before: [
    'a take A7',
    'a place 1,1',
    'a end',
    'b take A9',
    'b place -1,0',
    'b end',
    'a take A12',
    'a place 1,2',
    'a end',
  ],
  learnt: [
    {
      en: 'The race starts when someone passes Race Start.',
      fr: 'La course commence quand un joueur dépasse le Départ.',
    },
    {
      en: 'Movement points also row your boat, through every river.',
      fr: 'Les points de mouvement font avancer votre bateau sur toutes les rivières.',
    },
    {
      en: 'First home wins 15 points; castles on the way hold rewards.',
      fr: 'Premier bateau rentré\u00a0: 15\u00a0PV\u202f; les châteaux cachent des récompenses.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Your boat waits at the Home Castle. The race starts when someone passes this tile: Race Start.',
        fr: 'Votre bateau attend au Château initial. La course commence quand un joueur dépasse cette tuile\u00a0: le Départ.',
      },
      point: 'tile R1',
    },
    {
      ask: {
        en: 'Pass it: take the Shipyard at Fort William.',
        fr: 'Dépassez-la\u00a0: prenez le chantier naval de Fort William.',
      },
      expect: ['take R2'],
      point: 'tile R2',
      wrong: {
        en: 'That doesn’t pass Race Start. Jump further, to the shipyard.',
        fr: 'Cela ne dépasse pas le Départ. Allez plus loin, au chantier naval.',
      },
      done: { en: 'The race is on, for everyone!', fr: 'La course est lancée, pour tout le monde\u202f!' },
    },
    {
      ask: {
        en: 'Place it at the right end of your river, where it won’t lengthen the way out.',
        fr: 'Posez-le au bout droit de votre rivière\u00a0: la sortie ne sera pas plus longue.',
      },
      expect: ['place 2,0'],
      free: true,
      point: 'cell 2,0',
      replies: {
        'place 2,0': {
          en: 'Good: two more tiles that give movement are next to it.',
          fr: 'Bien\u00a0: 2\u00a0autres tuiles qui donnent des mouvements sont voisines.',
        },
      },
      tries: [
        {
          ply: 'place -1,0',
          reply: {
            en: 'That adds a space right in front of your boat. Let’s use the other end.',
            fr: 'Cela ajoute une case juste devant votre bateau. Prenons l’autre bout.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'A shipyard gives 2 movement points, castle and village 1 each. Activate all three.',
        fr: 'Le chantier donne 2\u00a0points de mouvement, château et village 1\u00a0chacun. Activez les trois.',
      },
      expect: ['activate R2', 'activate HOME-C1', 'activate A7'],
      all: true,
      point: ['tile R2', 'tile HOME-C1', 'tile A7'],
      holds: { 'players.0.coins': 0, 'players.0.vp': 0 },
      wrong: { en: 'First collect all the points: three tiles.', fr: 'D’abord tous les points\u00a0: 3\u00a0tuiles.' },
      done: {
        en: 'Four points, for Scotsmen or for the boat.',
        fr: '4\u00a0points, pour les Écossais ou pour le bateau.',
      },
    },
    {
      ask: {
        en: 'A point rows your boat one space, from right to left. Row, or move a Scotsman?',
        fr: 'Un point avance votre bateau d’une case, de droite à gauche. Ramer, ou déplacer un Écossais\u202f?',
      },
      expect: ['row'],
      free: true,
      point: 'chronicle race',
      replies: {
        row: {
          en: 'Off you go! Boats pass through every river and come home.',
          fr: 'C’est parti\u202f! Les bateaux traversent toutes les rivières et rentrent.',
        },
      },
      tries: [
        {
          ply: 'move HOME-V1 HOME-C1',
          reply: {
            en: 'Always possible. But with exactly 4 points you’ll reach a castle: row!',
            fr: 'Toujours possible. Mais 4\u00a0points suffisent pour atteindre un château\u00a0: ramez\u202f!',
          },
        },
      ],
      wrong: {
        en: 'That’s allowed too, but try the highlighted move this time.',
        fr: 'C’est permis aussi, mais essayez cette fois le coup mis en évidence.',
      },
    },
    {
      ask: {
        en: 'Row three more times, into the neutral river, to its castle.',
        fr: 'Ramez encore trois fois, dans la rivière neutre, jusqu’à son château.',
      },
      expect: ['row', 'row', 'row'],
      all: true,
      point: 'chronicle race',
      wrong: { en: 'Keep rowing: the castle is close.', fr: 'Ramez encore\u00a0: le château est proche.' },
    },
    {
      ask: {
        en: 'Each castle holds secret reward tokens. Look, and take one.',
        fr: 'Chaque château cache des jetons Récompense. Regardez, et prenez-en un.',
      },
      expect: ['token vp3', 'token coins2'],
      free: true,
      point: 'panel',
      replies: {
        'token vp3': {
          en: '3 points at once. The other token stays here, face down.',
          fr: '3\u00a0PV tout de suite. L’autre jeton reste là, face cachée.',
        },
        'token coins2': {
          en: '2 coins at once. The other token stays here, face down.',
          fr: '2\u00a0pièces tout de suite. L’autre jeton reste là, face cachée.',
        },
      },
      wrong: {
        en: 'That’s allowed too, but try the highlighted move this time.',
        fr: 'C’est permis aussi, mais essayez cette fois le coup mis en évidence.',
      },
      done: {
        en: 'First home: 15 points and a cask. With two players, the loser’s coins score nothing!',
        fr: 'Premier arrivé\u00a0: 15\u00a0PV et un tonneau. À 2\u00a0joueurs, les pièces du perdant ne valent rien\u202f!',
      },
    },
    {
      say: {
        en: 'You can now row your boat: be first home for 15 points, and never last.',
        fr: 'Vous savez maintenant ramer\u00a0: 15\u00a0PV pour le premier bateau, et gare au dernier.',
      },
      end: true,
    },
  ],
}
