export const fairnessEn = {
  fairness: 'Fair shuffle',
  fairnessHelp:
    'The seed for every shuffle was fixed when the game started. Its fingerprint (SHA-256) is shown here, the seed itself after the end.',
  commitment: 'Fingerprint',
  seed: 'Seed',
  verify: 'Verify',
  verifying: 'Replaying the whole game…',
  verified: 'The seed matches its fingerprint, and replaying the game leads to the same position.',
  seedWrong: 'The seed doesn’t match the fingerprint.',
  replayWrong: 'Replaying the game leads to a different position.',
  verifyFailed: 'The record could not be loaded.',
}
export type FairnessWords = typeof fairnessEn
