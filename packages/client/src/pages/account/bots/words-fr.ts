import type { BotsWords } from './words-en.ts'

export const botsFr = {
  title: 'Vos propres bots',
  help: 'Un programme à vous peut jouer à vos tables privées. Il se connecte avec un jeton et son nom commence par « [bot] ». Le guide pour les auteurs, docs/bots.md (en anglais), accompagne le code source de Bothy.',
  online: 'connecté en ce moment',
  seen: (date: string) => `dernière connexion le ${date}`,
  never: 'ne s’est jamais connecté',
  name: 'Nom du bot',
  nameHelp: (longest: number) => `${longest} caractères au plus. Tout le monde le voit à ses tables.`,
  make: 'Créer un bot',
  made: (name: string) => `Le jeton de ${name}`,
  once: 'Copiez-le maintenant : il ne sera plus jamais affiché. Gardez-le comme un mot de passe et donnez-le à votre programme dans la variable d’environnement BOTHY_TOKEN.',
  where: 'Ouvrez ensuite une table privée : avant le début de la partie, vous y donnez une place à votre bot.',
  kept: 'Je l’ai noté',
  revoke: 'Révoquer',
  revokeOf: (name: string) => `Révoquer le jeton de ${name}`,
  revokeAsk: (name: string) => `Révoquer le jeton de ${name} ?`,
  revokeHelp:
    'Le programme qui l’utilise est déconnecté aussitôt. Le bot garde ses places et vous pourrez lui donner un nouveau jeton sous le même nom.',
  revokeNow: 'Révoquer définitivement',
  revoked: (name: string) => `Le jeton de ${name} n’est plus valable.`,
  cancel: 'Annuler',
} satisfies BotsWords
