import { isGameId, MANIFESTS } from '@bothy/games'
import type { Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import type { NoticeKind } from '@bothy/protocol'

export type Language = 'en' | 'fr'

export const titleOf = (game: string): string => (isGameId(game) ? MANIFESTS[game].title : game)

const en = {
  about: {
    turn: 'It’s your turn.',
    began: 'The game has started.',
    over: 'The game is over.',
    rematch: 'A rematch is waiting for you.',
    invited: 'You’re invited to a table.',
    hurry: 'Your time is running out.',
    test: 'This is a test: notifications reach you here.',
  } satisfies { readonly [kind in NoticeKind]: string },
  with: (names: string) => `With ${names}.`,
  several: (tables: number) => `${tables} tables are waiting for you`,
  open: 'Open the table:',
  mail: {
    why: 'You’re getting this e-mail because you asked Bothy to send notifications to this address.',
    stop: 'Stop these e-mails:',
    confirm: {
      subject: 'Confirm your e-mail address',
      text: 'Someone, most likely you, wants Bothy to send notifications about their games to this address. To confirm, open this link within a day:',
      end: 'If it wasn’t you, ignore this e-mail: nothing more will be sent.',
    },
    password: {
      subject: 'Set a new password',
      text: (name: string) =>
        `Someone, most likely you, has forgotten the password for ${name}. To set a new one, open this link within an hour:`,
      end: 'If it wasn’t you, ignore this e-mail: your password stays as it is.',
    },
  },
}

const fr = {
  about: {
    turn: 'À vous de jouer.',
    began: 'La partie a commencé.',
    over: 'La partie est terminée.',
    rematch: 'Une revanche vous attend.',
    invited: typeset('Une table vous attend : vous avez reçu une invitation.'),
    hurry: 'Il vous reste peu de temps pour jouer.',
    test: typeset('Ceci est une notification de test : les notifications arrivent bien ici.'),
  },
  with: (names) => `Avec ${names}.`,
  several: (tables) => `${counted(tables, 'table', 'tables')} vous attendent`,
  open: typeset('Ouvrir la table :'),
  mail: {
    why: 'Vous recevez cet e-mail parce que vous avez demandé à Bothy d’envoyer des notifications à cette adresse.',
    stop: typeset('Ne plus recevoir ces e-mails :'),
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      text: typeset(
        'Quelqu’un, sans doute vous, souhaite que Bothy envoie à cette adresse des notifications sur ses parties. Pour confirmer, ouvrez ce lien dans la journée :',
      ),
      end: typeset('Si ce n’était pas vous, ignorez cet e-mail : aucun autre ne sera envoyé.'),
    },
    password: {
      subject: 'Choisissez un nouveau mot de passe',
      text: (name) =>
        typeset(
          `Quelqu’un, sans doute vous, a oublié le mot de passe du compte « ${name} ». Pour en choisir un nouveau, ouvrez ce lien dans l’heure :`,
        ),
      end: typeset('Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.'),
    },
  },
} satisfies Translated<typeof en>

export const WORDS: { readonly [language in Language]: Translated<typeof en> } = { en, fr }

const LISTS = { en: new Intl.ListFormat('en-GB'), fr: new Intl.ListFormat('fr') } as const
export const listOf = (names: readonly string[], language: Language): string => LISTS[language].format(names)
