import { rate } from 'openskill'
import type { Evidence, Skill } from './skill.ts'

/** Uncertainty added with each match: people learn, and bots are retrained. */
const TAU = 25 / 300

export function learned(skills: readonly Skill[], { places, isCutShort }: Evidence): readonly Skill[] {
  const seats = skills.map((_, seat) => seat)
  const all = among(seats, skills, places)
  if (!isCutShort) return all
  const gone = seats.filter((seat) => places[seat] > 1)
  return seats.map((seat) => (places[seat] > 1 ? all[seat] : among([seat, ...gone], skills, places)[0]))
}

function among(seats: readonly number[], skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const teams = seats.map((seat) => [{ ...skills[seat] }])
  // Without the limit a win could leave the winner less certain than before.
  const rated = rate(teams, { rank: seats.map((seat) => places[seat]), tau: TAU, limitSigma: true })
  return rated.map(([skill]) => skill)
}
