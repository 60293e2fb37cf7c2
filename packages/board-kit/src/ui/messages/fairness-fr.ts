import type { FairnessWords } from './fairness-en.ts'

export const fairnessFr: FairnessWords = {
  fairness: 'Mélange vérifiable',
  fairnessHelp:
    'La graine de tous les mélanges est fixée dès le début de la partie. Son empreinte (SHA-256) est visible ici, la graine elle-même à la fin.',
  commitment: 'Empreinte',
  seed: 'Graine',
  verify: 'Vérifier',
  verifying: 'Vérification en cours…',
  verified: 'La graine correspond à son empreinte, et la partie rejouée aboutit à la même position.',
  seedWrong: 'La graine ne correspond pas à l’empreinte.',
  replayWrong: 'La partie rejouée aboutit à une autre position.',
  verifyFailed: 'L’enregistrement n’a pas pu être chargé.',
}
