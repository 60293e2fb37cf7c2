import type { ChronicleOptionTexts } from './chronicle-texts.ts'

export const chronicleOptions: ChronicleOptionTexts = {
  race: {
    label: 'Les courses de bateaux-dragons',
    help: 'Chronique 1 : les points de mouvement peuvent aussi faire avancer votre bateau sur toutes les rivières. Les châteaux en chemin offrent des récompenses, les premiers bateaux rentrés rapportent des PV, et les pièces du dernier ne comptent pas.',
    values: { false: 'Non', true: 'Oui' },
  },
  mountain: {
    label: 'Highlander',
    help: 'Chronique 2 : tout joueur qui dépasse la Montagne y laisse une pièce ou une ressource ; le joueur qui s’y arrête récupère tout en repartant.',
    values: { false: 'Non', true: 'Oui' },
  },
  cellars: {
    label: 'La Réserve Single Cask d’Old Jamey',
    help: 'Chronique 3 : les tonneaux vieillissent dans vos caves, case par case, et se vendent contre des PV aux Ventes de Single Cask du rondel.',
    values: { false: 'Non', true: 'Oui' },
  },
  englishman: {
    label: 'Le Marteau des Écossais',
    help: 'Chronique 4, pour 3 ou 4 joueurs : le joueur qui contrôle le jeton Angleterre déplace l’Anglais, pour prendre une tuile de plus ou en défausser une contre des pièces.',
    values: { false: 'Non', true: 'Oui' },
  },
  tome: {
    label: 'L’Ouvrage douteux sur l’histoire d’Écosse',
    help: 'Chronique 6 : chaque carte Lieu emblématique a un événement au verso. Les rassemblements et d’autres tuiles permettent de retourner une carte et de déclencher son événement.',
    values: { false: 'Non', true: 'Oui' },
  },
  council: {
    label: 'Entre le marteau et l’enclume',
    help: 'Chronique 7 : chaque personnage pris donne lieu à un vote secret sur l’une des cinq cartes ; une carte adoptée rapporte 10 PV à la fin au joueur qui la remplit le mieux.',
    values: { false: 'Non', true: 'Oui' },
  },
  mobs: {
    label: 'Les Penny Mobs',
    help: 'Chronique 8 : des truands attendent en prison et les sous s’accumulent ; le joueur qui prend un truand reçoit son pouvoir et ses sous, et perd des PV à la fin.',
    values: { false: 'Non', true: 'Oui' },
  },
  haggis: {
    label: 'Ode au haggis',
    help: 'Chronique 5 : des jetons Haggis s’accumulent sur des tables cachées ; lors de trois décomptes, le dé en retourne jusqu’à trois, qui rapportent des PV.',
    values: { false: 'Non', true: 'Oui' },
  },
}
